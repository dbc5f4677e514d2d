/** Pages of one coin or pair that differ from one another in names and numbers alone. A pair page with the texts of both
 * coins would repeat the pages of these coins, so none of them is indexed. */
const TEMPLATES = /^\/(?:buy-crypto|sell-crypto|what-is|crypto-to-crypto|buy-sell-crypto|how-to-exchange)\/./
const COIN = /^\/coins\/(?!stablecoins$)[^/]+$/

/**
 * The one rule for robots, sitemaps and alternates: a page is indexed where most of its sentences stand on no other page.
 *
 * @param path without language and query
 * @param served languages of the site
 * @param withText those that have a text of the page's coin, or of a page that the operator adds; undefined elsewhere
 * @returns the languages in which the page is indexed
 */
export function indexedLanguages<Language extends string>(
  path: string,
  served: readonly Language[],
  withText?: readonly string[],
): readonly Language[] {
  if (TEMPLATES.test(path)) return []
  if (!withText && !COIN.test(path)) return served
  return served.filter((language) => withText?.includes(language))
}
