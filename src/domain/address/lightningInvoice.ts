import { bech32 } from '@scure/base'
import Big from 'big.js'

/** BOLT 11: of the amount's multiplier in bitcoin. */
const MULTIPLIERS: Readonly<Record<string, string>> = { m: '1e-3', u: '1e-6', n: '1e-9', p: '1e-12' }
const TIMESTAMP_WORDS = 7
const SIGNATURE_WORDS = 104
/** The field `x`, and what it is where it is left out. */
const EXPIRY = 6
const DEFAULT_EXPIRY_SECONDS = 3600

export type LightningInvoice = {
  /** Decimal string in bitcoin; null where the payer chooses it. */
  amountBtc: string | null
  /** Epoch milliseconds. */
  expiresAt: number
}

/** Amount and time of a BOLT 11 invoice of Bitcoin mainnet; null for any other text. */
export function lightningInvoice(text: string): LightningInvoice | null {
  const decoded = bech32.decodeUnsafe(text, false)
  const [, digits, multiplier = ''] = /^lnbc(?:(\d+)([munp]?))?$/.exec(decoded?.prefix ?? '') ?? []
  if (!decoded || !decoded.prefix.startsWith('lnbc')) return null
  const { words } = decoded
  const seconds = numberOf(words.slice(0, TIMESTAMP_WORDS))
  const expiry = expiryIn(words.slice(TIMESTAMP_WORDS, -SIGNATURE_WORDS))
  const amountBtc =
    digits === undefined ? null : new Big(digits).times(MULTIPLIERS[multiplier] ?? '1').toFixed()
  return { amountBtc, expiresAt: (seconds + expiry) * 1000 }
}

const numberOf = (words: readonly number[]) => words.reduce((sum, word) => sum * 32 + word, 0)

/** Fields of a type, a length of two words, and so many words. */
function expiryIn(words: readonly number[]): number {
  for (let at = 0; at + 3 <= words.length;) {
    const length = numberOf(words.slice(at + 1, at + 3))
    if (words[at] === EXPIRY) return numberOf(words.slice(at + 3, at + 3 + length))
    at += 3 + length
  }
  return DEFAULT_EXPIRY_SECONDS
}

export type InvoiceFault = 'invoice_amount' | 'invoice_floating' | 'invoice_expired'

/** In bitcoin; only a fixed rate, or an amount that was typed as received, is paid exactly. */
export type InvoicePayment = { amountBtc: string; isExact: boolean }

/** An invoice that names an amount is paid exactly or not at all, and none is paid after its time.
 * @param payment null where nobody knows the amount before, as of a refund */
export function invoiceFault(
  { amountBtc, expiresAt }: LightningInvoice,
  payment: InvoicePayment | null,
  now: number,
): InvoiceFault | null {
  if (expiresAt <= now) return 'invoice_expired'
  if (amountBtc === null || payment === null) return null
  if (!payment.isExact) return 'invoice_floating'
  return new Big(amountBtc).eq(payment.amountBtc) ? null : 'invoice_amount'
}
