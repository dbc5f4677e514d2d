import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { publicPages } from '@/config/publicPages'
import { failedReadinessChecks } from '@/runtime/readiness'
import { prewarmPageCache } from '@/http/prewarmPageCache'

test('a server is ready once it has made every page in every language', async () => {
  const visited: string[] = []
  const seen: Promise<string[]>[] = []
  const server = createServer((request, answer) => {
    visited.push(request.url ?? '')
    seen.push(failedReadinessChecks())
    answer.statusCode = request.url === '/faq' ? 500 : 200
    answer.end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))

  await prewarmPageCache((server.address() as AddressInfo).port)
  server.close()

  for (const path of publicPages) {
    expect(visited).toContain(path)
    expect(visited).toContain(`/cn${path}`)
  }
  for (const missing of await Promise.all(seen)) expect(missing).toEqual(['pages'])
  expect(await failedReadinessChecks()).toEqual([])
})
