import type { NextApiRequest, NextApiResponse } from 'next'
import { afterEach, expect, test, vi } from 'vitest'
import { addressOf } from '@/http/addresses'
import { manifestHandler } from '@/http/manifestHandler'

afterEach(() => vi.unstubAllEnvs())

function get() {
  const response = { body: '', headers: {} as Record<string, string> }
  const res = {
    setHeader: (name: string, value: string) => (response.headers[name] = value),
    send: (body: string) => (response.body = body),
  }
  manifestHandler({ headers: {} } as unknown as NextApiRequest, res as unknown as NextApiResponse)
  return { ...response, manifest: JSON.parse(response.body) as Record<string, unknown> }
}

test('the web manifest has the name of the brand, icons that exist and hexadecimal colors', () => {
  vi.stubEnv('BRAND_NAME', 'Example Exchange')
  const { manifest, headers } = get()
  expect(headers['content-type']).toBe('application/manifest+json')
  expect(manifest).toMatchObject({
    name: 'Example Exchange',
    start_url: '/',
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
  })
  expect(manifest.icons).toContainEqual({ src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' })
})

test('the address of the web manifest leads to its handler and to no page', () => {
  expect(addressOf('/site.webmanifest')).toMatchObject({
    handledBy: 'site',
    rewrittenTo: '/api/site/manifest',
  })
})
