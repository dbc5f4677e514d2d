import { checkAddress } from '@/domain/address/checkAddress'
import { slugOf, type Currency } from '@/domain/currency/currency'
import type { EvmChain } from './evmChains'
import { chainsOf, settingsOf, type WalletSettings } from './walletSettings'

type NoWalletDeposit = 'sandbox' | 'address' | 'extraId' | 'currency'

export type WalletDeposit = {
  chain: EvmChain
  deposit: { to: string; amount: string; ticker: string; token: string | null; decimals: number }
}

export type AwaitedDeposit = {
  networkFrom: string
  expectedAmountFrom: string
  extendedInfo: { addressFrom: string; extraIdFrom: string | null }
}

type Site = { sandbox: boolean; wallet: WalletSettings }

export function walletDeposit(
  exchange: AwaitedDeposit,
  from: Currency,
  site: Site,
): WalletDeposit | NoWalletDeposit {
  const settings = settingsOf(site)
  const { sandboxChain } = settings
  const { addressFrom: to, extraIdFrom } = exchange.extendedInfo
  const chain = chainsOf(settings)[exchange.networkFrom]
  if (!chain) return 'currency'
  if (extraIdFrom) return 'extraId'
  if (checkAddress(exchange.networkFrom, to) !== 'valid') return site.sandbox ? 'sandbox' : 'address'
  const standIn = sandboxChain?.network === exchange.networkFrom ? sandboxChain : null
  const { contract_address: contract, precision: decimals } = from.fullInfo
  const token = contract && standIn ? (standIn.tokens[slugOf(from)] ?? null) : contract
  const isCoin = contract === null && from.symbolFront === chain.coin
  if (!isCoin && !token) return 'currency'
  const ticker = from.symbolFront
  return { chain, deposit: { to, amount: exchange.expectedAmountFrom, ticker, token, decimals } }
}
