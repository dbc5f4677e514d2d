import { emptyRecipient, type RecipientFields } from '@/domain/exchange/recipientFields'

type TypedRecipient = { pair: string; fields: RecipientFields }

const KEY = 'typed-recipient'

/** For a reload of this tab only: addresses must not stay on a device. */
export function storeTypedRecipient(typed: TypedRecipient | null): void {
  try {
    if (typed) window.sessionStorage.setItem(KEY, JSON.stringify(typed))
    else window.sessionStorage.removeItem(KEY)
  } catch {
    // Refused storage: a reload then forgets what was typed.
  }
}

/** Null when absent, of another pair or malformed. */
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
