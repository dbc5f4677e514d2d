import { afterEach, expect, test, vi } from 'vitest'
import { addressOf } from '@/http/addresses'
import { manifestHandler } from '@/http/manifestHandler'
import { serveHandler } from './testSite'

afterEach(() => vi.unstubAllEnvs())

async function get() {
  const request = await serveHandler(manifestHandler)
  const { headers, body } = await request('/site.webmanifest')
  return { headers, manifest: JSON.parse(body.toString()) as Record<string, unknown> }
}

test('the web manifest has the name of the brand, icons that exist and hexadecimal colors', async () => {
  vi.stubEnv('BRAND_NAME', 'Example Exchange')
  const { manifest, headers } = await get()
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
  expect(addressOf('/site.webmanifest')).toMatchObject({ handledBy: 'site', handler: 'manifest' })
})
