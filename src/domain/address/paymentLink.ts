import Big from 'big.js'
import type { Currency, CurrencyInfo } from '@/domain/currency/currency'
import { COIN_DECIMALS, EVM_COINS } from '@/domain/wallet/evmCoins'
import { addressInCode } from './addressInCode'

export type AddressCurrency = Pick<Currency, 'network' | 'symbolFront'> & {
  fullInfo: Pick<CurrencyInfo, 'network_name' | 'contract_address' | 'precision'>
}

type PaymentLink = {
  address: string
  /** Decimal string in whole units of the currency; null where the link has none, or one of another currency. */
  amount: string | null
  otherChain: string | null
}

type Scheme = {
  network: string
  name: string
  coin: string
  /** The parameter, and the decimal places where it counts in the smallest unit. */
  amount: string
  places: number
}

const scheme = (network: string, name: string, coin: string, amount = 'amount', places = 0): Scheme => ({
  network,
  name,
  coin,
  amount,
  places,
})

/** BIP-21 and the chains' own documents, as in `domain/exchange/paymentUri.ts`. */
const SCHEMES: Readonly<Record<string, Scheme>> = {
  bitcoin: scheme('btc', 'Bitcoin', 'BTC'),
  lightning: scheme('lightning', 'Lightning', 'BTC', ''),
  litecoin: scheme('ltc', 'Litecoin', 'LTC'),
  dogecoin: scheme('doge', 'Dogecoin', 'DOGE'),
  bitcoincash: scheme('bch', 'Bitcoin Cash', 'BCH'),
  ecash: scheme('xec', 'eCash', 'XEC'),
  dash: scheme('dash', 'Dash', 'DASH'),
  zcash: scheme('zec', 'Zcash', 'ZEC'),
  monero: scheme('xmr', 'Monero', 'XMR', 'tx_amount'),
  solana: scheme('sol', 'Solana', 'SOL'),
  ton: scheme('ton', 'TON', 'TON', 'amount', 9),
  tron: scheme('trx', 'Tron', 'TRX'),
  cardano: scheme('ada', 'Cardano', 'ADA'),
  'web+cardano': scheme('ada', 'Cardano', 'ADA'),
  'web+stellar': scheme('xlm', 'Stellar', 'XLM'),
  kaspa: scheme('kas', 'Kaspa', 'KAS'),
}

const LINK = /^([a-z][a-z+]*):/i

export function readPaymentLink(text: string, currency: AddressCurrency): PaymentLink {
  const name = LINK.exec(text)?.[1]?.toLowerCase()
  const address = addressInCode(text)
  if (name === 'ethereum') return { address, ...readEthereum(text, currency) }
  const known = name === undefined ? undefined : SCHEMES[name]
  if (!known) return { address, amount: null, otherChain: null }
  const isOther = known.network !== currency.network
  return {
    address,
    amount: isOther ? null : amountIn(text, known, currency),
    otherChain: isOther ? known.name : null,
  }
}

const parametersOf = (text: string) =>
  new URLSearchParams(text.includes('?') ? text.slice(text.indexOf('?')) : '')

function amountIn(text: string, { coin, amount, places }: Scheme, currency: AddressCurrency) {
  const parameters = parametersOf(text)
  // Solana Pay names the token; without one the amount is in SOL.
  const contract = parameters.get('spl-token') ?? parameters.get('jetton')
  const isSame = contract
    ? contract === currency.fullInfo.contract_address
    : currency.symbolFront === coin && !currency.fullInfo.contract_address
  return isSame ? positive(parameters.get(amount), contract ? 0 : places) : null
}

/** EIP-681. Wallets leave the chain out on every chain, so only one that is written can be another. */
function readEthereum(text: string, currency: AddressCurrency) {
  const chainId = /@(\d+)/.exec(text)?.[1]
  const own = EVM_COINS[currency.network]
  const isOther = chainId !== undefined && Number(chainId) !== own?.id
  if (isOther) return { amount: null, otherChain: chainName(chainId) }
  const parameters = parametersOf(text)
  const { contract_address: contract, precision } = currency.fullInfo
  if (!/\/transfer\?/i.test(text)) {
    const isCoin = !contract && currency.symbolFront === own?.coin
    return { amount: isCoin ? positive(parameters.get('value'), COIN_DECIMALS) : null, otherChain: null }
  }
  const token = /^ethereum:(?:pay-)?(0x[0-9a-f]{40})/i.exec(text)?.[1]
  const isSame = token !== undefined && token.toLowerCase() === contract?.toLowerCase()
  return { amount: isSame ? positive(parameters.get('uint256'), precision) : null, otherChain: null }
}

const chainName = (id: string | undefined) =>
  Object.values(EVM_COINS).find((chain) => chain.id === Number(id))?.name ?? `Ethereum (chain ${id})`

/** EIP-681 allows `2.014e18`. */
function positive(text: string | null | undefined, places: number): string | null {
  if (!text || !/^\d{1,40}(\.\d{1,40})?(e\d{1,2})?$/i.test(text)) return null
  const amount = new Big(text).div(new Big(10).pow(places))
  return amount.gt(0) ? amount.toFixed() : null
}
