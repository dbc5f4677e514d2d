import { expect, type Page } from '@playwright/test'
import { deferred } from '../../tests/deferred'
import { originOf } from '../support/builtServer'
import { ADDRESS, openPage, orderByLink } from '../support/exchangePage'
import { gotIt, seeCookieNotice } from '../support/noticeCards'
import { installClock, installPausedClock, LATE_PARTS, moveUntil, runUntil, STEP } from '../support/pageClock'
import { callsIn, SCRIPTS, startRealApi, startScriptVendors, type Vendor } from '../support/scriptVendors'
import { startVendorSite, type VendorSite } from '../support/vendorSite'
import { test as base } from '../support/watchedTest'
import { FULL } from '../support/fullRun'

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
/** Where a notice is enough, so that vendors run at once. */
test.use({ timezoneId: 'America/New_York' })
test.describe.configure({ mode: 'serial' })

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

/** The outside services that the page has said to be without. */
function failuresOf(page: Page) {
  const failed: string[] = []
  page.on('console', (line) => {
    const [, vendor] = /^(\w+) failed: /.exec(line.text()) ?? []
    if (vendor) failed.push(vendor)
  })
  return failed
}

/** How many milliseconds after the load event each script was requested, by the browser's own timeline. */
async function watchScripts(page: Page) {
  await page.addInitScript(() => {
    const entries: PerformanceEntry[] = []
    Object.assign(window, { entries })
    const watch = new PerformanceObserver((list) => void entries.push(...list.getEntries()))
    for (const type of ['resource', 'navigation']) watch.observe({ type, buffered: true })
  })
  return (origin: string) =>
    page.evaluate((from) => {
      const { entries } = window as unknown as { entries: PerformanceNavigationTiming[] }
      const loaded = entries.find(({ entryType }) => entryType === 'navigation')?.loadEventStart ?? Infinity
      return entries.filter(({ name }) => name.startsWith(from)).map(({ startTime }) => startTime - loaded)
    }, origin)
}

const chat = (page: Page) => page.getByText('Chat with us')

test(
  'each outside script is requested once, none before the page is loaded, the reviews widget 6 s after',
  FULL,
  async ({ page, context }) => {
    await installPausedClock(context)
    const requestedAfterLoad = await watchScripts(page)
    const failed = failuresOf(page)
    // A picture that takes its time holds the load event back.
    const picture = deferred<undefined>()
    await page.route('**/*.svg', async (route) => {
      await picture.promise
      await route.continue()
    })
    await page.goto('/?utm_source=news&secret=1', { waitUntil: 'commit' })
    await moveUntil(page, () => page.evaluate(() => document.readyState === 'interactive'))
    for (let turn = 0; turn < 50; turn++) await page.clock.runFor(STEP)
    expect(vendors.requests).toEqual([])
    picture.resolve(undefined)
    await page.waitForLoadState('load')

    const others = SELF_LOADING.filter((vendor) => vendor !== 'trustpilot')
    await moveUntil(page, () => others.every((vendor) => vendors.requestsTo(vendor).length > 0))
    const reviews = page.locator(`script[src$="${SCRIPTS.trustpilot}"]`)
    await runUntil(page, 5_999)
    await expect(reviews).toHaveCount(0)
    await runUntil(page, 6_000)
    await expect(reviews).toHaveCount(1)
    await expect(page.locator('.trustpilot-widget iframe')).toBeAttached()
    for (const vendor of SELF_LOADING) expect(vendors.requestsTo(vendor), vendor).toHaveLength(1)
    expect(Math.min(...(await requestedAfterLoad(vendors.origin)))).toBeGreaterThanOrEqual(0)
    expect(vendors.requestsTo('mercuryo')).toEqual([])
    expect(failed).toEqual([])
  },
)

test('the vendors learn what they are meant to, and no query but the campaign', FULL, async ({ page }) => {
  await openPage(page, '/exchange?utm_source=news&amount=0.3')
  // The tracker of the heatmap comes late: its attribution is tried again until then.
  await expect
    .poll(async () => (await callsIn(page)).filter(([what]) => what === 'plerdy.send'))
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

test(
  'the chat widget is hidden while the cookie notice shows, and there again after Got it',
  FULL,
  async ({ page, context }) => {
    await installClock(context)
    await page.goto('/')
    await expect(chat(page)).toBeVisible()
    await seeCookieNotice(page)
    await expect(chat(page)).toBeHidden()
    await gotIt(page).click()
    await expect(chat(page)).toBeVisible()
  },
)

test('the place of the reviews moves nothing when they come', FULL, async ({ page, context }) => {
  await installClock(context)
  await openPage(page, '/')
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
  await page.locator(LATE_PARTS).waitFor({ state: 'attached' })
  await page.clock.fastForward(6_000)
  await expect(place.locator('iframe')).toBeAttached()
  expect(await where()).toEqual(before)
})

for (const [how, response] of [
  ['answers 404', { status: 404 }],
  ['throws', { script: 'window.amplitude = { init: () => { throw new Error("broken") } }' }],
] as const) {
  test(`a vendor that ${how} leaves the page as it was`, FULL, async ({ page, context }) => {
    await installClock(context)
    const failed = failuresOf(page)
    Object.values(SCRIPTS).forEach((path) => (vendors.routes[path] = response))
    await page.goto('/exchange-v2')
    // The heatmap's start calls nothing of its script.
    const all = SELF_LOADING.filter((vendor) => how !== 'throws' || vendor !== 'plerdy')
    await expect.poll(() => failed).toEqual(all.filter((vendor) => vendor !== 'trustpilot'))
    await page.clock.fastForward(6_000)
    await expect.poll(() => failed).toEqual(all)
    for (const vendor of SELF_LOADING) expect(vendors.requestsTo(vendor), vendor).toHaveLength(1)
    await page.getByLabel('Recipient ETH address').fill(ADDRESS.eth)
    await expect(page.getByLabel('Recipient ETH address')).toHaveValue(ADDRESS.eth)
    await expect(page.locator('.trustpilot-widget').getByRole('link')).toBeAttached()
  })
}

test('a vendor that hangs is given up, and the next one comes', FULL, async ({ page, context }) => {
  await installPausedClock(context)
  const failed = failuresOf(page)
  vendors.routes[SCRIPTS.gtm] = 'hang'
  vendors.routes[SCRIPTS.trustpilot] = 'hang'
  await page.goto('/')
  await moveUntil(page, () => vendors.requestsTo('gtm').length > 0)
  await page.clock.runFor(9_900)
  expect(failed).toEqual([])
  expect(vendors.requestsTo('googleAnalytics')).toEqual([])
  await moveUntil(page, () => failed.includes('gtm'))
  await moveUntil(page, () => vendors.requestsTo('satismeter').length > 0)
  await page.clock.runFor(10_000)
  await expect.poll(() => failed).toEqual(['gtm', 'trustpilot'])
  expect((await callsIn(page)).map(([what]) => what)).toContain('satismeter')
})

test(
  'a visitor without the coin buys it by card, straight to the deposit address',
  FULL,
  async ({ page }) => {
    await orderByLink(page, 'from=btc-btc&to=eth-eth&amount=0.1', 'ETH', ADDRESS.eth)
    expect(vendors.requestsTo('mercuryo')).toEqual([])
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
    await expect(dialog).toContainText('"amount":"0.1","fixAmount":true')
    await expect(dialog).toContainText('The amount is set to 0.1 BTC')
    await expect(dialog).toContainText(/"signature":"v2:[\da-f]{128}"/)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  },
)
