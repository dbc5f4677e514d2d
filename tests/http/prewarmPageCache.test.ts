import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { publicPages } from '@/config/publicPages'
import { failedReadinessChecks } from '@/runtime/readiness'
import { prewarmPageCache } from '@/http/prewarmPageCache'
import { localePath } from '@/i18n/localePath'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))

/** Of one page. */
const TEXTS = '/texts/AAAAAAAAAAAAAAAA/ja/faq'
let broken = ''
const visited: string[] = []
const seen: Promise<string[]>[] = []
const server = createServer((request, response) => {
  visited.push(request.url ?? '')
  seen.push(failedReadinessChecks())
  response.statusCode = request.url !== broken ? 200 : broken === TEXTS ? 404 : 500
  response.end(request.url === '/ja/faq' ? `<script type="text/plain" data-texts="${TEXTS}"></script>` : '')
})
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** What was checked within the last second is not checked again. */
let skipped = 0
function skipCheckInterval() {
  skipped += 10_000
  vi.spyOn(performance, 'now').mockReturnValue(performance.timeOrigin + skipped)
}
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  vi.restoreAllMocks()
  server.close()
})

test('a server is ready once it has made every page in every language', async () => {
  await prewarmPageCache(origin())
  for (const path of publicPages) {
    expect(visited).toContain(path)
    expect(visited).toContain(localePath('cn', path))
  }
  for (const missing of await Promise.all(seen)) expect(missing).toEqual(['pages'])
  skipCheckInterval()
  expect(await failedReadinessChecks()).toEqual([])
})

test.each([
  ['page', '/de/faq'],
  ['file of texts', TEXTS],
])('a server with a %s that fails is not ready until it comes', async (_, address) => {
  visited.length = 0
  broken = address
  const warmed = prewarmPageCache(origin(), 10)
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
