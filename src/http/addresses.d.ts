export type Address = {
  path: string
  handledBy: 'site' | 'upstream' | 'page'
  rewrittenTo?: string
  keepsQuery?: true
  isCacheable: boolean
  isRendered?: true
  headers: 'page' | 'account' | 'view' | 'data' | 'sharedData'
  label?: string
  /** False: robots.txt asks crawlers not to fetch it. */
  isCrawled?: false
}

export declare const ADDRESSES: readonly Address[]

/** The row of a path without its language, an ordinary page where the table has none. */
export declare function addressOf(path: string): Address

/** A path without the language in front; Next.js reads that in any case of letters. */
export declare function withoutLocale(path: string): string
