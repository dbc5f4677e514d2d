import Cookies from 'js-cookie'

/** Over safe connections only, and never from another site (R21). */
export const SAFE = { secure: true, sameSite: 'strict', path: '/' } as const
const YEAR_IN_DAYS = 365

/** The last two parts of `GA1.1.123.456`; empty without Google Analytics. */
export const googleDeviceId = () => Cookies.get('_ga')?.split('.').slice(-2).join('.') ?? ''

export function amplitudeUserId(make: () => string): string {
  const known = Cookies.get('amplitudeUserId')
  if (known) return known
  const made = make()
  Cookies.set('amplitudeUserId', made, { ...SAFE, expires: YEAR_IN_DAYS })
  return made
}
