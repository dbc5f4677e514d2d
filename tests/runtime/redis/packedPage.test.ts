import { gzipSync } from 'node:zlib'
import { serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { packPage, unpackPage, type StoredPage } from '@/runtime/redis/sharedIsrCache'

type Value = StoredPage['value']
const stored = (value: unknown): StoredPage => ({
  value: value as Value,
  cacheControl: { revalidate: 30, expire: 3600 },
  life: 60_000,
})
const page = {
  kind: 'PAGES',
  html: '<p>\u2028 \ud800 ñ 汉 &amp;</p>',
  pageData: { pageProps: { none: null, list: [1.5, -0, ''], deep: { $: 'x' } } },
  headers: { 'x-one': ['a', 'b'] },
  status: undefined,
}

test.each([
  [
    'a page with all that JSON would lose',
    { ...page, bytes: Buffer.from([0, 255]), tree: new Map([['a', Buffer.from('b')]]) },
  ],
  [
    'a redirect',
    { kind: 'REDIRECT', props: { pageProps: { __N_REDIRECT: '/de', __N_REDIRECT_STATUS: 308 } } },
  ],
  ['a page that is missing', null],
])('%s comes back exactly as it was', async (_, value) => {
  const read = await unpackPage(await packPage(stored(value)))
  expect(read).toStrictEqual(stored(value))
})

test('a page takes a fraction of its size', async () => {
  const html = '<li class="row">Bitcoin</li>'.repeat(4000)
  expect((await packPage(stored({ ...page, html }))).byteLength).toBeLessThan(html.length / 6)
})

const packed = await packPage(stored(page))
const changed = Buffer.from(packed)
changed[40] = (changed[40] ?? 0) ^ 1
test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('<html>')],
  ['half of a page', packed.subarray(0, packed.length / 2)],
  ['a page with one bit turned', changed],
  ['a page of another kind', gzipSync(serialize(stored({ kind: 'APP_PAGE', html: '' })))],
  ['a page without its text', gzipSync(serialize(stored({ kind: 'PAGES' })))],
  ['a page without an end', gzipSync(serialize({ ...stored(page), life: 'long' }))],
])('%s is refused', async (_, bytes) => {
  await expect(unpackPage(bytes)).rejects.toThrow()
})

test('what unfolds without end is given up before it fills the memory', async () => {
  await expect(unpackPage(gzipSync(Buffer.alloc(64 * 1024 * 1024)))).rejects.toThrow('larger than')
})
