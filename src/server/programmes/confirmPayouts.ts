import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { env } from '@/config/env'
import { HOUR, MINUTE } from '@/domain/time/durations'
import { logFailure } from '@/runtime/log'
import { database } from '@/server/database/database'
import { payouts, type StoredPayout } from '@/server/database/schema'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { tracedJob } from '@/server/kernel/tracedJob'
import { notifyStaff } from '@/server/mail/notifyStaff'
import { enqueuePayoutEmail } from '@/server/programmes/payoutEmails'
import { lookUpTransaction, type Sight } from '@/server/programmes/payoutExplorer'
import { confirmedPayout } from '@/server/programmes/payoutStates'
import { faultOf } from '@/server/programmes/sendPayout'
import { changePayout } from '@/server/programmes/storedPayouts'
import { simulation } from '@/server/sandbox/simulation'

const EVERY_MS = 5000
/** Payouts of one run; the explorer is somebody else's. */
const BATCH = 20
/** Milliseconds; longer than a run takes. Who died with a lease is replaced after it. */
const LEASE = 5 * MINUTE
/** A block comes about every ten minutes. What has waited for a day is in no hurry. */
const [SOON, LATER] = [MINUTE, HOUR]

/** Reads on the explorer what has become of payouts that staff have sent. */
export async function confirmSentPayouts(): Promise<void> {
  if (simulation() || !env.payoutExplorerUrl) return
  const seen = new Map<string, Promise<Sight>>()
  const lookUp = (tx: string) => {
    const known = seen.get(tx) ?? lookUpTransaction(tx)
    seen.set(tx, known)
    return known
  }
  for (const payout of await leaseDue(Date.now())) {
    try {
      await tracedJob('payoutConfirmations', () => lookAt(payout, lookUp))
    } catch (error) {
      logFailure('payoutConfirmations', error)
    }
  }
}

/** One statement takes a lease: of two processes one gets the row. */
async function leaseDue(now: number): Promise<StoredPayout[]> {
  const db = await database()
  const isDue = and(eq(payouts.state, 'sending'), lte(payouts.checkAt, now))
  const due = db
    .select({ id: payouts.id })
    .from(payouts)
    .where(isDue)
    .orderBy(asc(payouts.checkAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return db
    .update(payouts)
    .set({ checkAt: now + LEASE })
    .where(and(inArray(payouts.id, due), isDue))
    .returning()
}

async function lookAt({ id, tx }: StoredPayout, lookUp: (tx: string) => Promise<Sight>): Promise<void> {
  if (tx === null) return
  const seen = await lookUp(tx)
  await changePayout(
    id,
    async (payout, transaction) => {
      // Meanwhile staff may have entered another transaction.
      if (payout.state !== 'sending' || payout.tx !== tx || payout.checkAt === null) return payout
      const now = Date.now()
      const fault = await faultOf(transaction, payout, tx, seen)
      const looked = withSight(payout, seen, fault, now)
      if (looked.explorerFault !== null && payout.explorerFault === null)
        await notifyStaff(transaction, 'payoutFault', id)
      const isDeep = (looked.confirmations ?? 0) >= env.payoutConfirmations
      return isDeep && looked.explorerFault === null ? confirmedPayout(looked, now) : looked
    },
    async (transaction, customer, payout) => {
      if (payout.state === 'finished') await enqueuePayoutEmail(transaction, customer, payout)
    },
  )
}

/** What the explorer does not say leaves everything as it was. */
function withSight(payout: StoredPayout, seen: Sight, fault: string | null, now: number): StoredPayout {
  const isOld = now - (payout.sentAt ?? now) > 24 * HOUR
  const next = { ...payout, checkAt: now + (isOld ? LATER : SOON) }
  if (seen === 'silent') return next
  const confirmations = seen === 'unknown' ? null : seen.confirmations
  return { ...next, confirmations, explorerFault: fault }
}

export const startPayoutConfirmations = () => scheduleJob('payoutConfirmations', EVERY_MS, confirmSentPayouts)
