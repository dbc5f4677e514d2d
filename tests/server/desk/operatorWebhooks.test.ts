import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OperatorDelivery, OperatorEndpoint } from '@/contract/deskWebhooks'
import { database } from '@/server/database/database'
import { deskAudit, webhookDeliveries, webhookEndpoints } from '@/server/database/schema'
import { sendDueWebhooks } from '@/server/webhooks/webhookWorker'
import { RETRY_WAITS } from '@/domain/partner/webhooks'
import type { TestCustomer } from '../aCustomer'
import { later, useClock } from '../clock'
import { made } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { webhookReceiver } from '../webhooks/webhookReceiver'
import { aStaffMember, confirmedBefore, deskCall } from './aStaffMember'

const SECRET = vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  return `whsec_${'q7Zk'.repeat(10)}`
})
useTemporaryDatabase()
useClock()
const { received, url } = webhookReceiver()
let admin: TestCustomer

beforeAll(async () => {
  vi.stubEnv('DESK_STAFF', 'root@example.com:admin,lee@example.com:orders+reports')
  admin = await aStaffMember({ email: 'root@example.com' })
})
beforeEach(async () => {
  received.length = 0
  vi.stubEnv('WEBHOOKS_TO_LOOPBACK', '1')
  vi.stubEnv('WEBHOOK_URL', url())
  vi.stubEnv('WEBHOOK_SECRET', SECRET)
  await confirmedBefore(admin, 0)
  const db = await database()
  await db.delete(webhookDeliveries)
  await db.delete(webhookEndpoints)
})
afterAll(() => vi.unstubAllEnvs())

const listed = async () => (await deskCall<OperatorEndpoint[]>(admin, 'GET', 'webhooks')).result
const log = async (state?: string) =>
  (
    await deskCall<{ result: OperatorDelivery[] }>(admin, 'GET', 'webhooks/events/deliveries', undefined, {
      ...(state && { state }),
    })
  ).result.result
const audited = async () =>
  (await (await database()).select().from(deskAudit)).map(({ action, subject }) => `${action}: ${subject}`)

test('admins see both endpoints, without the path of an address, and others see none', async () => {
  expect(await listed()).toMatchObject([
    { id: 'events', host: new URL(url()).host, signsTwice: false, pending: 0, failingSince: null },
    { id: 'payments', host: null, events: ['payment.changed'] },
  ])
  expect(JSON.stringify(await listed())).not.toMatch(/payments"?\/|whsec/)
  const lee = await aStaffMember({ email: 'lee@example.com' })
  expect((await deskCall(lee, 'GET', 'webhooks')).status).toBe(403)
  expect((await deskCall(lee, 'POST', 'webhooks/events/test')).status).toBe(403)
})

test('a test message is sent and stands in the log with its answer', async () => {
  const { status } = await deskCall(admin, 'POST', 'webhooks/events/test')
  expect(status).toBe(201)
  await sendDueWebhooks()
  expect(JSON.parse(received[0]?.body ?? '{}')).toMatchObject({ type: 'webhook.test', data: {} })
  expect(await log()).toMatchObject([
    { type: 'webhook.test', state: 'delivered', subject: null, attempts: [{ status: 204 }] },
  ])
  expect((await listed())[0]?.lastDeliveredAt).not.toBeNull()
  expect(await audited()).toContain('webhook tested: events')
})

test('what has failed is listed since when, and is sent again: one by one, or all at once', async () => {
  vi.stubEnv('WEBHOOK_URL', 'http://127.0.0.1:1/gone')
  const { publicId } = await made()
  await made()
  for (const wait of [0, ...RETRY_WAITS]) {
    later(wait)
    await sendDueWebhooks()
  }
  await confirmedBefore(admin, 0)
  const [endpoint] = await listed()
  expect(endpoint).toMatchObject({ failed: 2, pending: 0 })
  expect(endpoint?.failingSince).not.toBeNull()
  const failed = await log('failed')
  expect(failed.map(({ attempts }) => attempts.length)).toEqual([8, 8])
  const one = failed.find(({ subject }) => subject === publicId)
  vi.stubEnv('WEBHOOK_URL', url())
  await deskCall(admin, 'POST', `webhooks/events/deliveries/${one?.id}/resend`)
  await sendDueWebhooks()
  expect(received).toHaveLength(1)
  expect(received[0]?.headers['webhook-id']).toBe(one?.eventId)
  const all = await deskCall<{ count: number }>(admin, 'POST', 'webhooks/events/failed/resend')
  expect(all.result.count).toBe(1)
  await sendDueWebhooks()
  expect(received).toHaveLength(2)
  expect((await listed())[0]).toMatchObject({ failed: 0, failingSince: null })
  expect(await audited()).toContain('failed webhooks sent again: events')
})

test('nothing is sent where its setting is empty, nor to an endpoint that does not exist', async () => {
  expect((await deskCall(admin, 'POST', 'webhooks/payments/test')).status).toBe(409)
  expect((await deskCall(admin, 'POST', 'webhooks/operator/test')).status).toBe(404)
  expect((await deskCall(admin, 'POST', 'webhooks/events/deliveries/none/resend')).status).toBe(404)
})
