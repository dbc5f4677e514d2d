import { expect, test } from '@playwright/test'
import { ADDRESS, giveAddress, openPage, placeOrder, press } from '../support/exchangePage'
import { FULL } from '../support/fullRun'

test(
  'a reload at the review and Back without the back/forward cache lose neither address nor order',
  FULL,
  async ({ page }) => {
    await openPage(page, '/exchange?from=btc-btc&to=eth-eth&amount=0.2')
    await press(page.getByRole('button', { name: 'Continue' }))
    await giveAddress(page, 'ETH', ADDRESS.eth)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Review your exchange' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(ADDRESS.eth)
    await placeOrder(page)
    const status = page.url()
    // A document loaded anew, as Back gives it where nothing was cached.
    await page.goto('/exchange?from=btc-btc&to=eth-eth&amount=0.2&step=review')
    await press(page.getByRole('link', { name: 'Open exchange' }))
    await expect(page).toHaveURL(status)
  },
)
