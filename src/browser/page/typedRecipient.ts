import { emptyRecipient, type RecipientFields } from '@/domain/exchange/recipientFields'

/** Where a visitor wants an exchange paid and refunded to, by the symbols of its two currencies. */
type TypedRecipient = { pair: string; fields: RecipientFields }

const KEY = 'typed-recipient'

/** For a reload of this tab only: addresses are nothing to leave on a device. */
export function storeTypedRecipient(typed: TypedRecipient | null): void {
  try {
    if (typed) window.sessionStorage.setItem(KEY, JSON.stringify(typed))
    else window.sessionStorage.removeItem(KEY)
  } catch {
    // Refused storage: a reload then forgets what was typed.
  }
}

/** What was typed for this pair, or nothing when it is absent or somebody else's text. */
export function readTypedRecipient(pair: string): TypedRecipient | null {
  try {
    const typed: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null')
    return isTyped(typed) && typed.pair === pair ? typed : null
  } catch {
    return null
  }
}

function isTyped(value: unknown): value is TypedRecipient {
  if (typeof value !== 'object' || value === null || !('fields' in value)) return false
  const fields = value.fields as Record<string, unknown> | null
  return Object.entries(emptyRecipient).every(([name, empty]) => typeof fields?.[name] === typeof empty)
}
