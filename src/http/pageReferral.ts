import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/config/env'
import { hasEmbeddedBackEnd } from '@/config/hasEmbeddedBackEnd'
import { isProgrammeOff } from '@/config/operator/operatorFacts'
import { readProgrammes } from '@/config/readProgrammes'
import {
  hasDeclinedCookie,
  type LinkedCode,
  linkedCode,
  ownReferrer,
  type Referral,
  referralCookie,
  referralInCookie,
} from '@/domain/partner/referralCookie'
import { isConsentRequired } from '@/domain/site/consentRegion'
import { linkedByBrand } from './brandReferral'
import { onResponseHead } from './next-patches/nodeMessages'
import { noteClick } from './noteClick'
import { sendStatus } from './sendStatus'
import type { SiteRequest } from './siteRequest'
import { callerCountry } from './visitorCountry'

/** Another back end gets codes in the bodies of orders alone. */
export const countsReferrals = () => hasEmbeddedBackEnd() && !isProgrammeOff('affiliate')

export const isSecureSite = () => env.siteUrl.startsWith('https:')

export const newClickId = () => randomBytes(12).toString('base64url')

/**
 * Notes the partner whose link leads to a page, or whose brand has the page: in a cookie on its response, outside of what
 * is cached, or in the address of the next page where no cookie may be set.
 * @returns whether the request has been answered
 */
export async function notePageReferral(
  req: IncomingMessage,
  res: ServerResponse,
  request: SiteRequest,
): Promise<boolean> {
  if (!isVisit(req, request) || !countsReferrals()) return false
  const named = linkedCode(request.search)
  const linked = named ?? (await linkedByBrand(request.path))
  const before = ownReferrer(req.headers, new URL(env.siteUrl).host)
  if (linked) {
    // Each page of a visit may name the code of the link that the visit began with.
    const isCarried = named !== null && before !== null
    const cookie = isCarried ? null : nextCookie(req, linked)
    const known = referralInCookie(req.headers.cookie, Date.now())
    onResponseHead(res, (status) => {
      if (status === 200 || status === 304) {
        // No shared cache may give it to the next visitor.
        res.setHeader('cache-control', 'private, no-cache')
        if (cookie) res.appendHeader('set-cookie', cookie)
        if (!isCarried) noteClick(req, linked, known)
      }
      return status
    })
    return false
  }
  if (!before || referralInCookie(req.headers.cookie, Date.now())) return false
  const carried = linkedCode(before.search) ?? (await linkedByBrand(before.pathname))
  if (!carried) return false
  sendStatus(res, 307, { location: request.path + searchWith(request.search, carried) })
  return true
}

/** A page that somebody opens; a browser that only prefetches it says so. */
function isVisit({ method, headers }: IncomingMessage, { dataOf, address }: SiteRequest): boolean {
  const { 'sec-fetch-dest': destination = 'document', 'sec-purpose': purpose, 'x-moz': old } = headers
  const isPrefetch = [purpose, headers.purpose, old].some((value) => String(value ?? '').includes('prefetch'))
  return (
    method === 'GET' &&
    dataOf === null &&
    ['page', 'account'].includes(address.headers) &&
    destination === 'document' &&
    !isPrefetch
  )
}

/** Null: none may be set. Who has one already has agreed, or did not need to. */
function nextCookie(req: IncomingMessage, linked: LinkedCode): string | null {
  const { cookie } = req.headers
  const now = Date.now()
  const known = referralInCookie(cookie, now)
  const country = callerCountry(req)
  const needsNone = country !== null && !isConsentRequired('', country)
  if (hasDeclinedCookie(cookie) || !(known || needsNone)) return null
  const clickId = linked.clickId ?? (known?.code === linked.code ? known.clickId : newClickId())
  return cookieOf({ ...linked, at: now, clickId })
}

export const cookieOf = (referral: Referral): string =>
  referralCookie(referral, {
    cookieDays: readProgrammes().affiliate.cookieDays,
    isSecure: isSecureSite(),
  })

function searchWith(search: string, { code, subId, clickId }: LinkedCode): string {
  const query = new URLSearchParams({
    ref: code,
    ...(subId !== null && { sub: subId }),
    ...(clickId !== null && { click_id: clickId }),
  })
  return search ? `${search}&${query.toString()}` : `?${query.toString()}`
}
