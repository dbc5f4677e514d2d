/** Back ends of this family name exchanges so; none has longer ids. */
const ID = /^[\w-]{1,64}$/

export const exchangeIdIn = (text: string) => /[?&]id=([^&#]+)/.exec(text)?.[1] ?? text.trim()

export const looksLikeExchangeId = (text: string) => ID.test(text)

/** Of an id, or of a link to the page of an exchange; null for anything else. */
export function trackedExchangeId(text: string): string | null {
  const publicId = exchangeIdIn(text)
  return looksLikeExchangeId(publicId) ? publicId : null
}
