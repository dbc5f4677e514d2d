import type { BankDetails } from '@/contract/exchangeParts'
import type { CatalogueCurrency } from '@/server/currencies/catalogue'
import type { StoredExchange } from '@/server/database/schema'
import { env } from '@/config/env'
import { legal } from '@/config/legal'
import { readSandboxChain } from '@/config/walletSettings'
import { sandboxDepositAddress } from '@/server/currencies/depositAddress'
import { slugOf } from '@/domain/currency/currency'

/** The deposit address of an order: one that cannot be paid to, but for what the configured test chain has (decisions
 * §3). */
export function depositAddressOf(currency: CatalogueCurrency, publicId: string): string {
  const chain = readSandboxChain()
  const isOnChain = chain?.network === currency.network
  const isItsCoin = currency.fullInfo.contract_address === null
  if (isOnChain && (isItsCoin || chain.tokens[slugOf(currency)])) return chain.depositAddress
  return sandboxDepositAddress(currency.network, publicId)
}

const SANDBOX_BANK = 'Sandbox Bank'

/** Whom a transfer to the sandbox would go to. Its account number is invalid, so that no bank takes it (decisions §3). */
export function sandboxBank({ networkFrom, publicId }: StoredExchange): BankDetails | null {
  if (networkFrom !== '') return null
  const payee = legal.legalName || env.brandName
  return { payee, bank: SANDBOX_BANK, bic: null, reference: publicId.toUpperCase() }
}
