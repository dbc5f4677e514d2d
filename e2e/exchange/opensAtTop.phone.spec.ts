import { expect, type Page } from '@playwright/test'
import { ADDRESS, giveAddress, openFromSite, openPage, placeOrder, press } from '../support/exchangePage'
import { test } from '../support/watchedTest'

/** Once what is scrolled by scripts is at rest. */
async function expectTop(page: Page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
}

test('each step of an exchange and its order open at the top, with the focus on what is new', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/exchange?from=btc-btc&to=eth-eth&amount=0.2')
  await press(page.getByRole('button', { name: 'Continue' }))
  await expect(page.getByRole('region', { name: 'Addresses' })).toBeFocused()
  await expectTop(page)
  await giveAddress(page, 'ETH', ADDRESS.eth)
  await expect(page.getByRole('region', { name: 'Review', exact: true })).toBeFocused()
  await expectTop(page)
  await placeOrder(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectTop(page)
})

test('a page that is opened from another one opens at its top, with the focus in its content', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openFromSite(page, '/fees')
  await expect(page.locator('#main')).toBeFocused()
  await expectTop(page)
})
