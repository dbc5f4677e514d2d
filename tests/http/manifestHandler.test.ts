import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readSettings, setOperator } from '@/config/operator/startOperator'
import { addressOf } from '@/http/addresses'
import { appIconHandler, APP_ICONS } from '@/http/appIconHandler'
import { brandFileHandler } from '@/http/brandFileHandler'
import { drawAppIcon } from '@/http/drawAppIcon'
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
    ['Ihre Aufträge', '/de/exchanges'],
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

test('an operator’s screenshots, icons and short name take the place of ours', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-manifest-'))
  const drawn = await drawAppIcon({ size: 512, isMaskable: true })
  const before = await (await serveHandler(appIconHandler))('/app-icons/192.png')
  const write = (name: string, bytes: string | Uint8Array) => writeFileSync(join(folder, name), bytes)
  const app = {
    shortName: 'Tide',
    icon: 'icon.png',
    screenshots: [{ file: 'icon.png', label: { en: 'The form', de: 'Das Formular' } }],
  }
  write('icon.png', drawn)
  write('operator.json', JSON.stringify({ app }))
  const { operator, faults } = readSettings({ OPERATOR_FILE: join(folder, 'operator.json') })
  rmSync(folder, { recursive: true })
  expect(faults).toEqual([])
  setOperator(operator)
  try {
    const { manifest } = await get('/site.webmanifest?lang=de')
    const src = expect.stringMatching(/^\/api\/site\/brand\/screenshot-[\da-f]{12}\.png$/) as string
    expect(manifest).toMatchObject({
      short_name: 'Tide',
      screenshots: [{ src, sizes: '512x512', type: 'image/png', form_factor: 'wide', label: 'Das Formular' }],
    })
    const request = await serveHandler(brandFileHandler)
    const file = await request(manifest.screenshots?.[0]?.src ?? '')
    expect([file.status, file.body.equals(drawn)]).toEqual([200, true])
    expect(Buffer.from(await drawAppIcon({ size: 192, isMaskable: false }))).not.toEqual(before.body)
  } finally {
    setOperator(undefined)
  }
})
