import type { Currency } from '@/domain/currency/currency'

/** Characters; no exchange gives out longer ones, and a pattern must not be fed more. */
const MAX_LENGTH = 256

type Entry = {
  currency: Pick<Currency, 'has_extra_id' | 'validation_extra'>
  extraId: string
  /** The visitor declared that the wallet needs none. */
  needsNone: boolean
  /** The id inside the address; null where the address needs none, undefined where it does not say. */
  carried: string | null | undefined
}

/** `conflict`: the address says another id itself, or that it needs none. `unknown`: the chain has none. */
export type ExtraIdFault = 'required' | 'invalid' | 'conflict' | 'unknown'

export function extraIdFault({ currency, extraId, needsNone, carried }: Entry): ExtraIdFault | null {
  if (carried !== undefined) return isSameExtraId(extraId, carried) ? null : 'conflict'
  if (!currency.has_extra_id) return extraId ? 'unknown' : null
  if (!extraId) return needsNone ? null : 'required'
  return fits(extraId, currency.validation_extra) ? null : 'invalid'
}

/** The same in capitals, as Monero's payment ids may be written. */
const isSameExtraId = (typed: string, carried: string | null) =>
  typed === '' || typed.toLowerCase() === (carried ?? '').toLowerCase()

function fits(text: string, pattern: string | null): boolean {
  if (text.length > MAX_LENGTH) return false
  try {
    return !pattern || new RegExp(pattern).test(text)
  } catch {
    // An invalid pattern refuses nothing.
    return true
  }
}
