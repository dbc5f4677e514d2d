import { rules } from '@/config/rules'
import { readStoredList, storeList, watchStored } from './storage'

/**
 * A payment that a wallet of this device was asked for, kept from before the question until long after the answer, so
 * that no reload and no other tab asks a second time. No address of a recipient, no amount.
 */
export type WalletPayment = {
  publicId: string
  /** Who was asked, where, and how many transactions he had sent by then. */
  account: string
  chainId: number
  nonce: number
  /** Milliseconds since 1970. */
  askedAt: number
  /** Null as long as nobody has heard the wallet's answer. */
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

/** False where the device keeps nothing: then nobody could know later that a wallet was asked. */
export function rememberPayment(payment: WalletPayment): boolean {
  storeList('walletPayments', [payment, ...others(payment.publicId)].slice(0, rules.ownExchangesKept))
  const kept = paymentOf(payment.publicId)
  return kept?.askedAt === payment.askedAt && kept.hash === payment.hash
}

export const forgetPayment = (publicId: string) => storeList('walletPayments', others(publicId))

/** Calls back when another tab asks or hears. Returns the way to stop. */
export const watchPayments = (changed: () => void) => watchStored('walletPayments', changed)
