import { hexOf, randomHex } from '../hex'
import { readStored, store, type StorageKey } from './storage'

/** `print` distinguishes what is sent; `offer`: what was sent beside it, and differs at each request of the same. */
type Pending = { print: string; key: string; offer?: string | undefined }

/** An unchanged retry has the same key: with `place` also in other tabs and after a reload, until settled. */
export function idempotencyKeys(place?: StorageKey) {
  // For refused storage, or when another tab's key took the place.
  let remembered: Pending | null = null

  async function pendingOf(sent: object): Promise<{ print: string; pending: Pending | undefined }> {
    const text = JSON.stringify(sent)
    const print = place ? await fingerprint(text) : text
    const known = [remembered, place ? readPending(place) : null]
    return { print, pending: known.find((one) => one?.print === print) ?? undefined }
  }

  async function keyOf(sent: object, offer?: string): Promise<string> {
    const { print, pending } = await pendingOf(sent)
    if (pending) return pending.key
    remembered = { print, key: randomHex(), offer }
    if (place) store(place, [print, remembered.key, ...(offer ? [offer] : [])].join(' '))
    return remembered.key
  }

  /** Of the same, sent without a response that settles it; null: nothing is pending. */
  const pendingOffer = async (sent: object): Promise<string | null> =>
    (await pendingOf(sent)).pending?.offer ?? null

  function settle(): void {
    remembered = null
    if (place) store(place, null)
  }
  return { keyOf, pendingOffer, settle }
}

export const orderKeys = idempotencyKeys('pendingOrder')
export const payoutKeys = idempotencyKeys('pendingPayout')

function readPending(place: StorageKey): Pending | null {
  const [print, key, offer] = readStored(place)?.split(' ') ?? []
  return print && key ? { print, key, offer } : null
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
