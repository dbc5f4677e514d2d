import { describe, expect, test, vi } from 'vitest'
import type { PaymentRequest } from '@/contract/paymentRequests'
import type { Rows } from '@/contract/resultFields'
import { HOUR, MINUTE } from '@/domain/time/durations'
import { database } from '@/server/database/database'
import { webhookDeliveries, webhookEndpoints } from '@/server/database/schema'
import { expireRequests } from '@/server/paymentRequests/storedRequests'
import { aCustomer } from '../aCustomer'
import { advanceSeconds, later, useClock } from '../clock'
import { act, ADDRESS, deposit, read } from '../exchanges/exchangeCalls'
import { aPartner } from '../partners/aPartner'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { requested, BASE, decide, look, paid, pay, REFUND_TO, untilEnd } from './aShop'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
useTemporaryDatabase()
useClock()

describe('a shop is paid', () => {
  test('exactly: seen, confirming, paid, with the transaction and once', async () => {
    const shop = await aCustomer()
    const { id } = await requested(shop)
    const order = await paid(id)
    const seen = new Set<string>()
    for (let steps = 0; steps < 20; steps++) {
      seen.add((await look(id)).status)
      advanceSeconds(1)
      await read(order.publicId)
    }
    expect([...seen]).toEqual(['seen', 'confirming', 'paid'])
    const { result } = await read(order.publicId)
    const { result: page } = (await shop.request<Rows<PaymentRequest>>('GET', BASE)).result
    expect(page).toMatchObject([
      { id, status: 'paid', exception: 'none', received: '1.5', transactions: [result.extendedInfo.txTo] },
    ])
    expect((await pay(id)).status).toBe(409)
  })

  test('twice: it stays paid, with too much', async () => {
    const { id } = await requested(await aCustomer())
    const [one, other] = [(await pay(id)).result, (await pay(id)).result]
    await deposit(one.publicId, 'full')
    await untilEnd(one.publicId)
    expect(await look(id)).toMatchObject({ status: 'paid', exception: 'none' })
    await deposit(other.publicId, 'full')
    await untilEnd(other.publicId)
    expect(await look(id)).toMatchObject({ status: 'paid', exception: 'over', received: '3', missing: '0' })
  })

  test('too late: it is paid, and said to be late', async () => {
    const { id } = await requested(await aCustomer(), { life: 'hour' })
    later(55 * MINUTE)
    const { result } = await pay(id)
    later(6 * MINUTE)
    expect((await look(id)).status).toBe('expired')
    await deposit(result.publicId, 'full')
    expect(await look(id)).toMatchObject({ status: 'seen', exception: 'late' })
    await untilEnd(result.publicId)
    expect(await look(id)).toMatchObject({ status: 'paid', exception: 'late', received: '1.5' })
  })

  test('too little: what is missing is paid after it, or its maker accepts it', async () => {
    const shop = await aCustomer()
    for (const way of ['rest', 'accept'] as const) {
      const { id } = await requested(shop)
      const { publicId, ownerSecret } = await paid(id, 'too_small')
      expect((await untilEnd(publicId)).status).toBe('verifying')
      expect(await look(id)).toMatchObject({ status: 'seen', exception: 'by_hand' })
      await act(publicId, { action: 'continue' }, { 'x-exchange-secret': ownerSecret ?? '' })
      const { amountTo } = await untilEnd(publicId)
      const under = await look(id)
      expect(under).toMatchObject({ status: 'open', exception: 'under', received: amountTo })
      expect(Number(under.missing)).toBeCloseTo(1.5 - Number(amountTo), 12)
      if (way === 'accept') {
        const { result } = await decide(shop, id, 'accept')
        expect(result).toMatchObject({ status: 'paid', exception: 'by_hand' })
        continue
      }
      const rest = await paid(id, 'full', String(under.missing))
      await untilEnd(rest.publicId)
      expect(await look(id)).toMatchObject({
        status: 'paid',
        exception: 'none',
        received: '1.5',
        missing: '0',
      })
    }
  })

  test('and what goes back to the payer leaves it open', async () => {
    const { id } = await requested(await aCustomer())
    const { publicId, ownerSecret } = await paid(id, 'too_small')
    await untilEnd(publicId)
    const to = { action: 'refund', address: REFUND_TO }
    await act(publicId, to, { 'x-exchange-secret': ownerSecret ?? '' })
    expect((await untilEnd(publicId)).status).toBe('refunded')
    expect(await look(id)).toMatchObject({ status: 'open', exception: 'refunded', received: '0' })
  })

  test('and a request that has expired is not paid anew', async () => {
    const { id, version } = await requested(await aCustomer(), { life: 'hour' })
    later(HOUR)
    expect((await pay(id)).status).toBe(409)
    await expireRequests(Date.now())
    expect(await look(id)).toMatchObject({ status: 'expired', version: version + 1 })
    await expireRequests(Date.now())
    expect((await look(id)).version).toBe(version + 1)
  })
})

test('whatever the payer gives: it stays open and counts what has arrived', async () => {
  const { id } = await requested(await aCustomer(), { amount: '', life: 'open' })
  for (const amount of ['0.5', '0.75']) await untilEnd((await paid(id, 'full', amount)).publicId)
  expect(await look(id)).toMatchObject({ status: 'open', amount: null, received: '1.25', missing: null })
})

test('a partner’s program is sent each change once, with its version', async () => {
  const partner = await aPartner()
  const db = await database()
  await db.insert(webhookEndpoints).values({
    ...{ id: 'shop', ownerKind: 'partner', ownerId: partner.id, kind: 'webhook', method: 'POST' },
    ...{ url: 'https://shop.example.com/paid', events: ['payment.changed'], label: '', secret: '' },
    ...{ createdAt: Date.now(), previousSecret: null, previousUntil: null, failingSince: null },
    ...{ disabledAt: null, disabledReason: null, removedAt: null },
  })
  const { id } = await requested(partner.owner, { life: 'hour' })
  await decide(partner.owner, id, 'wrong-network')
  later(HOUR)
  expect((await decide(partner.owner, id, 'accept')).status).toBe(409)
  await expireRequests(Date.now())
  await expireRequests(Date.now())
  const sent = await db.select().from(webhookDeliveries)
  expect(
    sent.map(({ type, data }) => [type, data.payment, data.version, data.status, data.exception]),
  ).toEqual([
    ['payment.changed', id, '2', 'open', 'wrong_network'],
    ['payment.changed', id, '3', 'expired', 'wrong_network'],
  ])
  expect(sent[0]?.data).toMatchObject({ reference: 'A-17', amount: '1.5', received: '0', ticker: 'eth' })
  expect(JSON.stringify(sent)).not.toContain(ADDRESS.eth)
})
