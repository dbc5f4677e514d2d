import { expect, type Page } from '@playwright/test'
import { bearer, makeCustomer, signInAs, type ACustomer } from '../support/aCustomer'
import { FAULTS, OFFLINE, goOffline } from '../support/brokenResponses'
import { depositByApi, orderByApi } from '../support/exchangeApi'
import { ADDRESS, openPage } from '../support/exchangePage'
import { FULL, quickIf } from '../support/fullRun'
import { test as base } from '../support/watchedTest'
import { brokenRules } from '../support/wcag'
import { passOn } from '../support/passOn'

const AT = '/customer-account'
const PAGES = ['overview', 'history', 'loyalty', 'payouts'] as const

/** One who has everything that can be shown, and one who has nothing yet. */
const test = base.extend<object, { rich: ACustomer; poor: ACustomer }>({
  rich: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL })
      const customer = await makeCustomer(request)
      const headers = bearer(customer)
      await depositByApi(request, await orderByApi(request, '2', headers), 'full', 'finished')
      await depositByApi(request, await orderByApi(request, '0.1', headers), 'expire', 'expired')
      await orderByApi(request, '0.1', headers)
      await request.post('/api/v4/customers/payouts', {
        headers: { ...headers, 'idempotency-key': 'a-key-of-accountStates' },
        data: { amountBtc: '0.0005', address: ADDRESS.btc },
      })
      await use(customer)
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  poor: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL })
      await use(await makeCustomer(request))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

async function open(page: Page, url: string | undefined, path: string, customer: ACustomer) {
  await signInAs(page.context(), url, customer)
  await openPage(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('One moment…')).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

const expectNoViolation = async (page: Page) => {
  expect(await brokenRules(page)).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const name of PAGES) {
    test(
      `${name} breaks no WCAG rule in ${colorScheme} colors, full, empty and failed`,
      quickIf(colorScheme === 'light' && name === 'history'),
      async ({ page, rich, poor, baseURL }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await open(page, baseURL, `${AT}/${name}`, rich)
        await expectNoViolation(page)
        await page.context().clearCookies()
        await open(page, baseURL, `${AT}/${name}`, poor)
        await expectNoViolation(page)
        await page.route('**/api/v4/customers/**', (route) => route.abort('connectionrefused'))
        await open(page, baseURL, `${AT}/${name}`, poor)
        await expect(page.getByRole('alert').filter({ hasText: 'Try again' }).first()).toBeVisible()
        await expectNoViolation(page)
      },
    )
  }

  test(
    `the steps of a payout break no WCAG rule in ${colorScheme} colors`,
    FULL,
    async ({ page, rich, baseURL }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await open(page, baseURL, `${AT}/payouts`, rich)
      await page.getByRole('button', { name: 'Review withdrawal' }).click()
      await expect(page.getByText('Enter an address.')).toBeVisible()
      await expectNoViolation(page)
      await page.getByLabel('Amount').fill('0.0005')
      await page.getByLabel('Recipient BTC address').fill(ADDRESS.btc)
      await page.getByRole('button', { name: 'Review withdrawal' }).click()
      await expect(page.getByRole('heading', { name: 'Review your withdrawal' })).toBeVisible()
      await expectNoViolation(page)
    },
  )
}

const CALLS = [
  ['history', '**/api/v4/customers/exchanges?*', 'Couldn’t load your exchanges.'],
  ['loyalty', '**/api/v4/customers/loyalty', 'Couldn’t load your loyalty level.'],
  ['payouts', '**/api/v4/customers/payouts?*', 'Couldn’t load your withdrawals.'],
] as const

for (const { name: fault, respond, expected } of FAULTS) {
  test(
    `calls that fail by ${fault} show the reason and can be tried again`,
    FULL,
    async ({ page, rich, baseURL }) => {
      for (const [name, url, what] of CALLS) {
        await page.route(url, respond)
        await signInAs(page.context(), baseURL, rich)
        await openPage(page, `${AT}/${name}`)
        const alert = page.getByRole('alert').filter({ hasText: what })
        await expect(alert).toContainText(expected)
        await passOn(page, url)
        await alert.getByRole('button', { name: 'Try again' }).click()
        await expect(alert).toBeHidden()
        await expect(page.getByRole('row').first()).toBeVisible()
      }
    },
  )
}

test(
  'offline, a page of the account still shows its data and says why nothing new loads',
  FULL,
  async ({ page, rich, baseURL }) => {
    await open(page, baseURL, `${AT}/history`, rich)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await goOffline(page)
    await page.getByRole('button', { name: 'Export CSV' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t create the file.' })).toContainText(
      OFFLINE,
    )
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  },
)

for (const name of PAGES) {
  test(
    `on 320 pixels ${name} in Russian is no wider than the screen`,
    quickIf(name === 'history'),
    async ({ page, rich, baseURL }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await open(page, baseURL, `/ru${AT}/${name}`, rich)
      await expect(page.getByRole('main')).toContainText(/BTC|обмен/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    },
  )
}
