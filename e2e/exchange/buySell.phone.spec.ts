import { expect, test, type Page } from '@playwright/test'
import { ADDRESS, amountField, openPage, press } from '../support/exchangePage'
import { brokenRules } from '../support/wcag'

const IBAN = 'DE89370400440532013000'

const tab = (page: Page, name: 'Buy' | 'Sell') => page.getByRole('radio', { name, exact: true })
const country = (page: Page) => page.getByRole('combobox', { name: 'Country you live in' })
const next = (page: Page, name: string) => press(page.getByRole('button', { name, exact: true }))
const steps = (page: Page) => page.getByRole('main')

async function choose(page: Page, name: 'Buy' | 'Sell') {
  await openPage(page, '/exchange')
  await press(tab(page, name))
  await expect(amountField(page, 'get')).toHaveValue(/\d/)
}

const orders = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && /\/(orders|exchanges-new)$/.test(pathname)) sent.push(pathname)
  })
  return sent
}

test('a stranger buys coins: country, offer, address, review, order', async ({ page }) => {
  const sent = orders(page)
  await choose(page, 'Buy')
  // What the browser says of its country stands in the sandbox until another one is chosen.
  await expect(country(page)).toHaveValue('US')
  await country(page).selectOption({ label: 'Switzerland' })
  await expect(amountField(page, 'get')).toHaveValue(/\d/)
  await press(page.getByRole('button', { name: 'Compare offers: 1' }))
  const offers = page.getByRole('group', { name: 'Offers' })
  await expect(
    offers.getByRole('radio', { name: /^Sandbox Bank transfer \(SEPA\) Best offer You get/ }),
  ).toBeChecked()
  expect(await brokenRules(page)).toEqual([])

  await next(page, 'Continue')
  await page.getByLabel('Recipient BTC address').fill(ADDRESS.btc)
  // The account that pays has nothing to do with it.
  await expect(page.getByLabel('EUR bank account for refunds')).toHaveCount(0)
  expect(await brokenRules(page)).toEqual([])
  await next(page, 'Review exchange')

  await expect(steps(page).getByText(/^Estimate: the final amount is set/)).toBeVisible()
  await expect(steps(page).getByText(/no real money is moved/)).toBeVisible()
  expect(await brokenRules(page)).toEqual([])
  await press(page.getByRole('button', { name: /^Create exchange: transfer/ }))
  await expect(page).toHaveURL(/\/exchange\?id=[^&]+$/)
  expect(sent).toEqual(['/api/v4/ramps/orders'])

  // Chosen once: the next visit begins with it.
  await choose(page, 'Buy')
  await expect(country(page)).toHaveValue('CH')
})

test('a stranger sells coins for money on an account', async ({ page }) => {
  const sent = orders(page)
  await choose(page, 'Sell')
  await next(page, 'Continue')
  await page.getByLabel('Your EUR bank account').fill(IBAN)
  expect(await brokenRules(page)).toEqual([])
  await next(page, 'Review exchange')
  await expect(steps(page).getByText('Your bank account', { exact: true })).toBeVisible()
  await expect(steps(page).getByText(/^You get a deposit address/)).toBeVisible()
  expect(await brokenRules(page)).toEqual([])
  await press(page.getByRole('button', { name: /^Create exchange: send/ }))
  await expect(page).toHaveURL(/\/exchange\?id=[^&]+$/)
  expect(sent).toEqual(['/api/v4/ramps/orders'])
})

test('where nobody may sell, the form says so and leads to coins', async ({ page }) => {
  await choose(page, 'Buy')
  await country(page).selectOption({ label: 'Another country' })
  await expect(page.getByText('You can’t buy coins where you live')).toBeVisible()
  expect(await brokenRules(page)).toEqual([])
  await next(page, 'Exchange coins')
  await expect(amountField(page, 'get')).toHaveValue(/\d/)
  await expect(page.getByText('You can’t buy coins where you live')).toHaveCount(0)
})
