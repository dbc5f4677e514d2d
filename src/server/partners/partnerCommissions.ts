import { count, desc, eq } from 'drizzle-orm'
import type { PartnerCommission, partners as contract } from '@/contract/partners'
import { roundedBtc } from '@/domain/partner/statistics'
import { database } from '@/server/database/database'
import { orderAttributions, type StoredAttribution } from '@/server/database/schema'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { requirePartner } from '@/server/partners/storedPartners'

export const listCommissions: ApiHandler<typeof contract.commissions> = async ({ signedIn, query }) => {
  const { limit, offset } = query
  const { id } = await requirePartner(signedIn.customer.id)
  const db = await database()
  const isOwned = eq(orderAttributions.partnerId, id)
  const [counted] = await db.select({ total: count() }).from(orderAttributions).where(isOwned)
  const page = await db
    .select()
    .from(orderAttributions)
    .where(isOwned)
    .orderBy(desc(orderAttributions.createdAt), desc(orderAttributions.publicId))
    .limit(limit)
    .offset(offset)
  return { result: { result: page.map(commissionView), offset, limit, totalCount: counted?.total ?? 0 } }
}

/** No id, hour or exact amount, by which a customer could be found on a chain. */
const commissionView = ({
  createdAt,
  volumeBtc,
  commissionBtc,
  ...order
}: StoredAttribution): PartnerCommission => {
  const { code, source, fromAsset, toAsset, reason, outcome } = order
  return {
    date: new Date(createdAt).toISOString().slice(0, 'YYYY-MM-DD'.length),
    ...{ code, source, fromAsset, toAsset, reason, outcome },
    volumeBtc: volumeBtc === null ? null : roundedBtc(volumeBtc),
    commissionBtc: roundedBtc(commissionBtc ?? '0'),
  }
}
