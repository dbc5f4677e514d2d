import { env } from '@/config/env'
import { DAY } from '@/domain/time/durations'

/** Instants. Where a legal page states a period, that one counts. */
export function retentionLimits(now: number) {
  const daysAgo = (days: number) => now - days * DAY
  return {
    unpaid: daysAgo(env.retentionUnpaidDays),
    exchangeContacts: daysAgo(env.retentionExchangeContactsDays),
    exchanges: env.legalRecordsYears
      ? monthsAgo(now, 12 * Number(env.legalRecordsYears))
      : daysAgo(env.retentionExchangesDays),
    messages: env.legalMessagesMonths
      ? monthsAgo(now, Number(env.legalMessagesMonths))
      : daysAgo(env.retentionMessagesDays),
    outbox: daysAgo(env.retentionOutboxDays),
  }
}

function monthsAgo(now: number, months: number): number {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.getTime()
}
