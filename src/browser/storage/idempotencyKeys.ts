import { hexOf, randomHex } from '../hex'
import { readStored, store, type StorageKey } from './storage'

/** `print` distinguishes what is sent. */
type Pending = { print: string; key: string }

/** The idempotency key of a call that may be in flight: an unchanged retry has the same one. With a `place` also in
 * another tab and after a reload, until it is settled; without one in memory of the page only. */
export function idempotencyKeys(place?: StorageKey) {
  // Where storage is refused, or another tab's took the place, this tab still remembers its own.
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

/** A lost response never makes a second exchange. */
export const orderKeys = idempotencyKeys('pendingOrder')
/** A lost response never pays a second time. */
export const payoutKeys = idempotencyKeys('pendingPayout')

function readPending(place: StorageKey): Pending | null {
  const [print, key] = readStored(place)?.split(' ') ?? []
  return print && key ? { print, key } : null
}

/** A digest of what is sent: no address stays behind on the device. Without a secure context a plain hash serves. */
async function fingerprint(text: string): Promise<string> {
  if (!crypto.subtle) return plainHash(text)
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

const plainHash = (text: string) =>
  Array.from(text)
    .reduce((hash, character) => (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0, 7)
    .toString(16)
