const PREFIX = 'buy-and-sell-crypto-on-'

export const brandPath = (slug: string) => `/${PREFIX}${slug}`

/** The brand as it is written in the name of a page; null where the page is no brand's. */
export const brandIn = (page: string): string | null =>
  (page.startsWith(PREFIX) && page.slice(PREFIX.length)) || null
