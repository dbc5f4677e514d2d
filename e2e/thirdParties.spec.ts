import { expect, type Page } from '@playwright/test'
import { originOf } from './builtServer'
import { orderByLink, openPage, ADDRESS } from './exchangePage'
import { callsIn, SCRIPTS, startRealApi, startScriptVendors, type Vendor } from './scriptVendors'
import { startVendorSite, type VendorSite } from './vendorSite'
import { test as base } from './watchedTest'

type Vendors = Awaited<ReturnType<typeof startScriptVendors>>
const SELF_LOADING: Vendor[] = [
  'gtm',
  'googleAnalytics',
  'amplitude',
  'plerdy',
  'freshchat',
  'satismeter',
  'trustpilot',
]

let vendors: Vendors
let api: Awaited<ReturnType<typeof startRealApi>>
let running: VendorSite | undefined
let site = ''

/** One site for all of them, with every script vendor configured. */
const test = base.extend({ baseURL: async ({}, use) => use(site) })
test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(async () => {
  vendors = await startScriptVendors()
  api = await startRealApi(originOf(Number(process.env.E2E_PORT)))
  running = await startVendorSite({ ...vendors.environment, API_ORIGIN: api.origin }, 'freshchat-token')
  site = running.origin
})
test.afterAll(async () => {
  await running?.close()
  await api.close()
  await vendors.close()
})
test.beforeEach(() => {
  vendors.mend()
  vendors.requests.length = 0
})

const loadedAt = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return performance.timeOrigin + (navigation?.loadEventStart ?? Infinity)
  })

/** The third-party slice, out of the store that the page's own components were given. */
const statuses = (page: Page) =>
  page.evaluate(() => {
    type Slices = { thirdParties: Record<string, string> }
    type Fiber = {
      memoizedProps: { store?: { getState: () => Slices } } | null
      child: Fiber | null
      sibling: Fiber | null
      stateNode: { current: Fiber }
    }
    const root = Object.entries(document.getElementById('__next') ?? {}) as [string, Fiber][]
    const open = root.flatMap(([key, fiber]) =>
      key.startsWith('__reactContainer') ? [fiber.stateNode.current] : [],
    )
    for (let fiber = open.pop(); fiber; fiber = open.pop()) {
      if (fiber.memoizedProps?.store) return fiber.memoizedProps.store.getState().thirdParties
      for (const next of [fiber.sibling, fiber.child]) if (next) open.push(next)
    }
    return null
  })

const allOf = (status: string) => Object.fromEntries(SELF_LOADING.map((vendor) => [vendor, status]))
const chat = (page: Page) => page.getByText('Chat with us')

test('each outside script is asked for once, none before the page is loaded, the reviews widget 6 s after', async ({
  page,
}) => {
  // Pictures that take their time hold the load event back.
  await page.route('**/*.svg', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  const gone = Date.now()
  await page.goto('/?utm_source=news&secret=1')
  await expect.poll(() => vendors.askedFor('trustpilot').length, { timeout: 20_000 }).toBe(1)
  const loaded = await loadedAt(page)
  expect(loaded).toBeGreaterThan(gone + 1_500)
  for (const vendor of SELF_LOADING) {
    expect(vendors.askedFor(vendor), vendor).toHaveLength(1)
    expect(vendors.askedFor(vendor)[0]?.at ?? 0, vendor).toBeGreaterThanOrEqual(loaded - 1)
  }
  const reviewsAfter = (vendors.askedFor('trustpilot')[0]?.at ?? 0) - loaded
  expect(reviewsAfter).toBeGreaterThanOrEqual(5_990)
  expect(reviewsAfter).toBeLessThan(8_000)
  await expect.poll(() => statuses(page)).toEqual({ ...allOf('success'), mercuryo: 'idle' })
})

test('the vendors learn what they are meant to, and no query but the campaign', async ({ page }) => {
  await openPage(page, '/exchange?utm_source=news&amount=0.3')
  // The tracker of the heatmap comes late: its attribution is tried again until then.
  await expect
    .poll(async () => (await callsIn(page)).filter(([what]) => what === 'plerdy.send'), { timeout: 15_000 })
    .toEqual([['plerdy.send', expect.objectContaining({ type: 'attribution' })]])
  await page.getByRole('contentinfo').getByRole('link', { name: 'On one page' }).click()
  await expect(page).toHaveURL(/\/exchange-v2$/)
  const tracked = async () => (await callsIn(page)).filter(([what]) => what === 'amplitude.track')
  await expect.poll(async () => (await tracked()).length).toBe(2)

  const calls = await callsIn(page)
  expect(calls.find(([what]) => what === 'plerdy.send')?.[1]).toMatchObject({
    data: { utm_source: 'news', first_page: '/exchange' },
  })
  expect(calls.find(([what]) => what === 'freshchat.init')?.[1]).toMatchObject({
    token: 'freshchat-token',
    locale: 'en',
  })
  expect(calls.find(([what]) => what === 'amplitude.init')?.[1]).toBe('amplitude-key')
  expect((await tracked()).map(([, , page]) => page)).toEqual([
    {
      '[Amplitude] Page Location': `${site}/exchange?utm_source=news`,
      '[Amplitude] Page Path': '/exchange',
    },
    { '[Amplitude] Page Location': `${site}/exchange-v2`, '[Amplitude] Page Path': '/exchange-v2' },
  ])
  const layer = await page.evaluate(() => JSON.stringify(window.dataLayer))
  expect(layer.match(/"page_view"/g)).toHaveLength(2)
  expect(JSON.stringify(calls) + layer).not.toContain('0.3')
})

test('the chat widget is hidden while the cookie notice shows, and there again after Got it', async ({
  page,
}) => {
  await page.goto('/')
  await expect(chat(page)).toBeVisible({ timeout: 10_000 })
  const gotIt = page.getByRole('button', { name: 'Got it' })
  await expect(gotIt).toBeVisible({ timeout: 10_000 })
  await expect(chat(page)).toBeHidden()
  await gotIt.click()
  await expect(chat(page)).toBeVisible()
})

test('the place of the reviews moves nothing when they come', async ({ page }) => {
  await page.goto('/')
  const place = page.locator('.trustpilot-widget')
  await expect(place.getByRole('link')).toHaveAttribute('rel', 'noopener')
  await place.scrollIntoViewIfNeeded()
  // Within the footer: it grows at its end when a notice needs room below, which is another matter.
  const where = () =>
    place.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect()
      return { height, fromTop: top - (element.closest('footer')?.getBoundingClientRect().top ?? 0) }
    })
  const before = await where()
  expect(before.height).toBeGreaterThan(40)
  await expect(place.locator('iframe')).toBeAttached({ timeout: 10_000 })
  expect(await where()).toEqual(before)
})

for (const [how, answer] of [
  ['answers 404', { status: 404 }],
  ['throws', { script: 'window.amplitude = { init: () => { throw new Error("broken") } }' }],
] as const) {
  test(`a vendor that ${how} leaves the page as it was`, async ({ page }) => {
    const logged: string[] = []
    page.on('console', (line) => line.text().includes(' failed: ') && logged.push(line.text()))
    Object.values(SCRIPTS).forEach((path) => (vendors.routes[path] = answer))
    await page.goto('/exchange-v2')
    const failed = { ...allOf('failure'), mercuryo: 'idle', ...(how === 'throws' && { plerdy: 'success' }) }
    await expect.poll(() => statuses(page), { timeout: 20_000 }).toEqual(failed)
    expect(new Set(logged).size).toBe(logged.length)
    await page.getByLabel('Recipient ETH address').fill(ADDRESS.eth)
    await expect(page.getByLabel('Recipient ETH address')).toHaveValue(ADDRESS.eth)
    await expect(page.locator('.trustpilot-widget').getByRole('link')).toBeAttached()
  })
}

test('a vendor that hangs is given up, and the next one comes', async ({ page }) => {
  vendors.routes[SCRIPTS.gtm] = 'hang'
  vendors.routes[SCRIPTS.trustpilot] = 'hang'
  await page.goto('/')
  await expect.poll(() => statuses(page)).toMatchObject({ gtm: 'request', googleAnalytics: 'idle' })
  await expect
    .poll(() => statuses(page), { timeout: 25_000 })
    .toMatchObject({
      gtm: 'failure',
      googleAnalytics: 'success',
      satismeter: 'success',
      trustpilot: 'failure',
    })
})

test('whoever lacks the coin buys it by card, straight to the deposit address', async ({ page }) => {
  await orderByLink(page, 'from=btc-btc&to=eth-eth&amount=0.1', 'ETH', ADDRESS.eth)
  expect(vendors.askedFor('mercuryo')).toEqual([])
  vendors.routes[SCRIPTS.mercuryo] = { status: 404 }
  await page.getByRole('button', { name: 'Buy BTC with a card' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buy BTC' })
  await expect(dialog.getByRole('alert')).toContainText('Couldn’t open card payment.')
  vendors.mend()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText('"currency":"BTC"')
  const address = await page
    .locator('dl')
    .getByText(/^(bc1|[13])[a-zA-Z0-9]{20,}$/)
    .first()
    .textContent()
  await expect(dialog).toContainText(`"address":"${address}"`)
  await expect(dialog).toContainText('"amount":"0.1"')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

base('without configuration no request leaves the origin', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url())
  })
  await page.goto('/')
  // Past the last thing that waits for its time: the reviews widget, 6 s after load.
  await page.waitForTimeout(7_500)
  expect(foreign).toEqual([])
  expect(await page.locator('script[src^="http"]').count()).toBe(0)
  await expect(page.locator('.trustpilot-widget')).toHaveCount(0)
})
