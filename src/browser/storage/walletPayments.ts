import { rules } from '@/config/rules'
import { readStoredList, storeList, watchStored } from './storage'

/** Stored from before the request, so that no reload or other tab repeats it. No recipient, no amount. */
export type WalletPayment = {
  publicId: string
  /** The account, its chain, and how many transactions it had sent by then. */
  account: string
  chainId: number
  nonce: number
  /** Milliseconds since 1970. */
  askedAt: number
  hash: string | null
}

const isPayment = (item: unknown): item is WalletPayment => {
  const one = Object(item) as Partial<Record<string, unknown>>
  const hasTexts = typeof one.publicId === 'string' && typeof one.account === 'string'
  const hasNumbers = [one.chainId, one.nonce, one.askedAt].every((number) => typeof number === 'number')
  return hasTexts && hasNumbers && (one.hash === null || typeof one.hash === 'string')
}

const read = () => readStoredList('walletPayments', isPayment)
const others = (publicId: string) => read().filter((one) => one.publicId !== publicId)

export const paymentOf = (publicId: string): WalletPayment | null =>
  read().find((one) => one.publicId === publicId) ?? null

/** False where storage is refused: the payment must not be requested then. */
export function rememberPayment(payment: WalletPayment): boolean {
  storeList('walletPayments', [payment, ...others(payment.publicId)].slice(0, rules.ownExchangesKept))
  const stored = paymentOf(payment.publicId)
  return stored?.askedAt === payment.askedAt && stored.hash === payment.hash
}

export const forgetPayment = (publicId: string) => storeList('walletPayments', others(publicId))

export const watchPayments = (changed: () => void) => watchStored('walletPayments', changed)
