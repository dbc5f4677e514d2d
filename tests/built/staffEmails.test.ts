import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faults } from '../server/providers/fakeProvider'
import { startScreeningService } from '../server/screening/screeningService'
import { ADAPTERS, ofOrdersOnly } from './support/adapters'
import { emailTo } from './support/outbox'
import { type LiveSite, startLiveSite } from './support/providerSite'

/** What needs a person reaches one by email: those whose role it is, each event once, in one email a minute. */

let site: LiveSite
let service: Awaited<ReturnType<typeof startScreeningService>>
const [adapter] = ADAPTERS
if (!adapter) throw new Error('no adapter')
const DESK =
  'anna@example.com:screening,bert@example.com:messages,carl@example.com:orders,dora@example.com:admin'

beforeAll(async () => {
  service = await startScreeningService()
  site = await startLiveSite({
    DESK_STAFF: DESK,
    // Set by what was started.
    SCREENING_URL: process.env.SCREENING_URL ?? '',
    SCREENING_SECRET: process.env.SCREENING_SECRET ?? '',
  })
}, 240_000)
afterAll(async () => {
  await site?.endAll()
  await service?.stop()
})

test('an order on hold, one of unknown outcome and a message are emailed to whose they are', async () => {
  service.says('hold', 'a score of 70')
  const { body: held } = await site.order(adapter)
  service.says('allow')
  const { body: unknown } = await site.order(adapter, {
    routes: ofOrdersOnly(adapter, { [adapter.createRoute]: faults.cut }),
  })
  const message = {
    ...{ topic: 'exchange', email: 'visitor@example.com', exchangeId: '' },
    message: 'Where is my payout, please?',
  }
  const sent = await fetch(`${site.origin}/api/v4/contacts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(message),
  })
  const { result } = (await sent.json()) as { result: { reference: string } }
  const [heldId, unknownId] = [String(held.result?.publicId), String(unknown.result?.publicId)]
  await site.moveClock()
  await site.moveClock()

  const screening = await emailTo(site.folder, 'anna@example.com', heldId)
  expect(screening).toContain('Exchanges on hold (1)')
  const orders = await emailTo(site.folder, 'carl@example.com', unknownId)
  const messages = await emailTo(site.folder, 'bert@example.com', result.reference)
  await emailTo(site.folder, 'dora@example.com', heldId)
  await emailTo(site.folder, 'dora@example.com', unknownId)
  await emailTo(site.folder, 'dora@example.com', result.reference)
  for (const [text, others] of [
    [screening, [unknownId, result.reference]],
    [orders, [heldId, result.reference]],
    [messages, [heldId, unknownId]],
  ] as const)
    for (const other of others) expect(text).not.toContain(other)
  // Neither who asks nor what they say leaves the desk by email.
  expect(messages).not.toMatch(/visitor@example\.com|Where is my payout/)
}, 120_000)
