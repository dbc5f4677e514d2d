import * as z from 'zod/mini'
import {
  declinedCookie,
  deletedCookie,
  hasDeclinedCookie,
  linkedCode,
  referralInCookie,
} from '@/domain/partner/referralCookie'
import { readJson } from '@/domain/text/readJson'
import { readBody } from '@/runtime/readBody'
import { cookieOf, countsReferrals, isSecureSite, newClickId } from './pageReferral'
import { sendStatus } from './sendStatus'
import type { SiteHandler } from './SiteHandler'

/** Bytes. */
const BODY_LIMIT = 1024

const choice = z.strictObject({
  choice: z.enum(['granted', 'denied']),
  /** Query of the partner's link; empty without one. */
  search: z.string(),
})

/**
 * POST /api/site/referral: what the visitor has chosen about cookies, which the server cannot see. Granted, the partner
 * of the visit's link is stored in a cookie; denied, none will be.
 */
export const referralHandler: SiteHandler = async (req, res) => {
  if (!countsReferrals() || req.headers['sec-fetch-site'] === 'cross-site') {
    sendStatus(res, countsReferrals() ? 403 : 404)
    return
  }
  const bytes = await readBody(req, BODY_LIMIT)
  const read = readJson(bytes?.toString('utf8') ?? '')
  const { data } = choice.safeParse('value' in read ? read.value : undefined)
  if (!data) {
    sendStatus(res, 400)
    return
  }
  const cookie =
    data.choice === 'denied' ? declinedCookie(isSecureSite()) : grantedCookie(req.headers.cookie, data.search)
  sendStatus(res, 204, cookie === null ? {} : { 'set-cookie': cookie })
}

function grantedCookie(cookies: string | undefined, search: string): string | null {
  const now = Date.now()
  const linked = linkedCode(search)
  if (!linked) return hasDeclinedCookie(cookies) ? deletedCookie(isSecureSite()) : null
  const known = referralInCookie(cookies, now)
  const clickId = linked.clickId ?? (known?.code === linked.code ? known.clickId : newClickId())
  return cookieOf({ ...linked, at: now, clickId })
}
