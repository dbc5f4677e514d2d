import { and, eq, gte, like, sql } from 'drizzle-orm'
import { readProgrammes } from '@/config/readProgrammes'
import type { Partner } from '@/contract/partners'
import { TIER_DAYS, TIER_NOTICE_DAYS, tierStanding, type TierStanding } from '@/domain/partner/tiers'
import { DAY, SECOND } from '@/domain/time/durations'
import { database } from '@/server/database/database'
import { journalEntries, journalLegs, type StoredPartner } from '@/server/database/schema'
import { agreedRate } from '@/server/partners/partnerNotices'

type RatedPartner = Pick<StoredPartner, 'id' | 'ratePercent'>

/** In percent, for an order of that moment: what was agreed with the partner, else the tier’s, else the programme’s. */
export async function rateOf(partner: RatedPartner, at: number): Promise<string> {
  const agreed = await agreedRate(partner, at)
  if (agreed !== null) return agreed
  const standing = await standingOf(partner.id, at)
  return standing?.tier?.ratePercent ?? readProgrammes().affiliate.ratePercent
}

/** Of the tier that is reached, 0 below the first one; null where there are no tiers, or another rate was agreed. */
export async function tierPercent(partner: RatedPartner, at: number): Promise<string | null> {
  if ((await agreedRate(partner, at)) !== null) return null
  const standing = await standingOf(partner.id, at)
  return standing && (standing.tier?.ratePercent ?? '0')
}

/** Null where there are no tiers, or another rate was agreed. */
export async function tierView(partner: RatedPartner, now: number): Promise<Partner['tier']> {
  if ((await agreedRate(partner, now)) !== null) return null
  const standing = await standingOf(partner.id, now)
  if (!standing) return null
  const { ratePercent } = readProgrammes().affiliate
  const { earnedBtc, next, falls } = standing
  return {
    ...{ earnedBtc, next },
    falls: falls && {
      at: new Date(falls.at).toISOString(),
      ratePercent: falls.to?.ratePercent ?? ratePercent,
    },
  }
}

async function standingOf(partnerId: string, now: number): Promise<TierStanding | null> {
  const { tiers } = readProgrammes().affiliate
  if (tiers.length === 0) return null
  const db = await database()
  const daysAgo = sql<string>`floor((${now / SECOND} - extract(epoch from ${journalEntries.at})) / ${DAY / SECOND})`
  const rows = await db
    .select({ daysAgo: daysAgo.as('days_ago'), amount: sql<string>`-sum(${journalLegs.amount})` })
    .from(journalLegs)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLegs.entryId))
    .where(
      and(
        eq(journalLegs.account, 'partner'),
        eq(journalLegs.owner, partnerId),
        like(journalEntries.kind, 'commission%'),
        gte(journalEntries.at, now - (TIER_DAYS + TIER_NOTICE_DAYS + 1) * DAY),
      ),
    )
    .groupBy(sql`1`)
  const daily = rows.map((row) => ({ daysAgo: Math.max(0, Number(row.daysAgo)), amountBtc: row.amount }))
  return tierStanding(tiers, daily, now)
}
