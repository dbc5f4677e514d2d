import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { NextApiResponse } from 'next'
import { expect, test, vi } from 'vitest'
import { publicPages } from '@/config/publicPages'
import { readyDoor } from '@/screens/warm/readyDoor'
import { warmPages } from '@/screens/warm/warmPages'

function readiness() {
  const status = vi.fn()
  const answer = { setHeader: vi.fn(), status, json: vi.fn() }
  status.mockReturnValue(answer)
  readyDoor(null as never, answer as unknown as NextApiResponse)
  return status.mock.calls[0]?.[0] as number
}

test('a server is ready once it has made every page in every language', async () => {
  const visited: string[] = []
  const seen: number[] = []
  const server = createServer((request, answer) => {
    visited.push(request.url ?? '')
    seen.push(readiness())
    answer.statusCode = request.url === '/faq' ? 500 : 200
    answer.end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))

  await warmPages(String((server.address() as AddressInfo).port))
  server.close()

  for (const path of publicPages) {
    expect(visited).toContain(path)
    expect(visited).toContain(`/cn${path}`)
  }
  expect(new Set(seen)).toEqual(new Set([503]))
  expect(readiness()).toBe(200)
})
