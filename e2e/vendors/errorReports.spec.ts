import { expect, test as base, type Page } from '@playwright/test'
import { hydrated, openPage } from '../support/exchangePage'
import { installClock } from '../support/pageClock'
import { throwInPage } from '../support/throwInPage'
import { startVendorServer, type VendorServer } from '../support/vendorServers'
import { startVendorSite, type VendorSite } from '../support/vendorSite'
import { FULL } from '../support/fullRun'

type Item = {
  type: string
  release?: string
  environment?: string
  transaction?: string
  request?: { url: string }
  exception?: { values: { type: string; value: string }[] }
}

const INGEST = '/api/3/envelope/'
let ingest: VendorServer
let site: VendorSite
/** Requested even before the site has started. */
let origin = ''

/** These tests throw on purpose, so here nobody watches for what was not caught. */
const test = base.extend({ baseURL: async ({}, use) => use(origin) })
/** Where a notice is enough, so that vendors run at once. */
test.use({ timezoneId: 'America/New_York' })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  ingest = await startVendorServer({ [INGEST]: {} })
  const dsn = `${ingest.origin.replace('//', '//abc@')}/3`
  site = await startVendorSite({ SENTRY_DSN: dsn, ENVIRONMENT: 'staging' }, dsn)
  origin = site.origin
})
test.afterAll(async () => {
  await site.close()
  await ingest.close()
})
test.beforeEach(() => void (ingest.requests.length = 0))

/** Each header of an item stands on a line before it; the first line belongs to the whole. */
const items = (): Item[] =>
  ingest.to(INGEST).flatMap(({ body }) => {
    const lines = body.toString().split('\n').slice(1).filter(Boolean)
    return lines.filter((_, at) => at % 2 === 1).map((line) => JSON.parse(line) as Item)
  })
const reported = () => items().flatMap(({ exception }) => exception?.values.map(({ value }) => value) ?? [])
const transactions = () =>
  items().flatMap(({ type, transaction }) => (type === 'transaction' ? [transaction] : []))

test(
  'early errors, before Sentry has loaded, are buffered and sent when it has, through the tunnel of this site',
  FULL,
  async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => void requests.push(request.url()))
    const tunnelled = page.waitForRequest((request) => request.url().includes('/monitoring-tunnel'))
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        void Promise.reject(new Error('early refusal of /exchange?id=SECRET'))
        throw new Error('early fault')
      })
    })
    await page.goto('/?id=SECRET')
    const tunnel = new URL((await tunnelled).url())
    expect(tunnel.href).toBe(`${site.origin}/monitoring-tunnel?projectId=3`)
    await expect.poll(reported).toEqual(expect.arrayContaining(['early fault', 'early refusal of /exchange']))
    const [item] = items().filter(({ exception }) => exception)
    expect(item).toMatchObject({ release: 'main-site-frontend@2.71.0', environment: 'staging' })
    expect(item?.request?.url).toBe(`${site.origin}/`)
    expect(ingest.requests.map(({ body }) => body.toString()).join()).not.toContain('SECRET')
    expect(ingest.requests[0]?.headers).not.toHaveProperty('cookie')
    // The browser itself calls no host but this site.
    expect(requests.filter((url) => !url.startsWith(site.origin))).toEqual([])
  },
)

test('a later error is reported and an AxiosError is not', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      throw new Error('first')
    })
  })
  await openPage(page, '/exchange')
  await expect.poll(reported).toContain('first')
  await throwInPage(page, 'Request failed with status code 500', 'AxiosError')
  await throwInPage(page, 'later fault')
  await expect.poll(reported).toContain('later fault')
  expect(reported()).not.toContain('Request failed with status code 500')
})

test('where Sentry is configured a page may be profiled', async ({ request }) => {
  for (const path of ['/', '/exchange?from=btc-btc']) {
    expect((await request.get(path)).headers()['document-policy']).toBe('js-profiling')
  }
})

/** Every trace is sampled where the dice always fall low. */
const traceAll = (page: Page) =>
  page.addInitScript(() => {
    const random = Math.random
    Math.random = () => random() * 0.1
  })

/** The page load is over for Sentry, by the page's clock: a report that was made after it has come. */
async function passPageLoad(page: Page, message: string) {
  await hydrated(page)
  await throwInPage(page, `${message}, at first`)
  // Sentry is fetched when something goes wrong, and gets this when it is there.
  await expect.poll(reported).toContain(`${message}, at first`)
  // A page load ends after 30 s at the latest (finalTimeout of its browserTracingIntegration).
  for (let turn = 0; turn < 2; turn++) await page.clock.runFor(20_000)
  await throwInPage(page, `${message}, afterwards`)
  await expect.poll(reported).toContain(`${message}, afterwards`)
}

test(
  'a sampled page load is reported as a transaction of its route, and transactions named /404 are dropped',
  FULL,
  async ({ page, context }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (/policy/i.test(message.text())) complaints.push(message.text())
    })
    await traceAll(page)
    await installClock(context)
    await page.goto('/nothing-is-here')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await passPageLoad(page, 'on the page that does not exist')
    expect(transactions()).toEqual([])
    await page.goto('/exchange?id=SECRET')
    await passPageLoad(page, 'on the exchange page')
    await expect.poll(transactions).toEqual(['/exchange/order'])
    expect(complaints).toEqual([])
    expect(ingest.requests.map(({ body }) => body.toString()).join()).not.toContain('SECRET')
  },
)
