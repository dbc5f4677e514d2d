import Big from 'big.js'
import type { Currency, CurrencyInfo } from '@/domain/currency/currency'
import { COIN_DECIMALS, EVM_COINS } from '@/domain/wallet/evmCoins'
import { paymentUri } from './paymentUri'

type Paid = Pick<Currency, 'network' | 'symbolFront'> & Pick<CurrencyInfo, 'contract_address' | 'precision'>

const EVM_ADDRESS = /^0x[0-9a-f]{40}$/i

/** In the smallest unit; null where it has more decimal places than the currency, or is no positive amount. */
function smallestUnits(amount: string, decimals: number): string | null {
  if (!/^\d+(\.\d+)?$/.test(amount)) return null
  const units = new Big(amount).times(new Big(10).pow(decimals))
  return units.gt(0) && units.round(0, Big.roundDown).eq(units) ? units.toFixed() : null
}

/** EIP-681: the chain is always named, so that a wallet on another chain cannot pay there. */
function evmUri(paid: Paid, address: string, amount: string): string | null {
  const chain = EVM_COINS[paid.network]
  const { contract_address: contract } = paid
  if (!chain || !EVM_ADDRESS.test(address)) return null
  if (!contract) {
    const value = paid.symbolFront === chain.coin ? smallestUnits(amount, COIN_DECIMALS) : null
    return value && `ethereum:${address}@${chain.id}?value=${value}`
  }
  const units = EVM_ADDRESS.test(contract) ? smallestUnits(amount, paid.precision) : null
  return units && `ethereum:${contract}@${chain.id}/transfer?address=${address}&uint256=${units}`
}

/** Null where the chain has no standard or the link would lose the extra id. Not for QR codes: some scanners take the
 * contract of an EIP-681 transfer for the recipient. */
export function walletUri(paid: Paid, address: string, amount: string, extraId: string | null) {
  if (!EVM_COINS[paid.network]) return paymentUri(paid, address, amount, extraId)
  return extraId ? null : evmUri(paid, address, amount)
}
