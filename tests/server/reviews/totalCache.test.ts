import { expect, test } from 'vitest'
import { totalCache } from '@/server/reviews/storedReviews'

/** Reads at each instant while so many rows are stored, and says how often they were counted. */
async function readAt(instants: number[], stored: number) {
  const cache = totalCache()
  let counts = 0
  const count = () => {
    counts++
    return Promise.resolve(stored + counts)
  }
  for (const now of instants) await cache.read(now, count)
  return { counts, cache, count }
}

test('a total of up to ten thousand is counted at each read', async () => {
  expect((await readAt([1, 2, 3], 9000)).counts).toBe(3)
})

test('a larger one is counted once a minute', async () => {
  const minute = 60_000
  expect((await readAt([1, 2, minute], 1_000_000)).counts).toBe(1)
  expect((await readAt([1, 2, minute + 1, minute + 2], 1_000_000)).counts).toBe(2)
})

test('and at the next read after it has changed', async () => {
  const { cache, count } = await readAt([1], 1_000_000)
  expect(await cache.read(2, count)).toBe(1_000_001)
  cache.clear()
  expect(await cache.read(3, count)).toBe(1_000_002)
})
