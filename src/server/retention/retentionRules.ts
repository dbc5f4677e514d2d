import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { ENDED_STATUSES } from '@/domain/exchange/exchange'
import { hasPersonalData } from '@/server/database/personalColumns'
import {
  blocks,
  callers,
  contactMessages,
  deskKeys,
  deskProposals,
  exchanges,
  legalHolds,
} from '@/server/database/schema'
import { isOldCaller } from '@/server/desk/storedCallers'
import { isBlockHeld, isExchangeHeld, isMessageHeld, isSubjectHeld } from '@/server/legalHolds/heldRows'
import { retentionLimits } from '@/server/retention/retentionLimits'

/** Rows beyond their time, and which of them a legal hold exempts. `id` names one. */
export type RetentionRule = {
  table: PgTable
  id: PgColumn
  isOld: SQL | undefined
  isHeld: SQL
}

const hasEndedBefore = (before: number) =>
  and(inArray(exchanges.status, [...ENDED_STATUSES]), lt(exchanges.updatedAt, before))

const isUnpaid = (before: number) =>
  and(
    eq(exchanges.status, 'expired'),
    isNull(exchanges.depositedAt),
    isNull(exchanges.txFrom),
    lt(exchanges.updatedAt, before),
  )

export function retentionRules(now: number) {
  const limits = retentionLimits(now)
  const ofExchanges = (isOld: SQL | undefined) => ({
    ...{ table: exchanges, id: exchanges.publicId, isOld, isHeld: isExchangeHeld },
  })
  return {
    unpaidExchanges: ofExchanges(isUnpaid(limits.unpaid)),
    exchangeContacts: ofExchanges(and(hasEndedBefore(limits.exchangeContacts), hasPersonalData(exchanges))),
    exchanges: ofExchanges(hasEndedBefore(limits.exchanges)),
    messages: {
      ...{ table: contactMessages, id: contactMessages.reference, isHeld: isMessageHeld },
      isOld: lt(contactMessages.createdAt, limits.messages),
    },
    blocks: {
      table: blocks,
      id: blocks.id,
      isOld: lt(blocks.endedAt, limits.exchanges),
      isHeld: isBlockHeld,
    },
    proposals: {
      ...{ table: deskProposals, id: deskProposals.id, isHeld: isSubjectHeld(deskProposals.subject) },
      isOld: lt(deskProposals.createdAt, limits.exchanges),
    },
    // The audit log names the key that called.
    deskKeys: {
      ...{ table: deskKeys, id: deskKeys.id, isHeld: sql`false` },
      isOld: or(lt(deskKeys.revokedAt, limits.exchanges), lt(deskKeys.expiresAt, limits.exchanges)),
    },
    callers: {
      ...{ table: callers, id: callers.id, isHeld: isSubjectHeld(callers.subject) },
      isOld: isOldCaller(now),
    },
    releasedHolds: {
      ...{ table: legalHolds, id: legalHolds.id, isHeld: sql`false` },
      isOld: lt(legalHolds.releasedAt, limits.exchanges),
    },
  } satisfies Record<string, RetentionRule>
}
