import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NextApiRequest, NextApiResponse } from 'next'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addressOf } from '@/http/addresses'
import { textsHandler } from '@/http/textsHandler'
import { loadTexts } from '@/i18n/loadTexts'
import { shareTexts } from '@/i18n/sharedTexts'
import { textsFile } from '@/i18n/textsFile'
import { eventually } from '../eventually'

/** Next.js decodes each segment of a path. */
async function get(path: string) {
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
  await textsHandler({ query } as unknown as NextApiRequest, res as unknown as NextApiResponse)
  return response
}

const { path, json } = textsFile('de', ['faq'])

test('the texts of a page may be kept for ever, because their address changes with them', async () => {
  const { status, body, headers } = await get(path)
  expect([status, body]).toEqual([200, json])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
})

test('a page of another release gets today’s texts, and no cache keeps them under its address', async () => {
  const { status, body, headers } = await get('/texts/AAAAAAAAAAAAAAAA/de/faq')
  expect([status, body, headers['cache-control']]).toEqual([200, json, 'no-store'])
})

describe('with a folder that releases share', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'halyard-texts-'))
    vi.stubEnv('ASSETS_DIR', join(folder, 'assets'))
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })

  test('a page of another release gets the texts of that', async () => {
    await shareTexts({ path: '', version: 'BBBBBBBBBBBBBBBB', json: '{"de":{}}' })
    expect(await get('/texts/BBBBBBBBBBBBBBBB/de/faq')).toMatchObject({
      ...{ status: 200, body: '{"de":{}}' },
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    })
    expect(await get('/texts/CCCCCCCCCCCCCCCC/de/faq')).toMatchObject({
      ...{ status: 200, body: json },
      headers: { 'cache-control': 'no-store' },
    })
    expect(readdirSync(join(folder, 'assets/texts'))).toEqual(['BBBBBBBBBBBBBBBB.json'])
  })

  test('a version is no way out of it', async () => {
    await shareTexts({ path: '', version: 'BBBBBBBBBBBBBBBB', json: '{"de":{}}' })
    writeFileSync(join(folder, 'secret.json'), 'secret')
    expect((await get('/texts/..%2F..%2Fsecret/de/faq')).body).toBe(json)
  })

  test('a page that is rendered shares its texts', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    await loadTexts('vi', ['faq'])
    const { version, json: shared } = textsFile('vi', ['faq'])
    await eventually(() => {
      expect(readFileSync(join(folder, 'assets/texts', `${version}.json`), 'utf8')).toBe(shared)
    })
  })
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
])('%s is not found', async (other) => {
  const { status, body, headers } = await get(other)
  expect([status, body, headers['cache-control']]).toEqual([404, '', 'no-store'])
})

test('the address of the texts leads to their handler', () => {
  expect(addressOf(path)).toMatchObject({
    handledBy: 'site',
    isCacheable: true,
    rewrittenTo: `/api/site${path}`,
  })
})
