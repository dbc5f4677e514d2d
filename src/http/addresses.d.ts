export type Address = {
  path: string
  handledBy: 'site' | 'upstream' | 'page'
  rewrittenTo?: string
  keepsQuery?: true
  isCacheable: boolean
  isRendered?: true
  headers: 'page' | 'account' | 'desk' | 'view' | 'data' | 'sharedData'
  label?: string
  /** False: robots.txt disallows it. */
  isCrawled?: false
}

export declare const ADDRESSES: readonly Address[]

export declare function addressOf(path: string): Address

/** A path without the language in front; Next.js reads that in any case. */
export declare function withoutLocale(path: string): string
