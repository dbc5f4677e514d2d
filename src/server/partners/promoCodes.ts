import { and, eq, isNull, notInArray, or, sql } from 'drizzle-orm'
import { isProgrammeOff } from '@/config/operator/operatorFacts'
import type { promoCodes as contract } from '@/contract/promoCodes'
import { CODE_LENGTH, codeKey, normalCode } from '@/domain/partner/partnerCode'
import { promoState, type PromoState, type PromoUses } from '@/domain/partner/promoCode'
import { database, type Transaction } from '@/server/database/database'
import type { Queryable } from '@/server/database/queryable'
import {
  exchanges,
  orderAttributions,
  partnerCodes,
  partners,
  type StoredAttribution,
  type StoredPartnerCode,
} from '@/server/database/schema'
import type { ApiHandler } from '@/server/kernel/ApiRequest'

export const checkPromoCode: ApiHandler<typeof contract.check> = async ({ params, signedIn }) => {
  const code = normalCode(params.code).slice(0, CODE_LENGTH.most)
  return { result: { code, state: await stateOf(code, signedIn?.customer.id ?? null) } }
}

async function stateOf(code: string, customerId: string | null): Promise<PromoState> {
  if (isProgrammeOff('affiliate')) return 'unknown'
  const db = await database()
  const isIt = and(eq(partnerCodes.key, codeKey(code)), eq(partnerCodes.kind, 'promo'))
  const [found] = await db
    .select({ code: partnerCodes, state: partners.state })
    .from(partnerCodes)
    .innerJoin(partners, eq(partners.id, partnerCodes.partnerId))
    .where(isIt)
  if (found?.state !== 'active') return 'unknown'
  return promoStateOf(db, found.code, customerId, Date.now())
}

export async function promoStateOf(
  db: Queryable,
  code: StoredPartnerCode,
  customerId: string | null,
  now: number,
): Promise<PromoState> {
  const isLimited = code.maxUses !== null || code.maxPerAccount !== null
  const uses = isLimited ? await usesOf(db, code, customerId) : { total: 0, ofAccount: null }
  return promoState(code, uses, now)
}

/** Orders that ended without an exchange used it up for nobody. */
const ENDED = ['expired', 'failed', 'refunded'] as const

async function usesOf(
  db: Queryable,
  { code, partnerId }: StoredPartnerCode,
  customerId: string | null,
): Promise<PromoUses> {
  const isOwn = sql`${exchanges.customerId} = ${customerId}`
  const isUsed = or(isNull(exchanges.status), notInArray(exchanges.status, [...ENDED]))
  const [counted] = await db
    .select({
      total: sql<string>`count(*)`,
      own: sql<string>`count(*) filter (where ${isOwn})`,
    })
    .from(orderAttributions)
    .leftJoin(exchanges, eq(exchanges.publicId, orderAttributions.publicId))
    .where(
      and(
        eq(orderAttributions.partnerId, partnerId),
        eq(orderAttributions.code, code),
        eq(orderAttributions.source, 'promo'),
        isUsed,
      ),
    )
  return {
    total: Number(counted?.total ?? 0),
    ofAccount: customerId === null ? null : Number(counted?.own ?? 0),
  }
}

/**
 * As it is stored with its order: of orders that use the last of a limited code at once one has it. The customer of the
 * order is locked.
 */
export async function withinLimits(
  transaction: Transaction,
  attribution: StoredAttribution,
  customerId: string | null,
): Promise<StoredAttribution> {
  const { code, source } = attribution
  if (code === null || source !== 'promo') return attribution
  const [locked] = await transaction
    .select()
    .from(partnerCodes)
    .where(eq(partnerCodes.code, code))
    .for('no key update')
  const isLimited = locked && (locked.maxUses !== null || locked.maxPerAccount !== null)
  if (!isLimited) return attribution
  const state = await promoStateOf(transaction, locked, customerId, attribution.createdAt)
  if (state === 'valid') return attribution
  return { ...attribution, reason: 'limited_code', partnerId: null, code: null, source: null }
}
