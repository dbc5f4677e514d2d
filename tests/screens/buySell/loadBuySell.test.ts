import { beforeAll, expect, test, vi } from 'vitest'
import { loadBuySell } from '@/screens/buySell/loadBuySell'
import { servePages } from '../../servePages'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
beforeAll(servePages)

test('buying a coin is filled in with bank money for it, selling the other way round', async () => {
  expect(await loadBuySell('buy', 'en', 'btc')).toMatchObject({
    preloaded: { draft: { from: 'eur', to: 'btc' } },
  })
  expect(await loadBuySell('sell', 'en', 'btc')).toMatchObject({
    preloaded: { draft: { from: 'btc', to: 'eur' } },
  })
})

test('the page says today’s minimum in the currency that is sent, and every network of the coin', async () => {
  const loaded = await loadBuySell('buy', 'en', 'usdt')
  expect(loaded).toMatchObject({ data: { coin: { name: 'Tether' }, minimum: { ticker: 'EUR' } } })
  const { data } = loaded as Exclude<typeof loaded, null | { movedTo: string }>
  expect(Number(data.minimum?.amount)).toBeGreaterThan(1)
  expect(data.coin?.on.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['USDT Tron (TRC-20)', 'USDT Ethereum (ERC-20)']),
  )
  expect(data.others.map(({ href }) => href)).not.toContain('/buy-crypto/usdt')
})

test('an unknown coin is a true 404, and capitals or a full symbol lead to the one address', async () => {
  expect(await loadBuySell('buy', 'en', 'zeppelin')).toBeNull()
  expect(await loadBuySell('buy', 'en', 'BTC')).toEqual({ movedTo: '/buy-crypto/btc' })
  expect(await loadBuySell('sell', 'en', 'usdttrc20')).toEqual({ movedTo: '/sell-crypto/usdt' })
})

test('without a coin the best known one is filled in', async () => {
  expect(await loadBuySell('buy', 'en')).toMatchObject({
    data: { coin: null },
    preloaded: { draft: { from: 'eur', to: 'btc' } },
  })
})
