import { expect, test } from 'vitest'
import { MemoryCache } from '@/http/memoryCache'

type Page = { bytes: number }
/** Of an entry beside its value, with a key of three characters. */
const BESIDE = 1006
const key = (index: number) => String(100 + index)
/** Room for so many pages of 994 bytes, 2,000 with what an entry needs beside. */
const cacheFor = (pages: number, maxEntries?: number) =>
  new MemoryCache<Page>({ maxBytes: pages * 2000, sizeOf: ({ bytes }) => bytes, maxEntries })
const page = { bytes: 2000 - BESIDE }
const scan = (cache: MemoryCache<Page>, count: number) => {
  for (let index = 0; index < count; index++) {
    const name = `scan-${index}`
    if (!cache.get(name)) cache.set(name, page)
  }
}

test('twenty thousand pages that are read once do not evict those that were read again, nor grow the cache', () => {
  const cache = cacheFor(100)
  for (let index = 0; index < 50; index++) {
    cache.set(key(index), page)
    cache.get(key(index))
  }
  scan(cache, 20_000)
  for (let index = 0; index < 50; index++) expect(cache.get(key(index)), key(index)).toBe(page)
  expect(cache.bytes).toBeLessThanOrEqual(100 * 2000)
})

test('pages that nobody read again fill the whole cache, and the oldest leaves first', () => {
  const cache = cacheFor(4)
  for (let index = 0; index < 5; index++) cache.set(key(index), page)
  expect(cache.size).toBe(4)
  expect(cache.get(key(0))).toBeUndefined()
  expect(cache.get(key(1))).toBe(page)
})

test('pages that were read again leave a fifth for new ones, and the least recently read makes room', () => {
  const cache = cacheFor(10)
  for (let index = 0; index < 10; index++) {
    cache.set(key(index), page)
    cache.get(key(index))
  }
  cache.get(key(0))
  for (let index = 10; index < 12; index++) cache.set(key(index), page)
  const cached = Array.from({ length: 12 }, (_, index) => index).filter((index) => cache.get(key(index)))
  expect(cached).toEqual([0, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

test('a page that is made anew keeps its place and counts once', () => {
  const cache = cacheFor(10)
  cache.set(key(0), page)
  cache.get(key(0))
  const newer = { bytes: page.bytes + 100 }
  cache.set(key(0), newer)
  expect([cache.size, cache.bytes]).toEqual([1, 2100])
  scan(cache, 100)
  expect(cache.get(key(0))).toBe(newer)
})

test('a page that is deleted is gone from either place', () => {
  const cache = cacheFor(4)
  cache.set(key(0), page)
  cache.set(key(1), page)
  cache.get(key(1))
  cache.delete(key(0))
  cache.delete(key(1))
  expect([cache.get(key(0)), cache.get(key(1)), cache.bytes]).toEqual([undefined, undefined, 0])
})

test('a page larger than nine tenths of the cache is cached still, and a larger one than all of it is not', () => {
  const cache = cacheFor(4)
  const large = { bytes: 7200 - BESIDE }
  cache.set(key(0), large)
  expect([cache.get(key(0)), cache.get(key(0))]).toEqual([large, large])
  cache.set(key(1), page)
  cache.get(key(1))
  cache.set(key(1), { bytes: 8001 })
  expect(cache.get(key(1))).toBeUndefined()
  expect(cache.bytes).toBeLessThanOrEqual(8000)
})

test('no more entries stay than allowed, however small they are', () => {
  const cache = cacheFor(100, 3)
  for (let index = 0; index < 3; index++) {
    cache.set(key(index), { bytes: 1 })
    cache.get(key(index))
  }
  for (let index = 3; index < 9; index++) cache.set(key(index), { bytes: 1 })
  expect(cache.size).toBe(3)
})
