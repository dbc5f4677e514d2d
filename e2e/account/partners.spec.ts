import { expect } from '@playwright/test'
import { test } from '../support/customerTest'
import { ADDRESS, deposit, hydrated, openPage, orderByLink } from '../support/exchangePage'
import { FULL } from '../support/fullRun'

test('a customer applies, adds a code and builds a link that fills in the form', async ({
  page,
  signedIn,
}) => {
  const code = `swap-${signedIn.email.slice('anna-'.length, 'anna-12345678'.length)}`
  await openPage(page, '/partners')
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Become a partner' }).click()
  await expect(page.getByRole('heading', { name: 'Link builder' })).toBeVisible()

  await page.getByRole('button', { name: 'New code' }).click()
  const form = page.getByRole('form', { name: 'New code' })
  await form.getByRole('textbox', { name: 'Code' }).fill(`${code}-v`)
  await form.getByRole('textbox', { name: 'Name (optional)' }).fill('Videos')
  await form.getByRole('button', { name: 'Add code' }).click()
  await expect(page.getByText(`Code ${code}-v is ready to share.`)).toBeVisible()

  await page.getByLabel('Code', { exact: true }).selectOption(`${code}-v`)
  await page.getByLabel('Page', { exact: true }).selectOption('oneScreen')
  await page.getByLabel('You send').selectOption('btc-btc')
  await page.getByLabel('You get', { exact: true }).selectOption('eth-eth')
  await page.getByRole('textbox', { name: /^Amount/ }).fill('0,25')
  const link = page.getByRole('status', { name: 'Your link' })
  await expect(link).toHaveText(/\/exchange-v2\?from=btc-btc&to=eth-eth&amount=0\.25&ref=swap-/)
  await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible()

  await page.goto((await link.textContent()) ?? '')
  await hydrated(page)
  await expect(page.getByRole('textbox', { name: 'You send' })).toHaveValue('0.25')
})

test('signed out, the area says what it is, and signing up leads back to it', async ({ page }) => {
  await openPage(page, '/partners')
  await expect(page.getByRole('heading', { level: 1, name: 'Partner area' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/customer-account\?next=%2Fpartners&form=sign-up$/)
})

test(
  'what a visitor exchanges through the link is in the statistics, earns a commission and is paid out',
  FULL,
  async ({ page, browser, signedIn }) => {
    const code = `link-${signedIn.email.slice('anna-'.length, 'anna-12345678'.length)}`
    await openPage(page, '/partners')
    await page.getByRole('textbox', { name: 'Code' }).fill(code)
    await page.getByRole('button', { name: 'Become a partner' }).click()
    await expect(page.getByRole('heading', { name: 'Link builder' })).toBeVisible()

    const visitor = await browser.newContext()
    const visit = await visitor.newPage()
    await orderByLink(visit, `from=btc-btc&to=eth-eth&amount=0.5&ref=${code}`, 'ETH', ADDRESS.eth)
    await deposit(visit)
    await expect(visit.getByText('Exchange completed')).toBeVisible()
    await visitor.close()

    await openPage(page, '/partners/statistics')
    await expect(page.getByRole('row', { name: /^Total 1 1 0\.5\sBTC 0\.002\sBTC/ })).toBeVisible()
    await openPage(page, '/partners/commissions')
    await expect(page.getByRole('row', { name: new RegExp(`${code} BTC → ETH .*Earned`) })).toBeVisible()

    await openPage(page, '/partners/payouts')
    await page.getByLabel('Amount').fill('0.001')
    await page.getByLabel('Recipient BTC address').fill(ADDRESS.btc)
    await page.getByRole('button', { name: 'Review withdrawal' }).click()
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await expect(page.getByText('Withdrawal requested')).toBeVisible()
    await openPage(page, '/partners')
    await expect(page.getByRole('region', { name: 'Your commissions' })).toContainText(
      /Paid out\s*0\.001\sBTC/,
    )
  },
)
