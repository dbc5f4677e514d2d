import { expect, test, type Page } from '@playwright/test'
import { ADDRESS, deposit, openPage, orderByLink, placeOrder, refund } from '../support/exchangePage'
import { FULL } from '../support/fullRun'

const RECEIVE_XRP = '/exchange?from=btc-btc&to=xrp-xrp&amount=0.1&step=address'
const SEND_XRP = 'from=xrp-xrp&to=btc-btc&amount=500'
const TICK = 'My wallet doesn’t require a destination tag'
const review = (page: Page) => page.getByRole('heading', { name: 'Review your exchange' })
const check = (page: Page) => page.getByRole('button', { name: 'Review exchange' })

test('receiving XRP requires the destination tag beside the address', async ({ page }) => {
  await openPage(page, RECEIVE_XRP)
  await page.getByLabel('Recipient XRP address').fill(ADDRESS.xrp)
  const tag = page.getByRole('textbox', { name: 'Destination tag' })
  await expect(tag).toHaveAccessibleDescription(/Without it, XRP sent to a shared address may be lost/)
  await check(page).click()
  await expect(tag).toBeFocused()
  await expect(tag).toHaveAccessibleDescription(
    /Enter the destination tag, or confirm that your wallet doesn’t require one/,
  )
  await expect(review(page)).toBeHidden()

  await tag.fill('not a number')
  await check(page).click()
  await expect(tag).toHaveAccessibleDescription(/doesn’t look like a valid destination tag/)
  await tag.fill('1234567')
  await check(page).click()
  await expect(review(page)).toBeVisible()
  await expect(page.getByText('Destination tag: 1234567')).toBeVisible()
  await placeOrder(page)
  await expect(page.getByRole('complementary')).toContainText('1234567')
})

test('a wallet that needs no tag says so with one tick', FULL, async ({ page }) => {
  await openPage(page, RECEIVE_XRP)
  await page.getByLabel('Recipient XRP address').fill(ADDRESS.xrp)
  await page.getByLabel(TICK).check()
  await expect(page.getByRole('textbox', { name: 'Destination tag' })).toBeDisabled()
  await check(page).click()
  await expect(page.getByText('Destination tag: None')).toBeVisible()
  await placeOrder(page)
})

test(
  'sending XRP shows the tag beside the address, each with its own copy and code',
  FULL,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await orderByLink(page, SEND_XRP, 'BTC', ADDRESS.btc)
    await expect(page.getByText('Send the destination tag with your deposit')).toBeVisible()
    const copied = async (name: string) => {
      await page.getByRole('button', { name }).click()
      return page.evaluate(() => navigator.clipboard.readText())
    }
    expect(await copied('Copy amount')).toBe('500')
    const address = await copied('Copy address')
    const tag = await copied('Copy destination tag')
    expect(address).toMatch(/^r[1-9A-Za-z]{24,34}$/)
    expect(tag).toMatch(/^\d{1,10}$/)
    await expect(page.getByRole('main')).toContainText(address)

    await expect(page.getByRole('img', { name: 'QR code: deposit address' })).toBeVisible()
    await page.getByRole('radio', { name: 'Destination tag' }).check()
    await expect(page.getByRole('img', { name: 'QR code: destination tag' })).toBeVisible()
  },
)

test('an XRP refund requires the tag too', FULL, async ({ page }) => {
  await orderByLink(page, SEND_XRP, 'BTC', ADDRESS.btc)
  await deposit(page, 'Too late')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange on hold')
  await page.getByLabel('XRP refund address').fill(ADDRESS.xrp)
  await page.getByRole('button', { name: 'Review refund' }).click()
  const tag = page.getByRole('textbox', { name: 'Destination tag' })
  await expect(tag).toHaveAccessibleDescription(/Enter the destination tag/)
  await page.getByLabel(TICK).check()
  await refund(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deposit refunded')
})

test(
  'a bitcoin deposit’s QR code holds the plain address, or the amount too when chosen',
  FULL,
  async ({ page }) => {
    await orderByLink(page, 'from=btc-btc&to=eth-eth&amount=0.1', 'ETH', ADDRESS.eth)
    await expect(page.getByRole('img', { name: 'QR code: deposit address' })).toBeVisible()
    await page.getByRole('radio', { name: 'Address and amount' }).check()
    await expect(page.getByRole('img', { name: 'QR code: deposit address and amount' })).toBeVisible()
  },
)
