import { beforeEach, expect, test, vi } from 'vitest'
import { metrics } from '@/runtime/metrics'
import { ApiError } from '@/server/kernel/ApiError'
import { currentExchange, insertExchange } from '@/server/exchanges/storedExchanges'
import { countQuote } from '@/server/market/quotes'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { anExchange } from './anExchange'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
useTemporaryDatabase()
beforeEach(() => metrics.registry.resetMetrics())

const reported = async () => (await metrics.registry.metrics()).split('\n')
const order = anExchange({ dueAt: null, validUntil: Date.now() + 3_600_000 })

test('an exchange counts once when it is stored, and not when its key was used before', async () => {
  expect(await insertExchange(order)).toBe(true)
  expect(await insertExchange(order)).toBe(false)
  const lines = await reported()
  expect(lines).toContain('halyard_exchanges_created_total{rate="floating",mode="sandbox"} 1')
  expect(lines).toContain('halyard_exchange_statuses_total{status="waiting",mode="sandbox"} 1')
})

test('a status counts when it is entered, and a finished exchange with its worth in BTC', async () => {
  const finish = () =>
    currentExchange(order.publicId, (exchange, now) =>
      exchange.status === 'finished'
        ? exchange
        : { ...exchange, status: 'finished', amountFrom: '0.25', amountTo: '5', updatedAt: now },
    )
  await finish()
  await finish()
  const lines = await reported()
  expect(lines).toContain('halyard_exchange_statuses_total{status="finished",mode="sandbox"} 1')
  expect(lines).toContain('halyard_exchange_volume_btc_total{mode="sandbox"} 0.25')
})

test('a quote counts by its result', async () => {
  await countQuote(true, Promise.resolve('quote'))
  await countQuote(false, Promise.resolve([]), (offers) => offers.length === 0)
  const refused = Promise.reject(new ApiError(422, 'amount_below_min', 'Too little.'))
  await expect(countQuote(false, refused)).rejects.toThrow('Too little.')
  const lines = await reported()
  expect(lines).toContain('halyard_quotes_total{rate="fixed",result="ok"} 1')
  expect(lines).toContain('halyard_quotes_total{rate="floating",result="none"} 1')
  expect(lines).toContain('halyard_quotes_total{rate="floating",result="amount_below_min"} 1')
})
