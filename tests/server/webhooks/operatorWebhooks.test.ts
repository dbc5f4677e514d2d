import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { database } from '@/server/database/database'
import type { StoredHold } from '@/server/database/storedHold'
import { exchanges, webhookDeliveries, webhookEndpoints } from '@/server/database/schema'
import { changePayout } from '@/server/programmes/storedPayouts'
import { sendDueWebhooks } from '@/server/webhooks/webhookWorker'
import { aCustomer } from '../aCustomer'
import { later, useClock } from '../clock'
import { ADDRESS, deposit, made, request } from '../exchanges/exchangeCalls'
import { untilEnd } from '../paymentRequests/aShop'
import { BTC, earn, payOut } from '../programmes/aLedger'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { verified, webhookReceiver } from './webhookReceiver'

const { SECRET, BEFORE } = vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
  return { SECRET: `whsec_${'q7Zk'.repeat(10)}`, BEFORE: `whsec_${'b8Yl'.repeat(10)}` }
})
useTemporaryDatabase()
useClock()
const { received, url } = webhookReceiver()

beforeEach(async () => {
  received.length = 0
  vi.unstubAllEnvs()
  vi.stubEnv('WEBHOOKS_TO_LOOPBACK', '1')
  vi.stubEnv('WEBHOOK_URL', url())
  vi.stubEnv('WEBHOOK_SECRET', SECRET)
  const db = await database()
  await db.delete(webhookDeliveries)
  await db.delete(webhookEndpoints)
})
afterAll(() => vi.unstubAllEnvs())

const sent = async () => {
  await sendDueWebhooks()
  return received
    .map((one) => verified(SECRET, one))
    .toSorted((one, other) => one.timestamp.localeCompare(other.timestamp))
}
const stored = async () => (await database()).select().from(webhookDeliveries)

test('an order is sent when it is made and with each of its states, with amounts and without addresses', async () => {
  const { publicId } = await made()
  later(1000)
  await deposit(publicId, 'full')
  await untilEnd(publicId)
  const all = await sent()
  expect(all.map(({ type, data }) => [type, data.previousStatus ?? null, data.status])).toEqual([
    ['order.created', null, 'waiting'],
    ['order.updated', 'waiting', 'confirming'],
    ['order.updated', 'confirming', 'exchanging'],
    ['order.updated', 'exchanging', 'sending'],
    ['order.updated', 'sending', 'finished'],
  ])
  expect(all[0]?.data).toMatchObject({ order: publicId, from: 'btc', fromNetwork: 'btc', to: 'eth' })
  expect(Number(all[0]?.data.expectedFrom)).toBeGreaterThan(0)
  expect(all.at(-1)?.data.amountFrom).toBe(all[0]?.data.expectedFrom)
  expect(received.map(({ body }) => body).join('')).not.toContain(ADDRESS.eth)
  expect(new Set((await stored()).map(({ eventId }) => eventId)).size).toBe(5)
})

test('an event is written with what it says, or neither', async () => {
  const db = await database()
  const { publicId } = await made()
  const before = await stored()
  await expect(
    db.transaction(async (transaction) => {
      const [exchange] = await transaction.select().from(exchanges).where(eq(exchanges.publicId, publicId))
      const { noteOrderStates } = await import('@/server/outbox/operatorEvents')
      if (exchange) await noteOrderStates(transaction, exchange, [{ ...exchange, status: 'failed' }])
      throw new Error('killed')
    }),
  ).rejects.toThrow('killed')
  expect(await stored()).toEqual(before)
})

test('an exchange on hold is sent as held, and as released with its next state', async () => {
  const db = await database()
  const { publicId } = await made()
  const hold: StoredHold = {
    ...{ reason: 'a word of staff', at: 1, decision: 'open', decidedAt: null, place: null, userIp: null },
  }
  const [exchange] = await db.select().from(exchanges).where(eq(exchanges.publicId, publicId))
  if (!exchange) throw new Error('no order')
  await db.delete(webhookDeliveries)
  const { noteNewOrder, noteOrderStates } = await import('@/server/outbox/operatorEvents')
  const held = {
    ...exchange,
    status: 'creating',
    issue: 'under_review',
    hold,
  } as const
  await db.transaction(async (transaction) => {
    await noteNewOrder(transaction, held)
    await noteOrderStates(transaction, held, [
      { ...exchange, updatedAt: exchange.updatedAt + 1, hold: { ...hold, decision: 'released' } },
    ])
  })
  expect((await stored()).map(({ type }) => type).toSorted()).toEqual([
    ...['order.created', 'order.held', 'order.released', 'order.updated'],
  ])
  expect(JSON.stringify(await stored())).not.toContain('a word of staff')
})

test('a payout is sent when it is requested, decided and on its way', async () => {
  const anna = await aCustomer()
  await earn(anna, '0.01')
  vi.stubEnv('PAYOUT_APPROVAL', '1')
  await payOut(anna, { amountBtc: '0.004', address: BTC })
  await payOut(anna, { amountBtc: '0.005', address: BTC })
  const [first, second] = (await stored()).map(({ data }) => data.payout ?? '')
  later(1000)
  const now = Date.now()
  await changePayout(first ?? '', (payout) => ({ ...payout, state: 'sending', updatedAt: now }))
  await changePayout(first ?? '', (payout) => ({ ...payout, state: 'finished', updatedAt: now + 1 }))
  await changePayout(second ?? '', (payout) => ({
    ...{ ...payout, state: 'failed', refusal: 'No.', updatedAt: now + 2 },
  }))
  later(1000)
  const all = await sent()
  expect(all.map(({ type }) => type).toSorted()).toEqual([
    ...['payout.decided', 'payout.decided', 'payout.requested', 'payout.requested', 'payout.sent'],
  ])
  const decisions = all.filter(({ type }) => type === 'payout.decided').map(({ data }) => data)
  expect(decisions).toMatchObject([
    { payout: first, decision: 'approved', state: 'sending', amount: '0.004', unit: 'BTC' },
    { payout: second, decision: 'refused', state: 'failed', amount: '0.005', unit: 'BTC' },
  ])
  expect(JSON.stringify(all)).not.toContain(BTC)
})

test('a message is sent by its id and topic, without what was written and by whom', async () => {
  const message = { topic: 'question', email: 'anna@example.com', message: 'How long does it take?' }
  const { status } = await request('POST', '/api/v4/contacts', message, { 'idempotency-key': randomUUID() })
  expect(status).toBe(201)
  const [only] = await sent()
  expect(only).toMatchObject({ type: 'message.received', data: { kind: 'question' } })
  expect(Object.keys(only?.data ?? {}).toSorted()).toEqual(['kind', 'message'])
})

test('an application of a partner is sent', async () => {
  const anna = await aCustomer()
  await anna.request('POST', '/api/v4/partners', { code: 'gull-page', about: 'My page about gulls' })
  const [only] = await sent()
  expect(only).toMatchObject({ type: 'partner.applied', data: { state: 'active' } })
  expect(JSON.stringify(only)).not.toContain('gulls')
})

test('only the events of WEBHOOK_EVENTS are sent, and none without WEBHOOK_URL', async () => {
  vi.stubEnv('WEBHOOK_EVENTS', 'order.updated')
  const { publicId } = await made()
  await deposit(publicId, 'full')
  await untilEnd(publicId)
  expect((await stored()).map(({ type }) => type)).toEqual(Array(4).fill('order.updated'))
  const db = await database()
  await db.delete(webhookDeliveries)
  vi.stubEnv('WEBHOOK_URL', '')
  vi.stubEnv('WEBHOOK_SECRET', '')
  await made()
  expect(await stored()).toEqual([])
})

test('while the secret before is set, a receiver that knows either accepts', async () => {
  vi.stubEnv('WEBHOOK_SECRET_PREVIOUS', BEFORE)
  await made()
  await sendDueWebhooks()
  const [only] = received
  if (!only) throw new Error('nothing came')
  const headers = only.headers as Record<string, string>
  for (const secret of [SECRET, BEFORE]) new Webhook(secret).verify(only.body, headers)
  expect(headers['webhook-signature']?.split(' ')).toHaveLength(2)
})

test('an address inside the operator’s network is called with WEBHOOK_PRIVATE alone', async () => {
  vi.stubEnv('WEBHOOKS_TO_LOOPBACK', '0')
  await made()
  await sendDueWebhooks()
  expect(received).toEqual([])
  expect((await stored())[0]?.attempts).toMatchObject([{ status: null, error: 'target_scheme' }])
  vi.stubEnv('WEBHOOK_PRIVATE', '1')
  later(5000)
  await sendDueWebhooks()
  expect(received).toHaveLength(1)
})
