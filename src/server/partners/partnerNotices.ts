import { and, desc, eq } from 'drizzle-orm'
import type { PartnerNotice, partnerNoticeCalls as contract } from '@/contract/partnerNotices'
import { rateAt } from '@/domain/partner/partnerNotice'
import { database } from '@/server/database/database'
import type { Queryable } from '@/server/database/queryable'
import { partnerNotices, type StoredNotice, type StoredPartner } from '@/server/database/schema'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { requirePartner } from '@/server/partners/storedPartners'

const MAX_SHOWN = 100

export const listNotices: ApiHandler<typeof contract.notices> = async ({ signedIn }) => {
  const { id } = await requirePartner(signedIn.customer.id)
  return { result: { result: (await noticesOf(id)).map(noticeView) } }
}

/** The newest first. */
export async function noticesOf(partnerId: string): Promise<StoredNotice[]> {
  const db = await database()
  return db
    .select()
    .from(partnerNotices)
    .where(eq(partnerNotices.partnerId, partnerId))
    .orderBy(desc(partnerNotices.id))
    .limit(MAX_SHOWN)
}

/** Without who of the staff it was. */
export const noticeView = ({
  kind,
  text,
  ratePercent,
  effectiveAt,
  createdAt,
}: StoredNotice): PartnerNotice => ({
  ...{ kind, text, ratePercent },
  effectiveAt: effectiveAt === null ? null : new Date(effectiveAt).toISOString(),
  createdAt: new Date(createdAt).toISOString(),
})

/** In percent, agreed with this partner for orders of that moment; null: that of the programme. */
export async function agreedRate(
  { id, ratePercent }: Pick<StoredPartner, 'id' | 'ratePercent'>,
  at: number,
): Promise<string | null> {
  const db = await database()
  const isRate = and(eq(partnerNotices.partnerId, id), eq(partnerNotices.kind, 'rate'))
  const rate = rateAt(await db.select().from(partnerNotices).where(isRate), at)
  return rate ? rate.ratePercent : ratePercent
}

/** When the last application was refused; null: none was. */
export async function refusedAt(partnerId: string, db: Queryable): Promise<number | null> {
  const [refusal] = await db
    .select({ at: partnerNotices.createdAt })
    .from(partnerNotices)
    .where(and(eq(partnerNotices.partnerId, partnerId), eq(partnerNotices.kind, 'refused')))
    .orderBy(desc(partnerNotices.id))
    .limit(1)
  return refusal?.at ?? null
}
