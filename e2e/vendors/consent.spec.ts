import { expect, type Page } from '@playwright/test'
import { startAllVendors } from '../support/allVendors'
import { openPage } from '../support/exchangePage'
import { installClock, LATE_PARTS } from '../support/pageClock'
import { startVendorSite, type VendorSite } from '../support/vendorSite'
import { test as base } from '../support/watchedTest'
import { brokenRules } from '../support/wcag'

let vendors: Awaited<ReturnType<typeof startAllVendors>>
let running: VendorSite | undefined
let site = ''

const test = base.extend({ baseURL: async ({}, use) => use(site) })
test.describe.configure({ mode: 'serial' })
test.use({ timezoneId: 'Europe/Berlin' })

test.beforeAll(async () => {
  vendors = await startAllVendors()
  running = await startVendorSite(vendors.environment, 'freshchat-token')
  site = running.origin
})
test.afterAll(async () => {
  await running?.close()
  await vendors.close()
})
test.beforeEach(() => {
  vendors.scripts.requests.length = 0
  vendors.others.requests.length = 0
})

const requested = () => [...vendors.scripts.requests, ...vendors.others.requests].map(({ path }) => path)
const notice = (page: Page) => page.getByRole('region', { name: 'Choose your cookies' })

test('where consent is required, nothing of a vendor loads before it, nor after declining', async ({
  page,
  context,
}) => {
  await installClock(context)
  await openPage(page, '/faq')
  await expect(notice(page)).toBeVisible()
  expect(await brokenRules(page)).toEqual([])
  expect(requested()).toEqual([])
  await notice(page).getByRole('button', { name: 'Decline' }).click()
  await expect(notice(page)).toBeHidden()
  await page.reload()
  await page.locator(LATE_PARTS).waitFor({ state: 'attached' })
  // By then all of them would have been requested: the last one comes 6 s after load.
  await page.clock.fastForward(7_500)
  await page.waitForLoadState('networkidle')
  await expect(notice(page)).toBeHidden()
  expect(requested()).toEqual([])

  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await page.keyboard.press('Tab')
  await expect(notice(page).getByRole('button', { name: 'Accept' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => requested().filter((path) => path.includes('gtm.js')).length).toBe(1)
  await expect.poll(() => requested().filter((path) => path.startsWith('/track/')).length).toBeGreaterThan(0)
  const layer = await page.evaluate(() =>
    (window.dataLayer ?? []).slice(0, 2).map((entry) => Array.from(entry as ArrayLike<unknown>).slice(0, 2)),
  )
  expect(layer).toEqual([
    ['consent', 'default'],
    ['consent', 'update'],
  ])
})
