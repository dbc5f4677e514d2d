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

test('a page of which every script fails once starts when they have come, and keeps what was pressed', async ({
  page,
}) => {
  const failed = new Set<string>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    const url = route.request().url()
    if (failed.has(url)) return route.continue()
    failed.add(url)
    await route.abort()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await currencyButton(page, 'get').click()
  await hydrated(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(failed.size).toBeGreaterThan(4)
})

for (const [name, chosen] of [
  ['first', 0],
  ['second', 1],
  ['third', 2],
] as const)
  test(`a page of which the ${name} script fails once starts when it has come`, async ({ page }) => {
    const requested = new Map<string, number>()
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const { pathname } = new URL(route.request().url())
      requested.set(pathname, (requested.get(pathname) ?? 0) + 1)
      const isChosen = [...requested.keys()].indexOf(pathname) === chosen
      await (isChosen && requested.get(pathname) === 1 ? route.abort() : route.continue())
    })
    await page.goto('/')
    await hydrated(page)
    expect([...requested.values()][chosen]).toBe(2)
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
