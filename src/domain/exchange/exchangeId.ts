/** Back ends of this family name exchanges so; none has longer ids. */
const ID = /^[\w-]{1,64}$/

/** As this site's own back end makes them, in any case: Crockford's base 32, 80 bits. The case of other ids may mean something. */
const OWN_ID = /^[0-9a-hjkmnp-tv-z]{16}$/i

const asMade = (id: string) => (OWN_ID.test(id) ? id.toLowerCase() : id)

export const exchangeIdIn = (text: string) => asMade(/[?&]id=([^&#\s]+)/i.exec(text)?.[1] ?? text.trim())

export const looksLikeExchangeId = (text: string) => ID.test(text)

/** Of an id, or of a link to the page of an exchange; null for anything else. */
export function trackedExchangeId(text: string): string | null {
  const publicId = exchangeIdIn(text)
  return looksLikeExchangeId(publicId) ? publicId : null
}
