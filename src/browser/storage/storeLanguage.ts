const YEAR_IN_SECONDS = 365 * 24 * 60 * 60

/** The cookie that Next.js reads. By hand: the cookie library would add 1 kB to every first view. */
export function storeLanguage(locale: string): void {
  document.cookie = `NEXT_LOCALE=${locale}; Max-Age=${YEAR_IN_SECONDS}; Path=/; SameSite=Lax`
}
