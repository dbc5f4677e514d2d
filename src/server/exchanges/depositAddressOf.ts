import { readSandboxChain } from '@/config/walletSettings'
import { slugOf } from '@/domain/currency'
import type { CatalogueCurrency } from '@/server/catalogue'
import { sandboxDepositAddress } from '@/server/depositAddress'

/**
 * Where the deposit of an order goes: an address nobody can pay, but for what the configured chain of no real money has
 * (decisions §3).
 */
export function depositAddressOf(currency: CatalogueCurrency, publicId: string): string {
  const chain = readSandboxChain()
  const isOnChain = chain?.network === currency.network
  const isItsCoin = currency.fullInfo.contract_address === null
  if (isOnChain && (isItsCoin || chain.tokens[slugOf(currency)])) return chain.depositAddress
  return sandboxDepositAddress(currency.network, publicId)
}
