import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { database } from '@/server/database/database'
import { lockCustomer } from '@/server/database/lockCustomer'
import {
  exchanges,
  orderAttributions,
  type StoredAttribution,
  type StoredExchange,
} from '@/server/database/schema'
import { settle, unsettle } from '@/server/programmes/settlement'
import type { TestCustomer } from '../aCustomer'
import { anExchange } from '../exchanges/anExchange'
import type { TestPartner } from './aPartner'

type Wanted = Partial<StoredExchange> & {
  buyer?: TestCustomer | null
  attributed?: Partial<StoredAttribution>
  earns?: number
  kind?: 'exact' | 'contractual' | 'stated' | 'none'
}

/** Of a live provider, not settled yet: 0.1 BTC, of which the order earns `earns` hundredths of a percent. */
export async function finishedFor(
  partner: TestPartner,
  { buyer = null, attributed, earns = 50, kind = 'exact', ...changes }: Wanted = {},
): Promise<StoredExchange> {
  const at = Date.now()
  const ids = { publicId: randomUUID(), idempotencyKey: randomUUID(), providerOrderId: randomUUID() }
  const order = anExchange({
    ...{ ...ids, provider: 'near', isSandbox: false, customerId: buyer?.id ?? null },
    ...{ status: 'finished', dueAt: null, tickerFrom: 'btc', networkFrom: 'btc', amountFrom: '0.1' },
    ...{ createdAt: at, updatedAt: at, commission: { kind, basisPoints: earns, earnedBasisPoints: earns } },
    ...changes,
  })
  const db = await database()
  await db.insert(exchanges).values(order)
  await db.insert(orderAttributions).values({
    ...{ publicId: order.publicId, partnerId: partner.id, code: null, source: 'link', reason: 'last_link' },
    ...{ rateMillionths: 4000, shareMillionths: 1_000_000, country: null },
    ...{ fromAsset: 'btc-btc', toAsset: 'eth-eth', createdAt: order.createdAt },
    ...attributed,
  })
  return order
}

export async function settleNow(order: StoredExchange): Promise<void> {
  const db = await database()
  const { customerId } = order
  await db.transaction(async (tx) =>
    settle(tx, order, customerId ? await lockCustomer(tx, customerId) : null),
  )
}

export async function settledFor(partner: TestPartner, wanted: Wanted = {}): Promise<StoredExchange> {
  const order = await finishedFor(partner, wanted)
  await settleNow(order)
  return order
}

export async function undo({ publicId, customerId }: StoredExchange): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    if (customerId) await lockCustomer(tx, customerId)
    await unsettle(tx, publicId, Date.now())
  })
}

export async function attributionOf({ publicId }: Pick<StoredExchange, 'publicId'>) {
  const db = await database()
  const [found] = await db.select().from(orderAttributions).where(eq(orderAttributions.publicId, publicId))
  return found
}
