// @vitest-environment node
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getBlockNumber } from 'viem/actions'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chainClient, viemChain } from '@/integrations/wallet/viemChains'

type Question = { id: number }
type Reply = (reply: ServerResponse, questions: Question[]) => void

/** What the node received: the number of questions in each call. */
let calls: number[] = []
let replies: Reply[] = []
/** Every requested wait, in milliseconds. */
let waits: number[] = []
let url = ''
const realTimeout = globalThis.setTimeout

const fine: Reply = (reply, questions) => {
  reply.setHeader('content-type', 'application/json')
  reply.end(JSON.stringify(questions.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x2a' }))))
}
const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  (reply) => {
    reply.writeHead(code, headers)
    reply.end('no')
  }
const hang: Reply = () => undefined

const server = createServer((request: IncomingMessage, reply) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    const questions = JSON.parse(body) as Question[]
    calls.push(questions.length)
    const next = replies.shift() ?? fine
    next(reply, questions)
  })
})

beforeEach(async () => {
  calls = []
  replies = []
  waits = []
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // The waits of viem, not of Node's own fetch, are written down and passed in a moment.
  vi.stubGlobal('setTimeout', (work: () => void, wait = 0, ...given: []) => {
    if (!new Error().stack?.includes('/viem/')) return realTimeout(work, wait, ...given)
    if (wait > 0) waits.push(wait)
    // The long one, which guards every call, is shortened only where a test waits for it.
    const timeout = replies.includes(hang) ? 400 : wait
    return realTimeout(work, wait === 10_000 ? timeout : Math.min(wait, 1), ...given)
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const client = () =>
  chainClient(viemChain({ id: 31_337, name: 'Test', coin: 'ETH', rpcUrl: url, explorer: null }))
const request = () => getBlockNumber(client(), { cacheTime: 0 })
const pauses = () => waits.filter((wait) => wait !== 10_000)

describe('a blockchain’s node', () => {
  test.each([403, 408, 413, 429, 500, 502, 503, 504])(
    'that responds %i is retried up to three times, after 150 ms and its doubles',
    async (code) => {
      replies = Array.from({ length: 9 }, () => status(code))
      await expect(request()).rejects.toThrow()
      expect(calls).toHaveLength(4)
      expect(pauses()).toEqual([150, 300, 600])
    },
  )

  test.each([400, 401, 404, 501])('that responds %i is not retried', async (code) => {
    replies = [status(code), status(code)]
    await expect(request()).rejects.toThrow()
    expect(calls).toHaveLength(1)
    expect(pauses()).toEqual([])
  })

  test('that recovers is believed', async () => {
    replies = [status(503), status(502)]
    await expect(request()).resolves.toBe(42n)
    expect(calls).toHaveLength(3)
  })

  test('that says Retry-After is given that long', async () => {
    replies = [status(429, { 'retry-after': '7' }), status(503, { 'retry-after': '2' })]
    await expect(request()).resolves.toBe(42n)
    expect(pauses()).toEqual([7_000, 2_000])
  })

  test('that hangs times out after 10 s, and is retried', async () => {
    replies = [hang]
    await expect(request()).resolves.toBe(42n)
    expect(calls).toHaveLength(2)
    expect(waits.filter((wait) => wait === 10_000)).toHaveLength(2)
    expect(pauses()).toEqual([150])
  })

  test('gets simultaneous requests in one batch, 1000 at most', async () => {
    const one = client()
    const responses = Array.from({ length: 2_500 }, () => one.request({ method: 'eth_blockNumber' }))
    await Promise.all(responses)
    expect(calls).toEqual([1000, 1000, 500])
  })

  test('is watched every 4 s', () => {
    expect(client().pollingInterval).toBe(4_000)
  })
})
