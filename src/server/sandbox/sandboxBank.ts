import type { BankDetails } from '@/contract/exchangeParts'
import { env } from '@/config/env'
import { legal } from '@/config/legal'
import type { StoredExchange } from '@/server/database/schema'

export const SANDBOX_BANK = 'Sandbox Bank'

/** Whom a transfer to the sandbox would go to. Its account number is invalid, so that no bank takes it. */
export function sandboxBank({ networkFrom, publicId }: StoredExchange): BankDetails | null {
  if (networkFrom !== '') return null
  const payee = legal.legalName || env.brandName
  return { payee, bank: SANDBOX_BANK, bic: null, reference: publicId.toUpperCase() }
}
