const YEAR_IN_SECONDS = 365 * 24 * 60 * 60

/** The visitor's chosen language, under the name Next.js reads too. Written by hand: the library for cookies comes
 * with the tokens, and 1 kB of it in every first view would serve this one line. */
export function storeLanguage(locale: string): void {
  document.cookie = `NEXT_LOCALE=${locale}; Max-Age=${YEAR_IN_SECONDS}; Path=/; SameSite=Lax`
}
