import { expect, type APIRequestContext } from '@playwright/test'
import { bearer, makeCustomer } from '../support/aCustomer'
import { ADDRESSES, openReview, orderOf, ordersSent, placeButton, review } from '../support/orderSteps'
import { test } from '../support/watchedTest'
import { brokenRules } from '../support/wcag'

let codes = 0

async function aPromoCode(request: APIRequestContext): Promise<string> {
  const headers = bearer(await makeCustomer(request))
  const code = `summer${Date.now()}x${++codes}`
  const applied = { code: `l${code}`, about: '' }
  expect((await request.post('/api/v4/partners', { headers, data: applied })).status()).toBe(201)
  const data = { code, kind: 'promo', label: '', subId: '' }
  expect((await request.post('/api/v4/partners/codes', { headers, data })).status()).toBe(201)
  return code
}

test('a promo code is checked where it is typed, by keyboard, and goes along with the order', async ({
  page,
  request,
}) => {
  const code = await aPromoCode(request)
  await openReview(page)
  await review(page).getByRole('button', { name: 'Promo code' }).press('Enter')
  const field = review(page).getByRole('textbox', { name: 'Promo code' })
  await expect(field).toBeFocused()
  await field.fill('nobody-has-it')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/This code doesn’t exist/)
  expect(await brokenRules(page)).toEqual([])
  await field.fill(code.toUpperCase())
  await field.press('Enter')
  await expect(review(page).getByText(`Code ${code} applied.`)).toBeInViewport()
  await expect(review(page).getByText('Your rate stays the same.')).toBeVisible()
  const orders = ordersSent(page)
  await placeButton(page).click()
  await expect.poll(() => orderOf(orders[0])?.promoCode).toBe(code)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an unknown promo code is refused beside its field, and a known one is reviewed', async ({
    page,
    request,
  }) => {
    const code = await aPromoCode(request)
    await page.goto('/exchange-form?from=btc-btc&to=eth-eth&amount=0.2&fixed=false&step=address')
    await page.getByLabel('Recipient ETH address').fill(ADDRESSES.eth)
    const field = page.getByRole('textbox', { name: /^Promo code/ })
    await field.fill('nobody-has-it')
    await page.getByRole('button', { name: 'Review exchange' }).click()
    await expect(field).toHaveAccessibleDescription(/This code doesn’t exist/)
    await expect(page.getByLabel('Recipient ETH address')).toHaveValue(ADDRESSES.eth)
    await field.fill(code)
    await page.getByRole('button', { name: 'Review exchange' }).click()
    await expect(page.locator('input[name=promoCode]')).toHaveValue(code)
    await expect(page.getByRole('button', { name: /^Create exchange/ })).toBeVisible()
  })
})
