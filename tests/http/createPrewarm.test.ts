import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PUBLIC_PAGES } from '@/config/operator/pageNames'
import { failedReadinessChecks } from '@/runtime/readiness'
import { createPrewarm } from '@/http/createPrewarm'
import { loadCatalogue } from '@/http/loadCatalogue'
import { localePath } from '@/i18n/localePath'
import { BTC, ETH, USDT_TRON, XRP } from '../domain/currencies'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
vi.mock('@/http/loadCatalogue', () => ({ loadCatalogue: vi.fn() }))
const catalogues = vi.mocked(loadCatalogue)

let broken = ''
const visited: string[] = []
const seen: Promise<string[]>[] = []
const server = createServer((request, response) => {
  visited.push(request.url ?? '')
  seen.push(failedReadinessChecks())
  response.statusCode = request.url === broken ? 500 : 200
  response.end()
})
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** What was checked within the last second is not checked again. */
let skipped = 0
function skipCheckInterval() {
  skipped += 10_000
  vi.spyOn(performance, 'now').mockReturnValue(performance.timeOrigin + skipped)
}
beforeEach(() => {
  const unpopular = { ...XRP, priority: null }
  catalogues.mockResolvedValue({ currencies: [BTC, ETH, USDT_TRON, unpopular], isSandbox: true })
})
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  vi.restoreAllMocks()
  server.close()
})

test('a server is not ready before it has begun', async () => {
  createPrewarm(origin())
  expect(await failedReadinessChecks()).toEqual(['pages'])
  expect(visited).toEqual([])
})

test('a server is ready once it has made every page in every language', async () => {
  skipCheckInterval()
  await createPrewarm(origin())()
  for (const path of PUBLIC_PAGES) {
    expect(visited).toContain(path)
    expect(visited).toContain(localePath('cn', path))
  }
  for (const missing of await Promise.all(seen)) expect(missing).toEqual(['pages'])
  skipCheckInterval()
  expect(await failedReadinessChecks()).toEqual([])
})

test('then it has the pages of popular coins, in every language', async () => {
  visited.length = 0
  seen.length = 0
  skipCheckInterval()
  await createPrewarm(origin())()
  const coins = visited.filter((path) => path.includes('/coins/'))
  expect(coins).toEqual(expect.arrayContaining(['/coins/btc', '/ja/coins/btc', '/coins/eth']))
  expect(coins).not.toContain('/coins/xrp')
  for (const missing of await Promise.all(seen)) expect(missing).toEqual(['pages'])
})

test.each([
  ['fails', () => Promise.reject(new Error('down'))],
  ['does not answer', () => new Promise<never>(() => undefined)],
])('a back end that %s does not keep it from being ready', async (_, load) => {
  const soon = AbortSignal.timeout(20)
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon)
  catalogues.mockImplementation(load)
  visited.length = 0
  await createPrewarm(origin())()
  limit.mockRestore()
  expect(visited.filter((path) => path.includes('/coins/b'))).toEqual([])
  skipCheckInterval()
  expect(await failedReadinessChecks()).toEqual([])
})

test('a server with a page that fails is not ready until it comes', async () => {
  visited.length = 0
  broken = '/de/faq'
  const warmed = createPrewarm(origin(), 10)()
  await vi.waitFor(() => expect(visited.filter((path) => path === broken).length).toBeGreaterThan(3), {
    timeout: 30_000,
  })
  skipCheckInterval()
  expect(await failedReadinessChecks()).toEqual(['pages'])
  const others = visited.filter((path) => path === '/faq').length
  broken = ''
  await warmed
  skipCheckInterval()
  expect(await failedReadinessChecks()).toEqual([])
  // Only what failed was tried again.
  expect(visited.filter((path) => path === '/faq')).toHaveLength(others)
})
