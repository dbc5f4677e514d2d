import { beforeAll, expect, test, vi } from 'vitest'
import { hasPair, type PairSet } from '@/domain/pair'

const posted = vi.fn<(answer: PairSet | null, transfer?: ArrayBuffer[]) => void>()
const worker: { postMessage: typeof posted; onmessage?: (event: { data: ArrayBuffer }) => void } = { postMessage: posted }

beforeAll(async () => {
  vi.stubGlobal('self', worker)
  await import('@/browser/pairWorker')
})

function answerTo(text: string) {
  posted.mockClear()
  worker.onmessage?.({ data: new TextEncoder().encode(text).buffer })
  return posted.mock.lastCall
}

test.each([
  ['in its envelope', '{"result":{"btc":["eth"]},"traceId":"t"}'],
  ['bare', '{"btc":["eth"]}'],
])('the list %s becomes bits, handed over without a copy', (_, text) => {
  const [pairs, transfer] = answerTo(text) ?? []
  expect(pairs && hasPair(pairs, 'btc', 'eth')).toBe(true)
  expect(pairs && hasPair(pairs, 'eth', 'btc')).toBe(false)
  expect(transfer).toEqual([pairs?.bits.buffer])
})

test.each(['', '<html>', '{"btc":', '{"btc":5}', 'null'])('%j is no list', (text) => {
  expect(answerTo(text)?.[0]).toBeNull()
})
