import Cookies from 'js-cookie'

const YEAR_IN_DAYS = 365

/** The visitor's chosen language, under the name Next.js reads too. */
export const storeLanguage = (locale: string) =>
  Cookies.set('NEXT_LOCALE', locale, { expires: YEAR_IN_DAYS, sameSite: 'lax', path: '/' })
