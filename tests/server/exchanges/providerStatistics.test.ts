import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ProviderRecord, providerStatistics as contract } from '@/contract/providerStatistics'
import { database } from '@/server/database/database'
import { exchangeEvents, exchanges, type StoredExchange } from '@/server/database/schema'
import { listProviderStatistics } from '@/server/exchanges/providerStatistics'
import { insertExchange } from '@/server/exchanges/storedExchanges'
import { getRequest } from '../getRequest'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { anExchange, MADE_AT, MINUTE } from './anExchange'

useTemporaryDatabase()
let made = 0

beforeEach(async () => {
  vi.useFakeTimers({ now: MADE_AT + 60 * MINUTE, toFake: ['Date'] })
  const db = await database()
  await db.delete(exchangeEvents)
  await db.delete(exchanges)
})
afterEach(() => vi.useRealTimers())

async function finish(count: number, changes: Partial<StoredExchange> = {}) {
  for (let index = 0; index < count; index++) {
    const publicId = `statistics${String(++made).padStart(6, '0')}`
    const exchange = anExchange({
      publicId,
      idempotencyKey: publicId,
      status: 'finished',
      provider: 'near',
      isSandbox: false,
      isAmountReported: true,
      amountFrom: '0.1',
      amountTo: '1.98',
      depositedAt: MADE_AT + MINUTE,
      updatedAt: MADE_AT + 9 * MINUTE,
      dueAt: null,
      ...changes,
    })
    await insertExchange(exchange)
  }
}
const records = async () =>
  ((await listProviderStatistics(getRequest(contract.list))) as { result: ProviderRecord[] }).result

test('live exchanges of five and more are measured against what was quoted', async () => {
  await finish(5)
  expect(await records()).toEqual([
    {
      id: 'near',
      name: 'NEAR Intents',
      from: new Date(MADE_AT).toISOString(),
      until: new Date(MADE_AT + 9 * MINUTE).toISOString(),
      count: 5,
      finished: 5,
      refunded: 0,
      failed: 0,
      deviation: { median: '-1.00', p90: '-1.00', count: 5 },
      minutes: { median: '8.0', p90: '8.0', count: 5 },
    },
  ])
})

test('neither the sandbox, nor what never had a deposit, nor an old exchange counts', async () => {
  await finish(4)
  await finish(5, { provider: 'sandbox', isSandbox: true })
  await finish(5, { status: 'failed', depositedAt: null })
  await finish(5, { createdAt: MADE_AT - 91 * 24 * 60 * MINUTE })
  expect(await records()).toEqual([])
})

test('amounts that the provider did not report do not count as paid as quoted', async () => {
  await finish(5, { isAmountReported: false, amountTo: '2' })
  expect(await records()).toMatchObject([{ count: 5, deviation: null }])
})
