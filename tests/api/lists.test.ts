// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { client } from '@/api/client'
import type { ListResponse, ListRequest } from '@/api/listWorker'
import { loadCurrencyList, loadPairSet } from '@/api/lists'
import { hasPair } from '@/domain/currency/pair'
import { aCurrency } from '../domain/currencies'
import { respondingWith, failing } from './fakeBackEnd'

type InWorker = {
  onmessage?: (event: { data: ListRequest }) => void
  postMessage: (response: ListResponse) => void
}

const usual = client.defaults.adapter
const inWorker: InWorker = { postMessage: () => {} }
const ended = vi.fn()
let isBroken = false

/** The worker's real code, in this same thread. */
class SameThread {
  onmessage?: (event: { data: ListResponse }) => void
  onerror?: () => void
  terminate = ended
  postMessage(data: ListRequest) {
    if (isBroken) return this.onerror?.()
    inWorker.postMessage = (response) => this.onmessage?.({ data: response })
    inWorker.onmessage?.({ data })
  }
}

beforeAll(async () => {
  vi.stubGlobal('self', Object.assign(inWorker, { location: window.location }))
  vi.stubGlobal('Worker', SameThread)
  await import('@/api/listWorker')
})
afterAll(() => void vi.unstubAllGlobals())
afterEach(() => {
  isBroken = false
  ended.mockReset()
  client.defaults.adapter = usual
})

test('all currencies arrive in their order, though in parts, and the worker ends', async () => {
  const list = Array.from({ length: 250 }, (_, index) => aCurrency(`c${index}`))
  respondingWith(200, { result: list })
  expect(await loadCurrencyList()).toEqual(list)
  expect(ended).toHaveBeenCalledOnce()
})

test('the pairs arrive as bits that know the same pairs', async () => {
  const calls = respondingWith(200, { btc: ['eth', 'btc-lightning'], eth: ['btc'] })
  const pairs = await loadPairSet(true)
  const requests = ['btc eth', 'btc btc-lightning', 'eth btc', 'eth btc-lightning', 'doge btc']
  expect(requests.map((pair) => hasPair(pairs, ...(pair.split(' ') as [string, string])))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  expect(calls[0]?.params).toEqual({ fixed: true })
})

test('a failure in the worker is passed on unchanged, and the worker ends', async () => {
  failing('ECONNABORTED')
  await expect(loadCurrencyList()).rejects.toMatchObject({ failure: { kind: 'timeout' } })
  respondingWith(200, '<html>')
  await expect(loadPairSet(false)).rejects.toMatchObject({ failure: { kind: 'broken' } })
  expect(ended).toHaveBeenCalledTimes(2)
})

test('a worker that cannot be started is reported as unreachable', async () => {
  isBroken = true
  await expect(loadCurrencyList()).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
})
