import { expect, test } from '@playwright/test'
import { chooseLanguage } from '../support/exchangePage'

test.use({ javaScriptEnabled: false })

test('without scripts the form leads to the one that needs none, with the amount that was typed', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'You send' }).fill('0.3')
  await page.getByRole('button', { name: 'Exchange without JavaScript' }).click()
  await expect(page).toHaveURL(/\/exchange-form\?.*from=btc-btc.*to=eth-eth.*amount=0\.3/)
  const names = [...new URL(page.url()).searchParams.keys()].sort()
  expect(names).toEqual(['amount', 'direction', 'fixed', 'from', 'to'])
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.3')
})

test('without scripts every row of the rates leads to the page of a pair with its quote', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Exchange Ethereum' }).first().click()
  await expect(page).toHaveURL('/crypto-to-crypto/eth-btc')
  await expect(page.getByText(/^1 ETH = [\d.]+ BTC$/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'You get' })).toHaveValue(/^\d+\.\d+$/)
})

for (const path of ['/exchange', '/exchange-v2']) {
  test(`without scripts ${path} shows a quote and a way on`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText(/^1 BTC = [\d.]+ ETH$/)).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveAttribute('href', /^\//)
  })
}

const WORDS = {
  '/exchange': 'You can exchange without it, at the same rates and with the same checks.',
  '/exchange-v2': 'You can exchange without it, at the same rates and with the same checks.',
  '/exchange?id=abc123': 'Exchange not found',
  '/exchange-v2/exchange?id=abc123': 'Exchange not found',
}
for (const [path, words] of Object.entries(WORDS)) {
  test(`without scripts ${path} says what is possible, and shows no control that does nothing`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.locator('[data-scripted]:visible')).toHaveCount(0)
  })
}

test('without scripts the language can be chosen', async ({ page }) => {
  await page.goto('/coins')
  await chooseLanguage(page, 'EN', 'Deutsch')
  await expect(page).toHaveURL('/de/coins')
})
