/** `all`: every page that exists; `curated`: those most of whose sentences stand on no other page. */
export type SearchIndex = 'all' | 'curated'

/** They differ in names and numbers alone; a pair page with both coins' texts would repeat theirs. */
const TEMPLATES = /^\/(?:buy-crypto|sell-crypto|what-is|crypto-to-crypto|buy-sell-crypto|how-to-exchange)\/./
const COIN = /^\/coins\/(?!stablecoins$)[^/]+$/

/** `path`: without language and query; `withText`: languages with a text of the page's coin or of an added page, undefined elsewhere. */
export function indexedLanguages<Language extends string>(
  index: SearchIndex,
  path: string,
  served: readonly Language[],
  withText?: readonly string[],
): readonly Language[] {
  if (index === 'all' && (TEMPLATES.test(path) || COIN.test(path))) return served
  if (TEMPLATES.test(path)) return []
  if (!withText && !COIN.test(path)) return served
  return served.filter((language) => withText?.includes(language))
}
