import { expect, test } from 'vitest'
import { addressOf } from '@/http/addresses'
import { textsHandler } from '@/http/textsHandler'
import { textsFile } from '@/i18n/textsFile'
import { serveHandler } from './testSite'

async function get(path: string) {
  const { status, headers, body } = await (await serveHandler(textsHandler))(path)
  return { status, headers, body: body.toString() }
}

const { path, json } = textsFile('de', ['faq'])

test('the texts of a page may be cached for good, because their address changes with them', async () => {
  const { status, body, headers } = await get(path)
  expect([status, body]).toEqual([200, json])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
})

test('a page of another release gets today’s texts, and no cache keeps them under its address', async () => {
  const { status, body, headers } = await get('/texts/AAAAAAAAAAAAAAAA/de/faq')
  expect([status, body, headers['cache-control']]).toEqual([200, json, 'no-store'])
})

test.each([
  '/texts/AAAAAAAAAAAAAAAA',
  '/texts/AAAAAAAAAAAAAAAA/xx/faq',
  '/texts/AAAAAAAAAAAAAAAA/de/no-such-group',
  '/texts/AAAAAAAAAAAAAAAA/de/__proto__',
  '/texts/AAAAAAAAAAAAAAAA/de/faq%3F',
  `/texts/AAAAAAAAAAAAAAAA/de${'/faq'.repeat(9)}`,
])('%s is not found', async (other) => {
  const { status, headers } = await get(other)
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
})

test('the address of the texts leads to their handler', () => {
  expect(addressOf(path)).toMatchObject({ handledBy: 'site', handler: 'texts', isCacheable: true })
})
