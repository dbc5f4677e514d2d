import { gunzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { openPage } from '../support/exchangePage'
import { openForm, sendField } from '../support/orderSteps'
import { installClock } from '../support/pageClock'
import { startVendorServer, type VendorServer } from '../support/vendorServers'
import { startVendorSite, type VendorSite } from '../support/vendorSite'
import { test as base } from '../support/watchedTest'
import { FULL } from '../support/fullRun'

type Tracked = { event: string; properties: Record<string, unknown> }

let collector: VendorServer
let site: VendorSite
/** Requested even before the site has started. */
let origin = ''
const test = base.extend({ baseURL: async ({}, use) => use(origin) })
/** Where a notice is enough, so that vendors run at once. */
test.use({ timezoneId: 'America/New_York' })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const json = { 'content-type': 'application/json' }
  collector = await startVendorServer({
    '/track/': { body: '1' },
    '/marker': {},
    '/record/': { headers: json, body: '{"code":200,"status":"OK"}' },
  })
  site = await startVendorSite({ MIXPANEL_TOKEN: 'e2e-token', MIXPANEL_HOST: collector.origin }, 'e2e-token')
  origin = site.origin
})
test.afterAll(async () => {
  await site.close()
  await collector.close()
})
test.beforeEach(async ({ context }) => {
  collector.requests.length = 0
  await installClock(context)
})

/** The batches as the real SDK packs them: base64 in a form. */
const events = (): Tracked[] =>
  collector.to('/track/').flatMap(({ body }) => {
    const data = new URLSearchParams(body.toString()).get('data') ?? ''
    return JSON.parse(Buffer.from(data, 'base64').toString()) as Tracked[]
  })
const pages = () =>
  events().flatMap(({ event, properties }) => (event === 'Page view' ? [properties.path] : []))

/** What a visit draws by chance lies within these two, so who is recorded is known and everything else stays random. */
const draw = (page: Page, min: number, max: number) =>
  page.addInitScript(
    ([from = 0, to = 0]) => {
      const random = Math.random
      Math.random = () => from + random() * (to - from)
    },
    [min, max],
  )

/** The SDK sends what it has gathered every ten seconds at the latest; they pass at once on the page's clock. */
const flush = (page: Page) => page.clock.runFor(12_000)

/** Waits until the views of these pages have been sent. */
const counted = (page: Page, paths: string[]) =>
  expect(async () => {
    await flush(page)
    expect(pages()).toEqual(paths)
  }).toPass()

/** Whether the page has fetched the recorder, in whichever of our scripts it lies. */
function recorderOf(page: Page) {
  const scripts = new Set<string>()
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()))
  return async () => {
    const texts = [...scripts].map(async (url) => (await page.request.get(url)).text())
    return (await Promise.all(texts)).some((text) => text.includes('rrweb'))
  }
}

/** Nothing was recorded: after what a recording needs to be sent, a later request of the page finds none before it. */
async function expectNoRecording(page: Page, hasRecorder: () => Promise<boolean>) {
  for (let turn = 0; turn < 2; turn++) await flush(page)
  await page.evaluate((url) => fetch(url, { method: 'POST' }), `${collector.origin}/marker`)
  expect(await hasRecorder()).toBe(false)
  expect(collector.to('/record/')).toEqual([])
}

test(
  'every page that is seen is counted by its path, for one device, without what opens an order',
  FULL,
  async ({ page }) => {
    await draw(page, 0.02, 1)
    await openPage(page, '/?utm_source=mail&id=SECRET')
    await counted(page, ['/'])
    await page.getByRole('link', { name: 'Exchange', exact: true }).first().click()
    await counted(page, ['/', '/exchange'])
    expect(new Set(events().map(({ properties }) => properties.$device_id)).size).toBe(1)
    expect(events()[0]?.properties.$current_url).toBe(`${site.origin}/`)
    expect(JSON.stringify(events())).not.toContain('SECRET')
    // The visitor's location is not requested.
    expect(collector.to('/track/')[0]?.query.get('ip')).toBe('0')
  },
)

test('of a session that is not among the 2 percent nothing is recorded', FULL, async ({ page }) => {
  await draw(page, 0.02, 1)
  const hasRecorder = recorderOf(page)
  await openForm(page, '/exchange')
  await counted(page, ['/exchange'])
  await expectNoRecording(page, hasRecorder)
})

test(
  'of a session among the 2 percent a recording is sent, with every text and field masked',
  FULL,
  async ({ page }) => {
    await draw(page, 0, 0.0199)
    const hasRecorder = recorderOf(page)
    await openForm(page, '/exchange')
    await sendField(page).fill('0.4242')
    await expect(async () => {
      await flush(page)
      expect(collector.to('/record/').length).toBeGreaterThan(0)
    }).toPass()
    expect(await hasRecorder()).toBe(true)
    const [recording] = collector.to('/record/')
    const snapshot = gunzipSync(recording?.body ?? '').toString()
    expect(snapshot).toContain('"tagName":"main"')
    expect(snapshot).not.toContain('0.4242')
    const texts = [...snapshot.matchAll(/"textContent":"(.*?)"/g)].map(([, text = '']) => text)
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter((text) => !/^(\*|SCRIPT_PLACEHOLDER|\\n|\s)*$/.test(text))).toEqual([])
  },
)

test('a page that shows an order is not recorded', FULL, async ({ page }) => {
  await draw(page, 0, 0.0199)
  const hasRecorder = recorderOf(page)
  await openPage(page, '/exchange?id=SECRET')
  await counted(page, ['/exchange'])
  await expectNoRecording(page, hasRecorder)
})
