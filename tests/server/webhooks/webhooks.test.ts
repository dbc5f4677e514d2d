import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { NewPartnerWebhook, PartnerWebhook, WebhookDelivery } from '@/contract/partnerWebhooks'
import { DAY, HOUR, MINUTE, SECOND } from '@/domain/time/durations'
import { nextTryAt, RETRY_WAITS } from '@/domain/partner/webhooks'
import { database } from '@/server/database/database'
import { mails, webhookDeliveries, webhookEndpoints } from '@/server/database/schema'
import { claimDelivery, LEASE } from '@/server/webhooks/storedDeliveries'
import { sendDueWebhooks } from '@/server/webhooks/webhookWorker'
import { aCustomer } from '../aCustomer'
import { later, useClock } from '../clock'
import { aPartner, type TestPartner } from '../partners/aPartner'
import { settledFor } from '../partners/aFinishedOrder'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
useClock()

type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: string }
const received: Received[] = []
let status = 200
let port = 0
const receiver = createServer((req, res) => {
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => chunks.push(chunk))
  req.on('end', () => {
    const { method = '', url = '', headers } = req
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
    res.writeHead(status).end('ok')
  })
})

beforeAll(async () => {
  vi.stubEnv('WEBHOOKS_TO_LOOPBACK', '1')
  receiver.listen(0, '127.0.0.1')
  await new Promise((resolve) => receiver.once('listening', resolve))
  port = (receiver.address() as AddressInfo).port
})
afterAll(() => {
  vi.unstubAllEnvs()
  receiver.closeAllConnections()
  receiver.close()
})
beforeEach(async () => {
  received.length = 0
  status = 200
  const db = await database()
  await db.delete(webhookDeliveries)
  await db.delete(webhookEndpoints)
})

const BASE = '/api/v4/partners/webhooks'
const add = ({ owner }: TestPartner, changes = {}) =>
  owner.request<NewPartnerWebhook>('POST', BASE, {
    url: `http://localhost:${port}/hook`,
    label: '',
    ...changes,
  })
const logOf = async ({ owner }: TestPartner, id: string) =>
  (await owner.request<{ result: WebhookDelivery[] }>('GET', `${BASE}/${id}/deliveries`)).result.result
const endpointOf = async ({ owner }: TestPartner) =>
  (await owner.request<{ result: PartnerWebhook[] }>('GET', BASE)).result.result[0]
const typeOf = ({ body }: Received) => (JSON.parse(body) as { type: string }).type
const verifies = (secret: string, { body, headers }: Received): boolean => {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}

test('tries are eight, over a day, with growing pauses', () => {
  const waits = RETRY_WAITS.map((_, index) => (nextTryAt(index + 1, 0) ?? 0) / SECOND)
  expect(waits).toEqual([5, 300, 1800, 7200, 14_400, 28_800, 43_200])
  expect(waits).toEqual(waits.toSorted((one, other) => one - other))
  expect(waits.reduce((sum, wait) => sum + wait, 0) * SECOND).toBeGreaterThan(DAY)
  expect(nextTryAt(RETRY_WAITS.length + 1, 0)).toBeNull()
})

describe('an event', () => {
  test('is signed by the scheme, sent once, and says nothing by which a customer could be found', async () => {
    const partner = await aPartner()
    const { status: made, result } = await add(partner)
    expect(made).toBe(201)
    expect(result.secret).toMatch(/^whsec_/)
    const order = await settledFor(partner)
    await sendDueWebhooks()
    await sendDueWebhooks()
    expect(received.map(typeOf).toSorted()).toEqual(['commission.booked', 'order.settled'])
    for (const one of received) {
      expect(verifies(result.secret, one)).toBe(true)
      expect(verifies(result.secret, { ...one, body: one.body.replace('order', 'Order') })).toBe(false)
      expect(one.headers['webhook-id']).toMatch(/^evt_/)
      for (const text of [
        order.publicId,
        order.addressTo,
        order.addressFrom,
        order.amountFrom ?? '',
        'eth-eth',
      ])
        expect(one.body).not.toContain(text)
    }
    const booked = received.find((one) => typeOf(one) === 'commission.booked')
    expect(JSON.parse(booked?.body ?? '{}')).toMatchObject({
      data: { order: expect.stringMatching(/^ord_/) as string, commissionBtc: expect.any(String) as string },
    })
    const log = await logOf(partner, result.id)
    expect(log).toHaveLength(2)
    expect(log[0]).toMatchObject({
      state: 'delivered',
      nextTryAt: null,
      attempts: [{ status: 200, error: null }],
    })
  })

  test('is not sent for events that were not chosen, nor to another partner', async () => {
    const [partner, other] = [await aPartner(), await aPartner()]
    await add(partner, { events: ['payout.sent'] })
    await add(other)
    await settledFor(partner)
    await sendDueWebhooks()
    expect(received).toEqual([])
  })

  test('that is refused is tried again at its times, with one id, until it is given up', async () => {
    const partner = await aPartner()
    const { result } = await add(partner, { events: ['order.settled'] })
    status = 500
    await settledFor(partner)
    for (const wait of [0, ...RETRY_WAITS, DAY]) {
      if (wait > 0) {
        later(wait - SECOND)
        const before = received.length
        await sendDueWebhooks()
        expect(received).toHaveLength(before)
      }
      later(SECOND)
      await sendDueWebhooks()
    }
    expect(received).toHaveLength(8)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    const [delivery] = await logOf(partner, result.id)
    expect(delivery).toMatchObject({ state: 'failed', nextTryAt: null })
    expect(delivery?.attempts.map((attempt) => attempt.status)).toEqual(Array(8).fill(500))
    status = 200
    await partner.owner.request('POST', `${BASE}/${result.id}/deliveries/${delivery?.id ?? ''}/resend`)
    await sendDueWebhooks()
    expect(received.at(-1)?.headers['webhook-id']).toBe(delivery?.eventId)
    expect((await logOf(partner, result.id))[0]).toMatchObject({ state: 'delivered' })
  })

  test('whose sender is killed before it could note the answer is sent again with its id', async () => {
    const partner = await aPartner()
    await add(partner, { events: ['order.settled'] })
    await settledFor(partner)
    const claimed = await claimDelivery(Date.now())
    // It has been sent, and the process is gone. Nobody else sends it while the lease runs.
    await sendDueWebhooks()
    expect(received).toEqual([])
    later(LEASE + SECOND)
    await sendDueWebhooks()
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([claimed?.delivery.eventId])
  })

  test('is sent once by several processes at once', async () => {
    const partner = await aPartner()
    await add(partner, { events: ['order.settled'] })
    for (let orders = 0; orders < 5; orders++) await settledFor(partner)
    await Promise.all([sendDueWebhooks(), sendDueWebhooks(), sendDueWebhooks()])
    expect(received).toHaveLength(5)
  })
})

test('an address that accepts nothing for days is switched off, with one email, and on again by its owner', async () => {
  const partner = await aPartner()
  const { result } = await add(partner, { events: ['order.settled'] })
  status = 503
  for (let days = 0; days < 7; days++) {
    await settledFor(partner)
    await sendDueWebhooks()
    later(DAY)
  }
  expect(await endpointOf(partner)).toMatchObject({ disabledReason: 'failures' })
  const sent = await (
    await database()
  )
    .select()
    .from(mails)
    .where(eq(mails.to, `${partner.owner.id}@example.com`))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.text).toContain(`localhost:${port}`)
  const before = received.length
  later(DAY)
  await sendDueWebhooks()
  expect(received).toHaveLength(before)
  const test = () => partner.owner.request('POST', `${BASE}/${result.id}/test`)
  expect(await test()).toMatchObject({ status: 409 })
  status = 200
  await partner.owner.request('POST', `${BASE}/${result.id}/enable`)
  expect(await test()).toMatchObject({ status: 201 })
  await sendDueWebhooks()
  expect(typeOf(received.at(-1) as Received)).toBe('webhook.test')
  expect(await endpointOf(partner)).toMatchObject({ disabledAt: null, failingSince: null })
})

describe('the secret', () => {
  test('is shown once, stored encrypted, and replaced with a day for both', async () => {
    const partner = await aPartner()
    const { result: first } = await add(partner)
    const rotate = () => partner.owner.request<NewPartnerWebhook>('POST', `${BASE}/${first.id}/rotation`)
    const { result: second } = await rotate()
    expect(second.secret).not.toBe(first.secret)
    const stored = JSON.stringify(await (await database()).select().from(webhookEndpoints))
    for (const { secret } of [first, second]) expect(stored).not.toContain(secret.slice(6))
    expect(JSON.stringify(await endpointOf(partner))).not.toContain('whsec')
    const test = async () => {
      await partner.owner.request('POST', `${BASE}/${first.id}/test`)
      await sendDueWebhooks()
      vi.useRealTimers()
      const last = received.at(-1) as Received
      const valid = [first, second].map(({ secret }) =>
        last.headers['webhook-signature']?.includes(signature(secret, last)),
      )
      vi.useFakeTimers({ toFake: ['Date'], now: Number(last.headers['webhook-timestamp']) * 1000 })
      return valid
    }
    expect(await test()).toEqual([true, true])
    later(DAY + HOUR)
    expect(await test()).toEqual([false, true])
  })
})

const signature = (secret: string, { headers, body }: Received) =>
  new Webhook(secret).sign(
    String(headers['webhook-id']),
    new Date(Number(headers['webhook-timestamp']) * 1000),
    body,
  )

describe('a postback', () => {
  const template = (query: string) => `http://localhost:${port}/s2s?${query}`

  test.each(['GET', 'POST'] as const)(
    'by %s fills in its macros, with its secret in a header',
    async (method) => {
      const partner = await aPartner()
      const url = template('click={click_id}&o={order}&s={status}&c={commission}&cur={currency}&sub={sub}')
      const { result } = await add(partner, { kind: 'postback', method, url })
      await settledFor(partner, { attributed: { subId: 'spring', clickId: 'a&b=c' } })
      await sendDueWebhooks()
      expect(received).toHaveLength(1)
      const [one] = received
      const sent = new URLSearchParams(method === 'GET' ? one?.url.split('?')[1] : one?.body)
      expect(Object.fromEntries(sent)).toMatchObject({
        ...{ click: 'a&b=c', s: 'confirmed', cur: 'BTC', sub: 'spring' },
        ...{ o: expect.stringMatching(/^ord_/) as string, c: expect.stringMatching(/^0\.\d+$/) as string },
      })
      expect(one?.headers['x-postback-secret']).toBe(result.secret)
      expect(one?.headers['webhook-id']).toMatch(/^evt_/)
      expect(one?.method).toBe(method)
    },
  )

  test('is sent as pending while the provider has not confirmed what the order earned', async () => {
    const partner = await aPartner()
    await add(partner, { kind: 'postback', url: template('s={status}') })
    await settledFor(partner, { kind: 'stated' })
    await sendDueWebhooks()
    expect(received.map(({ body }) => body)).toEqual(['s=pending'])
  })
})

test.each([
  ['http://10.0.0.1/'],
  ['http://hooks.example.com/'],
  ['https://user:pass@example.com/'],
  ['https://169.254.169.254/'],
  ['https://localhost.localdomain/'],
  ['https://no-such-name.invalid/'],
  ['text'],
])('%s is refused at registration', async (url) => {
  const answer = await add(await aPartner(), { url })
  expect(answer).toMatchObject({ status: 400, error: { fields: { url: { code: 'validation_failed' } } } })
})

test.each(['https://1.1.1.1/?a={nothing}', 'https://{click_id}.example.com/', 'https://1.1.1.1:{order}/'])(
  'a postback to %s is refused',
  async (url) => {
    const answer = await add(await aPartner(), { kind: 'postback', url })
    expect(answer).toMatchObject({ status: 400, error: { fields: { url: {} } } })
  },
)

test('ten at most, and none without a fresh confirmation or an account that is a partner', async () => {
  const partner = await aPartner()
  for (let made = 0; made < 10; made++) expect((await add(partner)).status).toBe(201)
  expect(await add(partner)).toMatchObject({ status: 409, error: { code: 'limit_reached' } })
  later(20 * MINUTE)
  expect(await add(await aPartner({ owner: await aCustomer() }))).toMatchObject({ status: 201 })
  const nobody = await aCustomer()
  expect((await nobody.request('POST', BASE, { url: 'https://1.1.1.1/' })).status).toBe(404)
})

test('a stranger with the id of a webhook or a delivery sees and changes nothing', async () => {
  const partner = await aPartner()
  const { result } = await add(partner)
  await partner.owner.request('POST', `${BASE}/${result.id}/test`)
  const [delivery] = await logOf(partner, result.id)
  const { owner: stranger } = await aPartner()
  for (const path of ['rotation', 'enable', 'removal', 'test', `deliveries/${delivery?.id ?? ''}/resend`])
    expect((await stranger.request('POST', `${BASE}/${result.id}/${path}`)).status, path).toBe(404)
  expect((await stranger.request('GET', `${BASE}/${result.id}/deliveries`)).status).toBe(404)
  expect((await stranger.request<{ result: [] }>('GET', BASE)).result.result).toEqual([])
  // One's own endpoint does not open the deliveries of another.
  const { result: own } = await add({ owner: stranger } as TestPartner)
  const path = `${BASE}/${own.id}/deliveries/${delivery?.id ?? ''}/resend`
  expect((await stranger.request('POST', path)).status).toBe(404)
})

test('a removed one gets nothing more, and is not there any more', async () => {
  const partner = await aPartner()
  const { result } = await add(partner)
  await settledFor(partner)
  await partner.owner.request('POST', `${BASE}/${result.id}/removal`)
  await settledFor(partner)
  await sendDueWebhooks()
  expect(received).toEqual([])
  expect(await endpointOf(partner)).toBeUndefined()
})
