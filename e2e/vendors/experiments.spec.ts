import { expect, type Page } from '@playwright/test'
import { openPage } from '../support/exchangePage'
import { getField, sendField } from '../support/orderSteps'
import { installClock, LATE_PARTS } from '../support/pageClock'
import { startVendorServer, type VendorServer } from '../support/vendorServers'
import { startVendorSite, type VendorSite } from '../support/vendorSite'
import { test as base } from '../support/watchedTest'
import { FULL, quickIf } from '../support/fullRun'

const FEATURES = '/api/features/sdk-e2e'
const half = { coverage: 1, weights: [0.5, 0.5], variations: [false, true], key: 'flow', hashAttribute: 'id' }

let growthBook: VendorServer
let site: VendorSite
/** Requested even before the site has started. */
let origin = ''
const test = base.extend({ baseURL: async ({}, use) => use(origin) })
/** Where a notice is enough, so that vendors run at once. */
test.use({ timezoneId: 'America/New_York' })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  growthBook = await startVendorServer({})
  const environment = { GROWTHBOOK_CLIENT_KEY: 'sdk-e2e', GROWTHBOOK_HOST: growthBook.origin }
  site = await startVendorSite(environment, 'sdk-e2e')
  origin = site.origin
})
test.afterAll(async () => {
  await site.close()
  await growthBook.close()
})

const serve = (feature: object) =>
  void (growthBook.routes[FEATURES] = {
    body: JSON.stringify({ status: 200, features: { 'exchange-v2': feature } }),
  })

const link = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Exchange', exact: true }).first()
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Exchange', exact: true })

async function openHome(page: Page) {
  await openPage(page, '/')
  // A press before it is known that vendors may run takes no part in an experiment.
  await expect(page.locator(LATE_PARTS)).toHaveCount(1)
  await expect(sendField(page)).toHaveValue(/\d/)
  await expect(getField(page)).toHaveValue(/\d/)
}

test('the experiment leads the buttons and links of the site to the one screen', FULL, async ({ page }) => {
  serve({ defaultValue: true })
  await openHome(page)
  await expect(link(page)).toHaveAttribute('href', '/exchange-v2')
  await expect(link(page)).toHaveText('Exchange')
  await button(page).click()
  await expect(page).toHaveURL(/\/exchange-v2\?.*from=btc-btc/)
  await expect(link(page)).toHaveAttribute('aria-current', 'page')
  expect(growthBook.to(FEATURES)).toHaveLength(1)
})

test('switched off it leads them to the steps', FULL, async ({ page }) => {
  serve({ defaultValue: false })
  const response = page.waitForResponse((response) => response.url().endsWith(FEATURES))
  await openHome(page)
  await response
  await button(page).click()
  await expect(page).toHaveURL(/\/exchange\?.*from=btc-btc.*step=address/)
  await expect(link(page)).toHaveAttribute('href', '/exchange')
})

test('both addresses always work', FULL, async ({ page }) => {
  serve({ defaultValue: true })
  for (const path of ['/exchange', '/exchange-v2']) {
    await openPage(page, path)
    await expect(sendField(page)).toHaveValue(/\d/)
    await expect(link(page)).toHaveAttribute('href', '/exchange-v2')
    await expect(page).toHaveURL(path)
  }
})

test('half of the devices are led each way, and each of them always the same', FULL, async ({ browser }) => {
  serve({ defaultValue: false, rules: [half] })
  const led: string[] = []
  for (const device of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const context = await browser.newContext({ baseURL: site.origin })
    await context.addInitScript((id) => localStorage.setItem('device-id', id), device)
    await installClock(context)
    const page = await context.newPage()
    const seen: (string | null)[] = []
    for (let visit = 0; visit < 2; visit++) {
      await openHome(page)
      // A press waits for the experiments by the page's clock: a slow machine does not lead it to the steps.
      await context.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
      await button(page).click()
      await page.waitForURL(/\/exchange/)
      await context.clock.resume()
      seen.push(new URL(page.url()).pathname)
    }
    expect(seen[0]).toBe(seen[1])
    led.push(...seen.slice(0, 1).flatMap((path) => path ?? []))
    await context.close()
  }
  expect(led).toContain('/exchange')
  expect(led).toContain('/exchange-v2')
})

for (const [name, response] of Object.entries({ hangs: 'hang', fails: { status: 500 } } as const)) {
  test(
    `an experiment service that ${name} holds no click up and leads to the steps, for the whole visit`,
    quickIf(name === 'fails'),
    async ({ page, context }) => {
      growthBook.routes[FEATURES] = response
      await installClock(context)
      await openHome(page)
      await context.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
      await button(page).click()
      // By the page's clock, which stands: a press waits no longer than this for the experiments.
      await page.clock.runFor(400)
      await expect(page).toHaveURL(/\/exchange\?.*step=address/)
      await page.clock.resume()
      serve({ defaultValue: true })
      await page
        .getByRole('link', { name: /Halyard/ })
        .first()
        .click()
      await expect(page).toHaveURL('/')
      await expect(link(page)).toHaveAttribute('href', '/exchange')
      await button(page).click()
      await expect(page).toHaveURL(/\/exchange\?.*step=address/)
    },
  )
}
