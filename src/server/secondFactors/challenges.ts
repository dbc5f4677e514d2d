import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { accountTimings } from '@/config/accountTimings'
import { ApiError } from '@/server/kernel/ApiError'
import { database } from '@/server/database/database'
import { challenges, type StoredChallenge } from '@/server/database/schema'
import { secretHash } from '@/server/kernel/secretHash'
import type { Queryable } from '@/server/database/queryable'

const MAX_TRIES = 5

type NewChallenge = Pick<StoredChallenge, 'customerId' | 'purpose' | 'challenge'>

export async function storeChallenge(challenge: NewChallenge, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = now + accountTimings.challenge
  const db = await database()
  await db.insert(challenges).values({ ...challenge, tokenHash: secretHash(token), tries: 0, expiresAt })
  return token
}

/** Counted before it is known to be right. @throws ApiError 410 challenge_expired */
export async function tryChallenge(
  token: string,
  purpose: StoredChallenge['purpose'],
  now: number,
): Promise<StoredChallenge> {
  const db = await database()
  const isOpen = and(
    eq(challenges.tokenHash, secretHash(token)),
    eq(challenges.purpose, purpose),
    gt(challenges.expiresAt, now),
    lt(challenges.tries, MAX_TRIES),
  )
  const more = { tries: sql`${challenges.tries} + 1` }
  const [found] = await db.update(challenges).set(more).where(isOpen).returning()
  if (!found) throw challengeExpired()
  return found
}

/** Of two right answers at once one ends it. @throws ApiError 410 challenge_expired */
export async function endChallenge(db: Queryable, { tokenHash }: StoredChallenge): Promise<void> {
  const ended = await db.delete(challenges).where(eq(challenges.tokenHash, tokenHash)).returning()
  if (ended.length === 0) throw challengeExpired()
}

export async function deleteExpiredChallenges(now: number): Promise<void> {
  const db = await database()
  await db.delete(challenges).where(lt(challenges.expiresAt, now))
}

export const challengeExpired = () =>
  new ApiError(410, 'challenge_expired', 'This step is unknown, was used or tried too often, or has expired.')
