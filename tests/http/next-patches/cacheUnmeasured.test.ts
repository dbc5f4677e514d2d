import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cacheUnmeasured } from '@/http/next-patches/startPatches.mjs'

type Entry = { kind: string; html: string }

/** As Next.js makes one for each request. */
class IncrementalCache {
  static measured: string[] = []
  static shared: string[] = []

  constructor() {
    Object.assign(globalThis, { __incrementalCache: this })
  }

  async set(path: string, entry: Entry, { revalidate }: { revalidate: number }) {
    IncrementalCache.measured.push(JSON.stringify(entry))
    await Promise.resolve()
    IncrementalCache.shared.push(`${path} ${JSON.stringify(entry)} ${String(revalidate)}`)
  }
}

const store = (entry: Entry) => new IncrementalCache().set('/', entry, { revalidate: 5 })

beforeAll(cacheUnmeasured)
beforeEach(() => {
  IncrementalCache.measured = []
  IncrementalCache.shared = []
})

test('a page is cached as it is, but not measured, each time', async () => {
  const page = { kind: 'PAGES', html: '<p>' }
  await store(page)
  await store(page)
  expect(IncrementalCache.measured).toEqual(['null', 'null'])
  expect(IncrementalCache.shared).toEqual([
    '/ {"kind":"PAGES","html":"<p>"} 5',
    '/ {"kind":"PAGES","html":"<p>"} 5',
  ])
  expect(Object.getOwnPropertyNames(page)).toEqual(['kind', 'html'])
})

test('anything else is measured', async () => {
  await store({ kind: 'FETCH', html: '' })
  expect(IncrementalCache.measured).toEqual(['{"kind":"FETCH","html":""}'])
})

test('Next.js finds the cache that it announced', () => {
  const cache = new IncrementalCache()
  expect((globalThis as { __incrementalCache?: unknown }).__incrementalCache).toBe(cache)
})
