import { numberFormat } from '@/domain/money/numberFormat'
import { accountTimings } from '@/config/accountTimings'
import { retentionDays } from '@/config/publicEnv'
import { readProgrammes } from '@/config/readProgrammes'
import * as timings from '@/config/timings'
import { CONSENT_DAYS } from '@/domain/site/consentChoice'
import { DAY, HOUR, MINUTE } from '@/domain/time/durations'

/** How long data are stored, and what signs a visitor in, in words such as `30 days`. `intl` is a locale for Intl. */
export function lifetimeFacts(intl: string) {
  const length = (unit: string) => {
    const format = numberFormat(intl, { style: 'unit', unit, unitDisplay: 'long' })
    return (count: number) => format.format(count)
  }
  const [days, hours, minutes] = [length('day'), length('hour'), length('minute')]
  const { signInIdle, signInMaxAge, mailLink, knownDevice } = accountTimings
  const { unconfirmed, sessions, push, unpaid, contacts } = retentionDays()
  return {
    unconfirmedDays: days(unconfirmed),
    sessionsDays: days(sessions),
    pushDays: days(push),
    unpaidDays: days(unpaid),
    contactsDays: days(contacts),
    webhookDays: days(timings.webhookLog / DAY),
    pushSettled: days(timings.pushRetentionSettled / DAY),
    sessionTtl: minutes(timings.sessionTtl / MINUTE),
    signInIdle: days(signInIdle / DAY),
    signInMaxAge: days(signInMaxAge / DAY),
    resetLink: hours(mailLink.reset / HOUR),
    restoreLink: days(mailLink.restore / DAY),
    confirmLink: hours(mailLink.confirm / HOUR),
    knownDevice: days(knownDevice / DAY),
    referralCookie: days(readProgrammes().affiliate.cookieDays),
    consentChoice: days(CONSENT_DAYS),
  }
}
