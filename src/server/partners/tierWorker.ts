import { and, eq, isNotNull } from 'drizzle-orm'
import Big from 'big.js'
import { readProgrammes } from '@/config/readProgrammes'
import { HOUR } from '@/domain/time/durations'
import { database } from '@/server/database/database'
import { customers, partners, type StoredPartner } from '@/server/database/schema'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { enqueueEmail } from '@/server/mail/enqueueEmail'
import { tierPercent } from '@/server/partners/partnerTiers'

/** Partners whose tier is another one than the mark says get an email, once: the mark changes in its transaction. */
export async function noteTierChanges(now: number): Promise<number> {
  if (readProgrammes().affiliate.tiers.length === 0) return 0
  const db = await database()
  const active = await db
    .select()
    .from(partners)
    .where(and(eq(partners.state, 'active'), isNotNull(partners.customerId)))
  let changed = 0
  for (const partner of active) {
    // Another rate was agreed: tiers do not count.
    const percent = await tierPercent(partner, now)
    if (percent === null || isSame(percent, partner.tierPercent)) continue
    if (await noteTier(partner, percent, now)) changed++
  }
  return changed
}

const isSame = (percent: string, known: string | null) => known !== null && new Big(percent).eq(known)

/** @returns false: the first mark, of which there is no change, or another instance was first */
async function noteTier({ id, tierPercent: known }: StoredPartner, percent: string, now: number) {
  const db = await database()
  return db.transaction(async (transaction) => {
    const [stored] = await transaction
      .select({ tierPercent: partners.tierPercent, to: customers.email, language: customers.language })
      .from(partners)
      .innerJoin(customers, eq(customers.id, partners.customerId))
      .where(eq(partners.id, id))
      .for('no key update', { of: partners })
    if (!stored || stored.tierPercent !== known) return false
    await transaction.update(partners).set({ tierPercent: percent }).where(eq(partners.id, id))
    if (known === null) return false
    const kind = new Big(percent).gt(known) ? 'tierRaised' : 'tierLowered'
    const ratePercent = new Big(percent).eq(0) ? readProgrammes().affiliate.ratePercent : percent
    await enqueueEmail(transaction, { kind, ratePercent }, stored, now)
    return true
  })
}

export const startTierWorker = () =>
  scheduleJob('tierWorker', HOUR, async () => void (await noteTierChanges(Date.now())))
