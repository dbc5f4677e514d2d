import { cookieIn } from '../site/cookieIn'
import { CONSENT_DAYS } from '../site/consentChoice'
import { DAY, SECOND } from '../time/durations'
import { codeFault, normalCode } from './partnerCode'

const REFERRAL_COOKIE = 'partnerReferral'

/** In place of a code: the visitor has declined cookies. */
const DECLINED = 'declined'
const VALUE = /^([\w-]+)\.(\d{1,15})\.([\w-]{1,64})\.([\w-]*)$/
/** Of the partner's own campaigns and visits; names of people have other characters. */
const ID = /^[\w-]{1,64}$/

/** `clickId`: the partner's own, where the link names one. */
export type LinkedCode = { code: string; subId: string | null; clickId: string | null }
/** `at`: milliseconds since 1970. `clickId`: of the link, or else random, one for each visitor and code. */
export type Referral = LinkedCode & { at: number; clickId: string }

/** Null for what is not written as one. */
export const campaignId = (text: string | null | undefined): string | null =>
  text && ID.test(text) ? text : null

const ofShape = (code: string, subId: string, clickId: string | null): LinkedCode | null => {
  const written = normalCode(code)
  return codeFault(written) ? null : { code: written, subId: campaignId(subId), clickId: campaignId(clickId) }
}

/** The partner's code of `?ref=code&sub=campaign&click_id=visit`; null where no partner can have it. */
export function linkedCode(search: string): LinkedCode | null {
  const query = new URLSearchParams(search)
  return ofShape(query.get('ref') ?? '', query.get('sub') ?? '', query.get('click_id'))
}

export function referralInCookie(cookies: string | undefined, now: number): Referral | null {
  const [, code = '', at = '', clickId = '', subId = ''] =
    VALUE.exec(cookieIn(cookies, REFERRAL_COOKIE) ?? '') ?? []
  const linked = ofShape(code, subId, clickId)
  return linked && { ...linked, at: Math.min(Number(at), now), clickId }
}

/** The pair of that cookie alone, as a `Cookie` header has it; null without one. */
export function referralPair(cookies: string | undefined): string | null {
  const value = cookieIn(cookies, REFERRAL_COOKIE)
  return value === undefined ? null : `${REFERRAL_COOKIE}=${value}`
}

export const hasDeclinedCookie = (cookies: string | undefined): boolean =>
  cookieIn(cookies, REFERRAL_COOKIE) === DECLINED

/** No script needs it, and it comes along with links to this site. */
const cookieWith = (value: string, days: number, isSecure: boolean): string =>
  [
    `${REFERRAL_COOKIE}=${value}`,
    `Max-Age=${(days * DAY) / SECOND}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')

export const referralCookie = (
  { code, at, clickId, subId }: Referral,
  { cookieDays, isSecure }: { cookieDays: number; isSecure: boolean },
): string => cookieWith([code, at, clickId, subId ?? ''].join('.'), cookieDays, isSecure)

export const declinedCookie = (isSecure: boolean): string => cookieWith(DECLINED, CONSENT_DAYS, isSecure)

export const deletedCookie = (isSecure: boolean): string => cookieWith('', 0, isSecure)

type Headers = Readonly<Record<string, unknown>>

/** The address of the page of this site that led here. */
export function ownReferrer({ referer, host }: Headers, siteHost: string): URL | null {
  const address = typeof referer === 'string' && URL.canParse(referer) ? new URL(referer) : null
  return address && [host, siteHost].includes(address.host) ? address : null
}

/** Whose link a request comes from: by the cookie, or by the address of the page where none may be set. */
export function referralOfRequest(headers: Headers, siteHost: string, now: number) {
  const cookies = typeof headers.cookie === 'string' ? headers.cookie : undefined
  const linked = linkedCode(ownReferrer(headers, siteHost)?.search ?? '')
  return referralInCookie(cookies, now) ?? (linked && { ...linked, at: now })
}
