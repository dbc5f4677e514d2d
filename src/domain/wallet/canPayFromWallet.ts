import { slugOf, type Currency } from '@/domain/currency/currency'
import { EVM_COINS } from './evmCoins'
import type { AwaitedDeposit } from './walletDeposit'
import type { WalletSettings } from './walletSettings'

type Site = { sandbox: boolean; wallet: WalletSettings }

/** What a page can know without the check of the deposit address, whose code is loaded with the wallet. */
export function canPayFromWallet(exchange: AwaitedDeposit, from: Currency, site: Site): boolean {
  const { addressFrom, extraIdFrom } = exchange.extendedInfo
  const chain = EVM_COINS[exchange.networkFrom]
  if (!chain || extraIdFrom) return false
  const { contract_address: contract } = from.fullInfo
  const isCoin = contract === null && from.symbolFront === chain.coin
  if (!site.sandbox) return isCoin || contract !== null
  // Other addresses of the sandbox are invalid on purpose.
  const standIn = site.wallet.sandboxChain
  if (standIn?.network !== exchange.networkFrom || standIn.depositAddress !== addressFrom) return false
  return isCoin || standIn.tokens[slugOf(from)] !== undefined
}
