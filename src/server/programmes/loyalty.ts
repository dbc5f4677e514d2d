import Big from 'big.js'
import { readProgrammes } from '@/config/readProgrammes'
import type { LedgerEntry, LoyaltyStatus, programmes as contract } from '@/contract/programmes'
import { loyaltyStatus, windowDates, windowStart } from '@/domain/account/loyalty'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database } from '@/server/database/database'
import { type CustomerEntry, entriesOf, totalsOf } from '@/server/journal/customerBook'
import { volumesByDate } from '@/server/programmes/volumes'

const NEWEST = 20
export const getLoyalty: ApiHandler<typeof contract.loyalty> = async ({ signedIn: { customer } }) => {
  const { levels, windowDays } = readProgrammes().loyalty
  const now = Date.now()
  const since = windowStart(now, windowDays)
  const db = await database()
  const volumes = await volumesByDate(db, customer.id, since)
  // Of the days, so that the two can never differ.
  const volumeBtc = [...volumes.values()].reduce((sum, volume) => sum.plus(volume), new Big(0)).toFixed()
  const entries = await entriesOf(db, customer.id, NEWEST)
  const { level, next } = loyaltyStatus(customer.level, volumeBtc, levels)
  const result: LoyaltyStatus = {
    level: level.name,
    cashbackPercent: level.cashbackPercent,
    windowDays,
    volumeBtc,
    nextLevel: next?.level.name ?? null,
    missingBtc: next?.missingBtc ?? null,
    ...(await totalsOf(db, customer.id)),
    days: windowDates(now, windowDays).map((date) => ({ date, volumeBtc: volumes.get(date) ?? '0' })),
    entries: entries.map(entryView),
  }
  return { result }
}

const entryView = ({ kind, amountBtc, publicId, at }: CustomerEntry): LedgerEntry => ({
  kind,
  amountBtc,
  publicId,
  at: new Date(at).toISOString(),
})
