import { rules } from '@/config/rules'
import { readStoredList, storeList, watchStored } from './storage'

/** A payment requested of a wallet of this device, stored from before the request until long after the response, so
 * that no reload and no other tab requests it twice. No recipient address, no amount. */
export type WalletPayment = {
  publicId: string
  /** The account, its chain, and how many transactions it had sent by then. */
  account: string
  chainId: number
  nonce: number
  /** Milliseconds since 1970. */
  askedAt: number
  /** Null until the wallet has responded. */
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

/** False where storage is refused: then a request could not be known later. */
export function rememberPayment(payment: WalletPayment): boolean {
  storeList('walletPayments', [payment, ...others(payment.publicId)].slice(0, rules.ownExchangesKept))
  const stored = paymentOf(payment.publicId)
  return stored?.askedAt === payment.askedAt && stored.hash === payment.hash
}

export const forgetPayment = (publicId: string) => storeList('walletPayments', others(publicId))

export const watchPayments = (changed: () => void) => watchStored('walletPayments', changed)
