/** Back ends of this family name exchanges so; none has longer ids. */
const ID = /^[\w-]{1,64}$/

/** The id a visitor means who typed it, or pasted the link of the exchange's page. */
export const exchangeIdIn = (text: string) => /[?&]id=([^&#]+)/.exec(text)?.[1] ?? text.trim()

export const looksLikeExchangeId = (text: string) => ID.test(text)
