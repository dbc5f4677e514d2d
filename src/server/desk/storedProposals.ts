import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, gt, inArray, isNull, lte, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accountTimings } from '@/config/accountTimings'
import type { ProposalKind, ProposalOutcome } from '@/domain/account/proposal'
import { ApiError } from '@/server/kernel/ApiError'
import { database } from '@/server/database/database'
import { deskProposals, type StoredProposal } from '@/server/database/schema'
import type { Staff } from '@/server/kernel/SignedIn'
import { newPublicId } from '@/server/kernel/publicId'

export type Proposed = Pick<StoredProposal, 'kind' | 'subject' | 'body'>

const isOpen = (now: number) => and(isNull(deskProposals.outcome), gt(deskProposals.expiresAt, now))

/** @returns the proposal, or the earlier one of the same member of staff @throws ApiError 409 action_unavailable */
export async function propose(proposed: Proposed, { customer }: Staff, now: number): Promise<StoredProposal> {
  const { kind, subject } = proposed
  const db = await database()
  const isSame = and(eq(deskProposals.kind, kind), eq(deskProposals.subject, subject))
  return db.transaction(async (transaction) => {
    await transaction
      .delete(deskProposals)
      .where(and(isSame, isNull(deskProposals.outcome), lte(deskProposals.expiresAt, now)))
    const [stored] = await transaction
      .insert(deskProposals)
      .values({
        ...{ ...proposed, id: newPublicId(), staffId: customer.id, staff: customer.email },
        ...{ createdAt: now, expiresAt: now + accountTimings.deskProposal },
        ...{ outcome: null, decidedBy: null, decidedAt: null },
      })
      .onConflictDoNothing()
      .returning()
    if (stored) return stored
    const [known] = await transaction
      .select()
      .from(deskProposals)
      .where(and(isSame, isOpen(now)))
    if (known?.staffId === customer.id && isDeepStrictEqual(known.body, proposed.body)) return known
    throw new ApiError(409, 'action_unavailable', 'It is proposed already: confirm or withdraw that first.')
  })
}

/**
 * One statement: of two who decide one does, and nobody confirms what they proposed themselves.
 * @throws ApiError 409 action_unavailable
 */
export async function decideProposal(
  id: string,
  outcome: ProposalOutcome,
  { customer }: Staff,
  now: number,
): Promise<StoredProposal> {
  const db = await database()
  const isAnothers = and(ne(deskProposals.staffId, customer.id), ne(deskProposals.staff, customer.email))
  const [decided] = await db
    .update(deskProposals)
    .set({ outcome, decidedBy: customer.email, decidedAt: now })
    .where(and(eq(deskProposals.id, id), isOpen(now), outcome === 'confirmed' ? isAnothers : sql`true`))
    .returning()
  if (decided) return decided
  throw new ApiError(
    409,
    'action_unavailable',
    'It waits for nobody any more, or for another member of staff than you.',
  )
}

/** It was surely not carried out: it may be confirmed again while it counts. */
export async function reopenProposal({ id, kind, subject }: StoredProposal): Promise<void> {
  const db = await database()
  const other = alias(deskProposals, 'other')
  const newer = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.kind, kind), eq(other.subject, subject), isNull(other.outcome)))
  await db
    .update(deskProposals)
    .set({ outcome: null, decidedBy: null, decidedAt: null })
    .where(and(eq(deskProposals.id, id), notExists(newer)))
}

export async function findProposal(id: string): Promise<StoredProposal | null> {
  const db = await database()
  const [found] = await db.select().from(deskProposals).where(eq(deskProposals.id, id))
  return found ?? null
}

export async function openProposals(
  kinds: readonly ProposalKind[],
  limit: number,
  offset: number,
  now: number,
) {
  const db = await database()
  return db
    .select()
    .from(deskProposals)
    .where(and(inArray(deskProposals.kind, [...kinds]), isOpen(now)))
    .orderBy(desc(deskProposals.createdAt), desc(deskProposals.id))
    .limit(limit)
    .offset(offset)
}

/** Of each subject the one that waits. An exchange may wait for a refund and a correction: then `kind` says which. */
export async function openProposalsOf(
  subjects: readonly string[],
  now: number,
  kind?: ProposalKind,
): Promise<ReadonlyMap<string, StoredProposal>> {
  const db = await database()
  const isKind = kind ? eq(deskProposals.kind, kind) : ne(deskProposals.kind, 'correction')
  const rows = await db
    .select()
    .from(deskProposals)
    .where(and(inArray(deskProposals.subject, [...subjects]), isKind, isOpen(now)))
  return new Map(rows.map((row) => [row.subject, row]))
}

/** Which payouts a second member of staff has confirmed. */
export async function confirmedPayouts(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const db = await database()
  const rows = await db
    .select({ id: deskProposals.subject })
    .from(deskProposals)
    .where(
      and(
        eq(deskProposals.kind, 'payout'),
        eq(deskProposals.outcome, 'confirmed'),
        inArray(deskProposals.subject, [...ids]),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
