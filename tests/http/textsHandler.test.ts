import type { NextApiRequest, NextApiResponse } from 'next'
import { expect, test } from 'vitest'
import { addressOf } from '@/http/addresses'
import { textsHandler } from '@/http/textsHandler'
import { textsFile } from '@/i18n/textsFile'

/** Next.js decodes each segment of a path. */
function get(path: string) {
  const response = { status: 0, body: '', headers: {} as Record<string, string> }
  const res = {
    setHeader: (name: string, value: string) => (response.headers[name] = value),
    status(code: number) {
      response.status = code
      return res
    },
    send: (body: string) => (response.body = body),
    end: () => undefined,
  }
  const query = { path: path.split('/').slice(2).map(decodeURIComponent) }
  textsHandler({ query } as unknown as NextApiRequest, res as unknown as NextApiResponse)
  return response
}

const { path, json } = textsFile('de', ['faq'])

test('the texts of a page may be cached for good, because their address changes with them', () => {
  const { status, body, headers } = get(path)
  expect([status, body]).toEqual([200, json])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
})

test('a page of another release gets today’s texts, and no cache keeps them under its address', () => {
  const { status, body, headers } = get('/texts/AAAAAAAAAAAAAAAA/de/faq')
  expect([status, body, headers['cache-control']]).toEqual([200, json, 'no-store'])
})

test.each([
  '/texts',
  '/texts/AAAAAAAAAAAAAAAA',
  '/texts/AAAAAAAAAAAAAAAA/xx/faq',
  '/texts/AAAAAAAAAAAAAAAA/de/no-such-group',
  '/texts/AAAAAAAAAAAAAAAA/de/__proto__',
  '/texts/AAAAAAAAAAAAAAAA/de/..%2Fen%2Ffaq',
  '/texts/AAAAAAAAAAAAAAAA/de/',
  `/texts/AAAAAAAAAAAAAAAA/de${'/faq'.repeat(9)}`,
])('%s is not found', (other) => {
  const { status, body, headers } = get(other)
  expect([status, body, headers['cache-control']]).toEqual([404, '', 'no-store'])
})

test('the address of the texts leads to their handler', () => {
  expect(addressOf(path)).toMatchObject({
    handledBy: 'site',
    isCacheable: true,
    rewrittenTo: `/api/site${path}`,
  })
})
