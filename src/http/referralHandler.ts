import type { IncomingMessage } from 'node:http'
import * as z from 'zod/mini'
import { env } from '@/config/env'
import {
  declinedCookie,
  deletedCookie,
  hasDeclinedCookie,
  type LinkedCode,
  linkedCode,
  ownReferrer,
  referralInCookie,
} from '@/domain/partner/referralCookie'
import { readJson } from '@/domain/text/readJson'
import { readBody } from '@/runtime/readBody'
import { linkedByBrand } from './brandReferral'
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
    data.choice === 'denied'
      ? declinedCookie(isSecureSite())
      : grantedCookie(req, await linkOf(req, data.search))
  sendStatus(res, 204, cookie === null ? {} : { 'set-cookie': cookie })
}

/** The page of a partner's brand has no code in its address. */
async function linkOf({ headers }: IncomingMessage, search: string): Promise<LinkedCode | null> {
  const page = ownReferrer(headers, new URL(env.siteUrl).host)
  return linkedCode(search) ?? (page && linkedByBrand(page.pathname))
}

function grantedCookie(
  { headers: { cookie: cookies } }: IncomingMessage,
  linked: LinkedCode | null,
): string | null {
  const now = Date.now()
  if (!linked) return hasDeclinedCookie(cookies) ? deletedCookie(isSecureSite()) : null
  const known = referralInCookie(cookies, now)
  const clickId = linked.clickId ?? (known?.code === linked.code ? known.clickId : newClickId())
  return cookieOf({ ...linked, at: now, clickId })
}
