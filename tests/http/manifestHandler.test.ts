import { afterEach, expect, test, vi } from 'vitest'
import { addressOf } from '@/http/addresses'
import { appIconHandler, APP_ICONS } from '@/http/appIconHandler'
import { manifestHandler } from '@/http/manifestHandler'
import { serveHandler } from './testSite'

afterEach(() => vi.unstubAllEnvs())

type Entry = Record<string, string>
type Manifest = Record<string, unknown> & { icons: Entry[]; shortcuts: Entry[]; screenshots?: Entry[] }

async function get(path = '/site.webmanifest') {
  const request = await serveHandler(manifestHandler)
  const { headers, body } = await request(path)
  return { headers, manifest: JSON.parse(body.toString()) as Manifest }
}

test('the web manifest has the name of the brand, icons that exist and hexadecimal colors', async () => {
  vi.stubEnv('BRAND_NAME', 'Example Exchange')
  const { manifest, headers } = await get()
  expect(headers['content-type']).toBe('application/manifest+json')
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Example Exchange',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en',
    dir: 'ltr',
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
  })
  expect(manifest.icons).toContainEqual({ src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' })
  // They show our name.
  expect(manifest.screenshots).toBeUndefined()
})

test('each icon of it is a picture of the size that it says', async () => {
  const { manifest } = await get()
  const request = await serveHandler(appIconHandler)
  const icons = manifest.icons.filter(({ type }) => type === 'image/png')
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort()).toEqual([
    '180x180 maskable',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src = '', sizes } of icons) {
    const { status, headers, body } = await request(src)
    expect([status, headers['content-type']]).toEqual([200, 'image/png'])
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes)
  }
})

test('no other icon is drawn', async () => {
  const request = await serveHandler(appIconHandler)
  for (const name of ['193.png', 'toString'])
    expect((await request(`/app-icons/${name}`)).status, name).toBe(404)
  expect(Object.keys(APP_ICONS)).toHaveLength(4)
})

test('it speaks the language that the page names, with addresses of that language', async () => {
  const { manifest } = await get('/site.webmanifest?lang=de')
  expect(manifest).toMatchObject({ lang: 'de', start_url: '/de', id: '/' })
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Tauschen', '/de/exchange'],
    ['Ihre Tauschvorgänge', '/de/exchanges'],
    ['Kurse', '/de/cryptocurrency-rates'],
  ])
  expect((await get('/site.webmanifest?lang=xx')).manifest.lang).toBe('en')
})

test('a page that is switched off is no shortcut', async () => {
  vi.stubEnv('PRICES', 'off')
  const { manifest } = await get()
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/exchange', '/exchanges'])
})

test('the address of the web manifest leads to its handler and to no page', () => {
  expect(addressOf('/site.webmanifest')).toMatchObject({ handledBy: 'site', handler: 'manifest' })
})
