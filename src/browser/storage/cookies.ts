import Cookies from 'js-cookie'

/** Our cookies travel over safe connections only, and never from another site (specification §3). */
export const SAFE = { secure: true, sameSite: 'strict', path: '/' } as const
const YEAR_IN_DAYS = 365

/** Google's id of this device, empty without Google Analytics: the last two parts of `GA1.1.123.456`. */
export const googleDeviceId = () => Cookies.get('_ga')?.split('.').slice(-2).join('.') ?? ''

/** The id under which Amplitude knows this visitor; `make` creates one when there is none. */
export function amplitudeUserId(make: () => string): string {
  const known = Cookies.get('amplitudeUserId')
  if (known) return known
  const made = make()
  Cookies.set('amplitudeUserId', made, { ...SAFE, expires: YEAR_IN_DAYS })
  return made
}
