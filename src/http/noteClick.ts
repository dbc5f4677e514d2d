import type { IncomingMessage } from 'node:http'
import type { LinkedCode, Referral } from '@/domain/partner/referralCookie'
import { DAY } from '@/domain/time/durations'
import { callerAddress } from '@/runtime/callerAddress'
import { logFailure } from '@/runtime/log'
import { callerWindows } from './callerWindows'
import { callerCountry } from './visitorCountry'

/** A minute, from one address. */
const CLICKS = 30
/** Programs name themselves so, or not at all. */
const PROGRAM =
  /bot|crawl|spider|slurp|preview|externalhit|fetch|monitor|scan|headless|lighthouse|python|curl|wget|java\/|okhttp|axios|go-http|libwww/i

const windows = callerWindows()

/** Counts a followed link; a visitor who has the cookie once a day for each code. The page does not wait for it. */
export function noteClick(req: IncomingMessage, { code, subId }: LinkedCode, known: Referral | null): void {
  const at = Date.now()
  const isToday = known?.code === code && Math.floor(known.at / DAY) === Math.floor(at / DAY)
  const agent = req.headers['user-agent'] ?? ''
  if (isToday || !agent || PROGRAM.test(agent) || windows(callerAddress(req), CLICKS) > 0) return
  import('@/server/partners/partnerClicks')
    .then(({ countClick }) => countClick({ code, subId, country: callerCountry(req), at }))
    .catch((error: unknown) => logFailure('partner click', error))
}
