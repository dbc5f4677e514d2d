import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '@/server/database/database'
import { lockPartnerOf } from '@/server/database/lockPartners'
import {
  partnerBrands,
  partnerCodes,
  partnerKeys,
  partnerNotices,
  partners,
  partnerWidgets,
  webhookDeliveries,
  webhookEndpoints,
} from '@/server/database/schema'
import { bookPartnerClosed } from '@/server/journal/partnerBook'

/** With the account, whose customer is locked. Its codes stay, so that nobody else gets its visitors, and say nothing of a person. */
export async function closePartner(transaction: Transaction, customerId: string, at: number): Promise<void> {
  const partner = await lockPartnerOf(transaction, customerId)
  if (!partner) return
  const { id } = partner
  await transaction
    .update(partnerCodes)
    .set({ label: '', subId: null, endedAt: at })
    .where(eq(partnerCodes.partnerId, id))
  await transaction
    .update(partnerWidgets)
    .set({ name: '', origins: [], publicKeys: [], endedAt: at })
    .where(eq(partnerWidgets.partnerId, id))
  await transaction.update(partnerKeys).set({ label: '', revokedAt: at }).where(eq(partnerKeys.partnerId, id))
  await transaction.delete(partnerBrands).where(eq(partnerBrands.partnerId, id))
  await transaction.delete(partnerNotices).where(eq(partnerNotices.partnerId, id))
  const own = and(eq(webhookEndpoints.ownerKind, 'partner'), eq(webhookEndpoints.ownerId, id))
  const removed = await transaction
    .update(webhookEndpoints)
    .set({ removedAt: at, url: '', label: '' })
    .where(own)
    .returning({ id: webhookEndpoints.id })
  const ofThem = inArray(
    webhookDeliveries.endpointId,
    removed.map((endpoint) => endpoint.id),
  )
  await transaction.update(webhookDeliveries).set({ state: 'failed', dueAt: null }).where(ofThem)
  await transaction.update(partners).set({ state: 'closed', about: '' }).where(eq(partners.id, id))
  await bookPartnerClosed(transaction, id, at)
}
