import { expect, test } from 'vitest'
import { IsrCache } from '@/http/isrCache'

type Value = Parameters<IsrCache['set']>[1]
const page = (html: string) => ({ kind: 'PAGES', html, pageData: {} }) as unknown as Value
const control = { revalidate: 60, expire: undefined }

const PAGE = 10_000
const DATA = 'x'.repeat(3000)
/** Room for four pages, each with what an entry needs beside it, and for the short one of the first test. */
const cache = new IsrCache({ maxMemoryCacheSize: 4 * (2 * PAGE + 1200) + 2000 })
const put = (key: string) => cache.set(key, page(key.repeat(PAGE)), { cacheControl: control })

test('a page is cached with its lifetime, and one that was never rendered is a miss, whatever a build left', async () => {
  expect(await cache.get('/en')).toBeNull()
  await cache.set('/en', page('home'), { cacheControl: control })
  expect(await cache.get('/en')).toEqual({
    value: page('home'),
    lastModified: expect.closeTo(Date.now(), -4) as number,
    cacheControl: control,
  })
})

test('when memory is full the least recently used page is evicted', async () => {
  for (const key of ['a', 'b', 'c', 'd']) await put(key)
  await cache.get('a')
  await put('e')
  expect(await cache.get('b')).toBeNull()
  for (const key of ['a', 'c', 'd', 'e']) expect(await cache.get(key), key).not.toBeNull()
})

test('a page made anew takes no more room than before', async () => {
  for (let count = 0; count < 20; count++) await put('e')
  expect(await cache.get('a')).not.toBeNull()
})

test('what a page found missing is remembered too', async () => {
  await cache.set('/nowhere', null, { cacheControl: control })
  expect(await cache.get('/nowhere')).toMatchObject({ value: null })
})

/** As the memory cache counts: two bytes a character, and what an entry needs beside. */
const bytesOf = (address: string) => 2 * address.length + 1000

test('addresses that lead to no page count with the bytes of their keys, so that no flood of long ones fills the memory', async () => {
  const { local } = cache as unknown as {
    local: { missing: { bytes: number; size: number } }
  }
  const before = local.missing.bytes
  const long = `/coins/${'x'.repeat(7900)}`
  await cache.set(long, null, { cacheControl: control })
  expect(local.missing.bytes - before).toBeGreaterThanOrEqual(bytesOf(long))
  for (let count = 0; count < 6000; count++)
    await cache.set(`${long}${count}`, null, { cacheControl: control })
  expect(local.missing.size).toBeLessThanOrEqual(5000)
  expect(local.missing.bytes).toBeLessThanOrEqual(8 * 1024 * 1024)
})

test('addresses that lead to no page push no page out', async () => {
  await put('a')
  for (let count = 0; count < 6000; count++)
    await cache.set(`/nowhere/${count}`, null, { cacheControl: control })
  expect(await cache.get('a')).not.toBeNull()
})

test('a page that was missing and now exists, and one that is gone, are found as they are', async () => {
  await cache.set('/later', null, { cacheControl: control })
  await cache.set('/later', page('now'), { cacheControl: control })
  expect(await cache.get('/later')).toMatchObject({ value: page('now') })
  await cache.set('/later', null, { cacheControl: control })
  expect(await cache.get('/later')).toMatchObject({ value: null })
})

test.each([
  ['stand in its HTML', `<p>a</p><script id="__NEXT_DATA__" type="application/json">${DATA}</script>`],
  ['do not, as it has no scripts', '<p>a</p>'],
])('the data of a page count beside its HTML where they %s', async (_, html) => {
  const { local } = new IsrCache({ maxMemoryCacheSize: 10 * PAGE }) as unknown as {
    local: { pages: { bytes: number } }
  }
  // Makes room.
  for (const key of ['a', 'c', 'd', 'e']) await cache.set(key, null, { cacheControl: control })
  const before = local.pages.bytes
  const value = { kind: 'PAGES', html, pageData: { DATA } } as unknown as Value
  await cache.set('/counted', value, { cacheControl: control })
  const counted = local.pages.bytes - before
  await cache.set('/counted', null, { cacheControl: control })
  expect(counted).toBeGreaterThanOrEqual(2 * (html.length + DATA.length))
  expect(counted).toBeLessThan(2 * (html.length + DATA.length) + 2000)
})
