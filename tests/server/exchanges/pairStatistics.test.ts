import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PairRecord, pairStatistics as contract } from '@/contract/pairStatistics'
import { database } from '@/server/database/database'
import { exchangeEvents, exchanges, type StoredExchange } from '@/server/database/schema'
import { listPairStatistics } from '@/server/exchanges/pairStatistics'
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

const OTHER = { tickerFrom: 'xmr', networkFrom: 'xmr' }

async function finish(minutes: readonly number[], changes: Partial<StoredExchange> = {}) {
  for (const took of minutes) {
    const publicId = `pairs${String(++made).padStart(11, '0')}`
    await insertExchange(
      anExchange({
        ...{ publicId, idempotencyKey: publicId, status: 'finished', provider: 'near', isSandbox: false },
        ...{ depositedAt: MADE_AT + MINUTE, updatedAt: MADE_AT + (1 + took) * MINUTE, dueAt: null },
        ...changes,
      }),
    )
  }
}
const measured = async () =>
  ((await listPairStatistics(getRequest(contract.list))) as { result: PairRecord[] }).result

test('the most exchanged pair comes first, each with the median of its times and without a number of exchanges', async () => {
  await finish([3, 4, 5, 6, 90], OTHER)
  await finish([9, 8, 30, 7, 10, 12])
  const { tickerFrom, networkFrom, tickerTo, networkTo } = anExchange()
  expect(await measured()).toEqual([
    { tickerFrom, networkFrom, tickerTo, networkTo, minutes: 9 },
    { ...OTHER, tickerTo, networkTo, minutes: 5 },
  ])
})

test('neither four exchanges, nor the sandbox, nor a refund, nor an old one counts', async () => {
  await finish([3, 3, 3, 3])
  await finish([3, 3, 3, 3, 3], { isSandbox: true, provider: 'sandbox' })
  await finish([3, 3, 3, 3, 3], { status: 'refunded' })
  await finish([3, 3, 3, 3, 3], { createdAt: MADE_AT - 91 * 24 * 60 * MINUTE })
  expect(await measured()).toEqual([])
})
