import { readSandboxChain } from '@/config/walletSettings'
import { slugOf } from '@/domain/currency/currency'
import type { CatalogueCurrency } from '@/server/currencies/catalogue'
import { sandboxDepositAddress } from '@/server/currencies/depositAddress'

/** The deposit address of an order: one that cannot be paid to, but for what the configured test chain has (decisions
 * §3). */
export function depositAddressOf(currency: CatalogueCurrency, publicId: string): string {
  const chain = readSandboxChain()
  const isOnChain = chain?.network === currency.network
  const isItsCoin = currency.fullInfo.contract_address === null
  if (isOnChain && (isItsCoin || chain.tokens[slugOf(currency)])) return chain.depositAddress
  return sandboxDepositAddress(currency.network, publicId)
}
