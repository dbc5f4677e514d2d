import { readStored, store, type StorageKey } from './storage'

/** The idempotency key of a call that may be in flight: the same in every tab and after a reload until a response was
 * received, so that a second press or a lost response never does it twice. */
export function storedIdempotencyKeys(place: StorageKey) {
  // Where storage is refused, or another tab's took the place, this tab still remembers its own.
  let remembered: string | null = null

  async function keyOf(sent: object): Promise<string> {
    const print = await fingerprint(JSON.stringify(sent))
    for (const pending of [remembered, readStored(place)]) {
      const [pendingPrint, pendingKey] = pending?.split(' ') ?? []
      if (pendingPrint === print && pendingKey) return pendingKey
    }
    const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('')
    remembered = `${print} ${key}`
    store(place, remembered)
    return key
  }

  function settle(): void {
    remembered = null
    store(place, null)
  }
  return { keyOf, settle }
}

/** A digest of what is sent: no address stays behind on the device. Without a secure context a plain hash serves. */
async function fingerprint(text: string): Promise<string> {
  if (!crypto.subtle) return plainHash(text)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), hex).join('')
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0')

const plainHash = (text: string) =>
  Array.from(text)
    .reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
    .toString(16)
