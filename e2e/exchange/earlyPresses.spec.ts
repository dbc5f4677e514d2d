import { expect, test, type Page } from '@playwright/test'
import { currencyButton, hydrated, openPage } from '../support/exchangePage'
import { FULL } from '../support/fullRun'

const rate = (page: Page, kind: 'Fixed' | 'Floating') => page.getByRole('radio', { name: kind })

test('what is chosen before the page is hydrated counts: the rate type, and the currency button', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await rate(page, 'Fixed').check()
  await currencyButton(page, 'get').click()
  release()
  await hydrated(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(rate(page, 'Fixed')).toBeChecked()
})

// The share is reckoned from the market, which moves between the quote and the prices.
const FIXED_FEE = /Service fee \((0\.[89]\d?|1(\.[0-2]\d?)?)%\)/
const FLOATING_FEE = /Service fee \(0\.[3-7]\d?%\)/

test('after Back the selected rate type is the one that is quoted', FULL, async ({ page }) => {
  await openPage(page, '/')
  await rate(page, 'Fixed').check()
  await expect(page.getByText(FIXED_FEE)).toBeAttached()
  await page.goto('/fees')
  await page.goBack()
  await hydrated(page)
  await expect(page.getByText(FLOATING_FEE)).toBeAttached()
  await expect(rate(page, 'Floating')).toBeChecked()
})
