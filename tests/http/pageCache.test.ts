import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPageCache, type PageCache } from '@/http/pageCache'

type Value = Parameters<PageCache['set']>[1]
const page = (html: string) => ({ kind: 'PAGES', html, pageData: {} }) as unknown as Value
const control = { revalidate: 60, expire: undefined }
const context = { cacheControl: control }

const PAGE = 10_000
/** Of what takes as much room packed. */
const unpackable = () => page(randomBytes(PAGE).toString('base64'))
/** With room for four such pages, each with what an entry needs beside it, and for a short one. */
const cacheOfFour = () => createPageCache(null, 4 * (PAGE + 1200) + 2000)

test('a page is cached with its lifetime, and one that was never rendered is a miss, whatever a build left', async () => {
  const cache = cacheOfFour()
  expect(await cache.get('/en')).toBeNull()
  await cache.set('/en', page('home'), context)
  expect(await cache.get('/en')).toEqual({
    value: page('home'),
    lastModified: expect.closeTo(Date.now(), -4) as number,
    cacheControl: control,
  })
})

test('every kind of value comes back as it was given, and is not shared with who gave it', async () => {
  const cache = cacheOfFour()
  const values: Value[] = [
    {
      kind: 'PAGES',
      html: '<p>ü 比</p>',
      pageData: { pageProps: { a: [1, null, 'x'] } },
      headers: { a: 'b' },
      status: 200,
    },
    { kind: 'REDIRECT', props: { pageProps: { __N_REDIRECT: '/faq' } } },
  ] as unknown as Value[]
  for (const value of values) {
    await cache.set('/any', value, context)
    const given = structuredClone(value)
    expect((await cache.get('/any'))?.value).toEqual(given)
    Object.assign(value as object, { kind: 'changed' })
    Object.assign((await cache.get('/any'))?.value as object, { kind: 'changed' })
    expect((await cache.get('/any'))?.value).toEqual(given)
  }
})

test('when memory is full the least recently used page is evicted', async () => {
  const cache = cacheOfFour()
  for (const key of ['a', 'b', 'c', 'd']) await cache.set(key, unpackable(), context)
  await cache.get('a')
  await cache.set('e', unpackable(), context)
  expect(await cache.get('b')).toBeNull()
  for (const key of ['a', 'c', 'd', 'e']) expect(await cache.get(key), key).not.toBeNull()
})

test('a page made anew takes no more room than before', async () => {
  const cache = cacheOfFour()
  await cache.set('a', unpackable(), context)
  for (let count = 0; count < 20; count++) await cache.set('e', unpackable(), context)
  expect(await cache.get('a')).not.toBeNull()
})

test('pages are held packed, so that of those that repeat themselves and their data many more fit', async () => {
  const cache = cacheOfFour()
  const names = Array.from({ length: 30 }, (_, index) => `/page/${index}`)
  const html = '<p>A page of some text.</p>'.repeat(PAGE / 20)
  const value = { kind: 'PAGES', html, pageData: { html } } as unknown as Value
  for (const name of names) await cache.set(name, value, context)
  for (const name of names) expect((await cache.get(name))?.value, name).toEqual(value)
})

test('what a page found missing is remembered too', async () => {
  const cache = cacheOfFour()
  await cache.set('/nowhere', null, context)
  expect(await cache.get('/nowhere')).toMatchObject({ value: null })
})

const keptOf = async (cache: PageCache, keys: readonly string[]) => {
  const found = await Promise.all(keys.map((key) => cache.get(key)))
  return found.filter((entry) => entry !== null).length
}

test('addresses that lead to no page count with the bytes of their keys, so that no flood of long ones fills the memory', async () => {
  const cache = createPageCache(null)
  const long = `/coins/${'x'.repeat(7900)}`
  const keys = Array.from({ length: 6000 }, (_, index) => long + index)
  for (const key of keys) await cache.set(key, null, context)
  const kept = await keptOf(cache, keys)
  // Two bytes a character.
  expect(kept * 2 * long.length).toBeLessThanOrEqual(8 * 1024 * 1024)
  expect(kept).toBeGreaterThan(100)
})

test('addresses that lead to no page are bounded in number, and push no page out', async () => {
  const cache = cacheOfFour()
  await cache.set('a', unpackable(), context)
  const keys = Array.from({ length: 6000 }, (_, index) => `/nowhere/${index}`)
  for (const key of keys) await cache.set(key, null, context)
  expect(await cache.get('a')).not.toBeNull()
  const kept = await keptOf(cache, keys)
  expect(kept).toBeLessThanOrEqual(5000)
  expect(kept).toBeGreaterThan(1000)
})

test('a page that was missing and now exists, and one that is gone, are found as they are', async () => {
  const cache = cacheOfFour()
  await cache.set('/later', null, context)
  await cache.set('/later', page('now'), context)
  expect(await cache.get('/later')).toMatchObject({ value: page('now') })
  await cache.set('/later', null, context)
  expect(await cache.get('/later')).toMatchObject({ value: null })
})
