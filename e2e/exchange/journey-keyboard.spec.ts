import { expect, test, type Page } from '@playwright/test'
import { ADDRESS, amountField, currencyButton, openPage, shownStatus } from '../support/exchangePage'
import { expectFocusIn, tabTo } from '../support/keyboard'
import { FULL } from '../support/fullRun'

const enter = (page: Page) => page.keyboard.press('Enter')

/** By the picker alone: opened by Enter, searched, left by Enter on the option below the first. */
async function chooseSecondMatch(page: Page) {
  await tabTo(page, currencyButton(page, 'get'))
  await enter(page)
  await expect(page.getByRole('combobox', { name: 'Name, ticker, network or contract' })).toBeFocused()
  // At once, so that the search does not run through four words.
  await page.keyboard.insertText('usdt')
  const options = page.getByRole('dialog').getByRole('listbox').getByRole('option')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await enter(page)
  await expect(currencyButton(page, 'get')).toBeFocused()
  await expect(currencyButton(page, 'get')).toHaveAccessibleName(/USDT/)
}

async function chooseEther(page: Page) {
  await page.keyboard.press('Space')
  await expect(page.getByRole('combobox', { name: 'Name, ticker, network or contract' })).toBeFocused()
  await page.keyboard.insertText('ethereum')
  await expect(page.getByRole('dialog').getByRole('listbox').getByRole('option').first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await enter(page)
  await expect(currencyButton(page, 'get')).toHaveAccessibleName(/: ETH\b.*Ethereum/)
}

test(
  'an exchange is placed and finished without a pointer, and the focus is never lost',
  FULL,
  async ({ page }) => {
    test.slow()
    await openPage(page, '/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await enter(page)
    await tabTo(page, page.getByRole('radio', { name: 'Exchange' }))
    await tabTo(page, amountField(page, 'send'))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('0.2')
    await chooseSecondMatch(page)
    await chooseEther(page)
    const exchange = page.getByRole('button', { name: 'Exchange', exact: true })
    await tabTo(page, exchange)
    // Nothing can be agreed to before its quote is there.
    await expect(exchange).not.toHaveAttribute('aria-disabled')
    await enter(page)

    const addresses = page.getByRole('region', { name: 'Addresses' })
    await expect(addresses).toBeVisible()
    await expectFocusIn(page.getByRole('main'))
    // Its code comes on demand.
    await expect(page.getByLabel('Recipient ETH address')).toBeVisible()
    await tabTo(page, page.getByLabel('Recipient ETH address'))
    await page.keyboard.type('nowhere!')
    // The checks of addresses come when the first one is typed.
    await expect(page.getByRole('button', { name: 'Review exchange' })).not.toHaveAttribute('aria-disabled')
    await enter(page)
    await expect(page.getByLabel('Recipient ETH address')).toBeFocused()
    await expect(page.getByLabel('Recipient ETH address')).toHaveAccessibleDescription(/Invalid address/)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(ADDRESS.eth)
    await tabTo(page, page.getByRole('button', { name: 'Review exchange' }))
    await page.keyboard.press('Space')

    const review = page.getByRole('region', { name: 'Review', exact: true })
    await expect(review).toBeVisible()
    await expectFocusIn(review)
    await tabTo(page, page.getByRole('button', { name: 'Create exchange' }))
    await enter(page)

    await expect(page).toHaveURL(/\/exchange\?id=/)
    await expect(page.getByRole('button', { name: 'Simulate deposit' })).toBeVisible()
    await expectFocusIn(page.getByRole('main'))
    await tabTo(page, page.getByRole('button', { name: 'Simulate deposit' }))
    await enter(page)
    await expect(shownStatus(page)).toContainText('Your funds have been sent')
    await expectFocusIn(page.getByRole('main'))
    await tabTo(page, page.getByRole('link', { name: 'Start another exchange' }))
  },
)

test('the picker closes by Escape and gives the focus back', FULL, async ({ page }) => {
  await openPage(page, '/exchange-v2')
  await tabTo(page, currencyButton(page, 'send'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').locator('input[role=combobox]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(currencyButton(page, 'send')).toBeFocused()
})

test('the kind of rate changes by arrow keys', FULL, async ({ page }) => {
  await openPage(page, '/exchange')
  await tabTo(page, page.getByRole('radio', { name: 'Floating' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Fixed' })).toBeChecked()
  await expect(page.getByText(/^1 BTC = [\d.]+ ETH$/)).toBeVisible()
})
