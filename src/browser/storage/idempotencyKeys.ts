import { hexOf, randomHex } from '../hex'
import { readStored, store, type StorageKey } from './storage'

/** `print` distinguishes what is sent. */
type Pending = { print: string; key: string }

/** An unchanged retry has the same key: with `place` also in other tabs and after a reload, until settled. */
export function idempotencyKeys(place?: StorageKey) {
  // For refused storage, or when another tab's key took the place.
  let remembered: Pending | null = null

  async function keyOf(sent: object): Promise<string> {
    const text = JSON.stringify(sent)
    const print = place ? await fingerprint(text) : text
    for (const pending of [remembered, place ? readPending(place) : null])
      if (pending?.print === print) return pending.key
    remembered = { print, key: randomHex() }
    if (place) store(place, `${remembered.print} ${remembered.key}`)
    return remembered.key
  }

  function settle(): void {
    remembered = null
    if (place) store(place, null)
  }
  return { keyOf, settle }
}

export const orderKeys = idempotencyKeys('pendingOrder')
export const payoutKeys = idempotencyKeys('pendingPayout')

function readPending(place: StorageKey): Pending | null {
  const [print, key] = readStored(place)?.split(' ') ?? []
  return print && key ? { print, key } : null
}

/** No address stays on the device. Without a secure context a plain hash serves. */
async function fingerprint(text: string): Promise<string> {
  if (!crypto.subtle) return plainHash(text)
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

const plainHash = (text: string) =>
  Array.from(text)
    .reduce((hash, character) => (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0, 7)
    .toString(16)
