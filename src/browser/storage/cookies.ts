import Cookies from 'js-cookie'

/** The tokens travel over safe connections only, and never from another site (specification §3). */
const SAFE = { secure: true, sameSite: 'strict', path: '/' } as const
const YEAR_IN_DAYS = 365

export type Tokens = { accessToken: string; refreshToken: string }

const token = (name: keyof Tokens): string | null => {
  const value = Cookies.get(name)
  return value && value !== 'null' ? value : null
}

export const accessToken = () => token('accessToken')
export const refreshToken = () => token('refreshToken')

export function storeTokens(tokens: Tokens): void {
  Cookies.set('accessToken', tokens.accessToken, SAFE)
  Cookies.set('refreshToken', tokens.refreshToken, SAFE)
}

export function removeTokens(): void {
  Cookies.remove('accessToken', SAFE)
  Cookies.remove('refreshToken', SAFE)
}

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
