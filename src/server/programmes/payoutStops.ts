import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { accountTimings } from '@/config/accountTimings'
import type { programmes as contract } from '@/contract/programmes'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { secretHash } from '@/server/kernel/secretHash'
import { database, type Transaction } from '@/server/database/database'
import { payoutStops, type StoredCustomer, type StoredPayout } from '@/server/database/schema'
import { enqueueEmail } from '@/server/mail/enqueueEmail'
import { invalidLink } from '@/server/mail/mailLinks'
import { refusedPayout } from '@/server/programmes/payoutStates'
import { changePayout } from '@/server/programmes/storedPayouts'

/** Under no limit of emails: whoever took an account over could use that up before. */
export async function enqueueStopLink(
  transaction: Transaction,
  { email: to, language }: StoredCustomer,
  { id: payoutId, amountBtc, address, createdAt }: StoredPayout,
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = createdAt + accountTimings.payoutStop
  await transaction.insert(payoutStops).values({ tokenHash: secretHash(token), payoutId, expiresAt })
  const content = { kind: 'payoutRequested' as const, token, amountBtc, address }
  await enqueueEmail(transaction, content, { to, language }, createdAt)
}

/** Needs no sign-in: it may be what was stolen. The amount returns to the balance. */
export const stopPayout: ApiHandler<typeof contract.stopPayout> = async ({ body: { token } }) => {
  const now = Date.now()
  const isIt = and(eq(payoutStops.tokenHash, secretHash(token)), gt(payoutStops.expiresAt, now))
  const db = await database()
  const [known] = await db.select().from(payoutStops).where(isIt)
  const stopped =
    known &&
    (await changePayout(known.payoutId, (payout) => {
      if (payout.state !== 'requested') throw invalidLink()
      return refusedPayout(payout, null, now)
    }))
  if (!stopped) throw invalidLink()
  return { result: { amountBtc: stopped.amountBtc } }
}
