import { expect, test } from 'vitest'
import { IsrCache } from '@/http/isrCache'

type Value = Parameters<IsrCache['set']>[1]
const page = (html: string) => ({ kind: 'PAGES', html, pageData: {} }) as unknown as Value
const control = { revalidate: 60, expire: undefined }

const PAGE = 10_000
const cache = new IsrCache({ maxMemoryCacheSize: 5 * 2 * PAGE })
const put = (key: string) => cache.set(key, page(key.repeat(PAGE)), { cacheControl: control })

test('a page is kept with its lifetime, and one that was never made is not there, whatever a build left', async () => {
  expect(await cache.get('/en')).toBeNull()
  await cache.set('/en', page('home'), { cacheControl: control })
  expect(await cache.get('/en')).toEqual({
    value: page('home'),
    lastModified: expect.closeTo(Date.now(), -4) as number,
    cacheControl: control,
  })
})

test('when memory is full the page goes that nobody has asked for for the longest time', async () => {
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
