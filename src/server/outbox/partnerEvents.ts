import { createHmac } from 'node:crypto'
import { isCounted } from '@/domain/partner/attribution'
import { commissionEvents } from '@/domain/partner/commissionEvents'
import { roundedBtc } from '@/domain/partner/statistics'
import type { Transaction } from '@/server/database/database'
import type { StoredAttribution, StoredPayout } from '@/server/database/schema'
import { secret } from '@/server/database/secret'
import { enqueueWebhooks } from '@/server/outbox/enqueueWebhooks'

/** In one order, and two digits of amounts, as in statistics: nobody finds a customer on a chain by an event. */

type Settled = { outcome: StoredAttribution['outcome']; amountBtc: string; volumeBtc: string | null }

/** Of who made it, the order's id; of a visitor, a reference that opens nothing and is always the same. */
async function orderReference(
  transaction: Transaction,
  { publicId, keyId, partnerId }: StoredAttribution,
): Promise<string> {
  if (keyId !== null) return publicId
  const mac = createHmac('sha256', await secret('partnerOrders', transaction)).update(
    `${partnerId ?? ''} ${publicId}`,
  )
  return `ord_${mac.digest('base64url').slice(0, 22)}`
}

async function orderData(transaction: Transaction, attribution: StoredAttribution, settled: Settled) {
  const { code, subId, clickId, keyId, fromAsset, toAsset } = attribution
  const { volumeBtc, outcome, amountBtc } = settled
  return {
    ...{ order: await orderReference(transaction, attribution), code, subId, clickId },
    // Beside the second of the event the pair of somebody else's order would say too much.
    from: keyId === null ? null : fromAsset,
    to: keyId === null ? null : toAsset,
    volumeBtc: keyId === null || volumeBtc === null ? null : roundedBtc(volumeBtc),
    outcome,
    commissionBtc: outcome === null ? null : roundedBtc(amountBtc),
  }
}

/** An order that counts for its partner. */
export async function noteOrderCreated(
  transaction: Transaction,
  attribution: StoredAttribution,
): Promise<void> {
  const { partnerId, publicId, reason, createdAt: at } = attribution
  if (partnerId === null || !isCounted(reason)) return
  const nothing = { outcome: null, amountBtc: '0', volumeBtc: null }
  await enqueueWebhooks(transaction, {
    ...{ ownerKind: 'partner', ownerId: partnerId, types: ['order.created'], key: publicId, at },
    data: () => orderData(transaction, attribution, nothing),
  })
}

/** What an order has brought, or no longer brings. @param before as it was stored */
export async function noteOrderSettled(
  transaction: Transaction,
  before: StoredAttribution,
  after: Settled,
  at: number,
): Promise<void> {
  const { partnerId, publicId, outcome, commissionBtc } = before
  if (partnerId === null) return
  await enqueueWebhooks(transaction, {
    ...{ ownerKind: 'partner', ownerId: partnerId, key: `${publicId} ${at} ${after.amountBtc}`, at },
    types: commissionEvents({ outcome, amountBtc: commissionBtc ?? '0' }, after),
    data: () => orderData(transaction, before, after),
  })
}

/** Of the partner's own payout the amount is exact; its address and transaction stay out. */
export async function notePayoutSent(
  transaction: Transaction,
  { id, partnerId, amountBtc, updatedAt: at }: StoredPayout,
): Promise<void> {
  if (partnerId === null) return
  await enqueueWebhooks(transaction, {
    ...{ ownerKind: 'partner', ownerId: partnerId, types: ['payout.sent'], key: id, at },
    data: () => Promise.resolve({ payout: id, amountBtc }),
  })
}
