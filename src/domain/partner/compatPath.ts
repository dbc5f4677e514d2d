/** Below it the site speaks the dialect of ChangeNOW's API v2, for wallets that have it already. */
export const CHANGENOW_COMPAT = '/compat/changenow/v2'

/** As that API names it. */
export const COMPAT_KEY_HEADER = 'x-changenow-api-key'

/** The site that stands behind an address of that dialect; null where it is ChangeNOW's own. */
export const siteBehind = (address: string): { name: string; origin: string } | null => {
  if (!address.endsWith(CHANGENOW_COMPAT) || !URL.canParse(address)) return null
  const { host, origin } = new URL(address)
  return { name: host, origin }
}
