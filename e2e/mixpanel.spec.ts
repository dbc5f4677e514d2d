import { gunzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { openPage } from './exchangePage'
import { openForm, sendField } from './orderSteps'
import { startVendorServer, type VendorServer } from './vendorServers'
import { startVendorSite, type VendorSite } from './vendorSite'
import { test as base } from './watchedTest'

type Told = { event: string; properties: Record<string, unknown> }

let collector: VendorServer
let site: VendorSite
/** Asked for even before the site has started. */
let origin = ''
const test = base.extend({ baseURL: async ({}, use) => use(origin) })
test.describe.configure({ mode: 'serial', timeout: 60_000 })

test.beforeAll(async () => {
  const json = { 'content-type': 'application/json' }
  collector = await startVendorServer({
    '/track/': { body: '1' },
    '/record/': { headers: json, body: '{"code":200,"status":"OK"}' },
  })
  site = await startVendorSite({ MIXPANEL_TOKEN: 'e2e-token', MIXPANEL_HOST: collector.origin }, 'e2e-token')
  origin = site.origin
})
test.afterAll(async () => {
  await site.close()
  await collector.close()
})
test.beforeEach(() => void (collector.requests.length = 0))

/** The batches as the real SDK packs them: base64 in a form. */
const events = (): Told[] =>
  collector.to('/track/').flatMap(({ body }) => {
    const data = new URLSearchParams(body.toString()).get('data') ?? ''
    return JSON.parse(Buffer.from(data, 'base64').toString()) as Told[]
  })
const pages = () =>
  events().flatMap(({ event, properties }) => (event === 'Page view' ? [properties.path] : []))

/** What a visit draws by chance lies within these two, so who is recorded is known and everything else stays random. */
const draw = (page: Page, least: number, most: number) =>
  page.addInitScript(
    ([from = 0, to = 0]) => {
      const random = Math.random
      Math.random = () => from + random() * (to - from)
    },
    [least, most],
  )

test('every page that is seen is counted by its path, for one device, without what opens an order', async ({
  page,
}) => {
  await draw(page, 0.02, 1)
  await openPage(page, '/?utm_source=mail&id=SECRET')
  await expect.poll(pages, { timeout: 20_000 }).toEqual(['/'])
  await page.getByRole('link', { name: 'Exchange', exact: true }).first().click()
  await expect.poll(pages, { timeout: 20_000 }).toEqual(['/', '/exchange'])
  expect(new Set(events().map(({ properties }) => properties.$device_id)).size).toBe(1)
  expect(events()[0]?.properties.$current_url).toBe(`${site.origin}/`)
  expect(JSON.stringify(events())).not.toContain('SECRET')
  // Where a visitor is, is not asked for.
  expect(collector.to('/track/')[0]?.query.get('ip')).toBe('0')
})

test('of a session that is not among the 2 percent nothing is recorded', async ({ page }) => {
  await draw(page, 0.02, 1)
  await openForm(page, '/exchange')
  await expect.poll(pages, { timeout: 20_000 }).toEqual(['/exchange'])
  await page.waitForTimeout(12_000)
  expect(collector.to('/record/')).toEqual([])
})

test('of a session among the 2 percent a recording is sent, with every text and field masked', async ({
  page,
}) => {
  await draw(page, 0, 0.0199)
  await openForm(page, '/exchange')
  await sendField(page).fill('0.4242')
  await expect.poll(() => collector.to('/record/').length, { timeout: 30_000 }).toBeGreaterThan(0)
  const [recording] = collector.to('/record/')
  const snapshot = gunzipSync(recording?.body ?? '').toString()
  expect(snapshot).toContain('"tagName":"main"')
  expect(snapshot).not.toContain('0.4242')
  const texts = [...snapshot.matchAll(/"textContent":"(.*?)"/g)].map(([, text = '']) => text)
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => !/^(\*|SCRIPT_PLACEHOLDER|\\n|\s)*$/.test(text))).toEqual([])
})

test('a page that shows an order is not recorded', async ({ page }) => {
  await draw(page, 0, 0.0199)
  await openPage(page, '/exchange?id=SECRET')
  await expect.poll(pages, { timeout: 20_000 }).toEqual(['/exchange'])
  await page.waitForTimeout(12_000)
  expect(collector.to('/record/')).toEqual([])
})
