import { expect, type Page } from '@playwright/test'
import { bearer, type ACustomer } from '../support/aCustomer'
import { test } from '../support/customerTest'
import { openPage } from '../support/exchangePage'
import { overflow } from '../support/overflow'
import { brokenRules } from '../support/wcag'

const REQUESTS = '/api/v4/payment-requests'
const ADDRESS = '0xde2642b2120fd3011fe9659688f76e9E4676F472'

async function newRequest(page: Page, customer: ACustomer, changes: object = {}): Promise<string> {
  const response = await page.request.post(REQUESTS, {
    headers: bearer(customer),
    data: {
      ...{
        title: 'Two kites and a very long name of an order',
        reference: '17',
        ticker: 'eth',
        network: 'eth',
      },
      ...{ address: ADDRESS, amount: '0.5', life: 'day', ...changes },
    },
  })
  expect(response.status()).toBe(201)
  return ((await response.json()) as { result: { id: string } }).result.id
}

async function expectSound(page: Page, at: string) {
  const size = page.viewportSize()
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await overflow(page), `${at} at ${width} px`).toEqual([])
    expect.soft(await brokenRules(page), `${at} at ${width} px`).toEqual([])
  }
  if (size) await page.setViewportSize(size)
}

for (const language of ['', '/de']) {
  test(`the list of payment links keeps every rule on a phone and a desktop: ${language || '/en'}`, async ({
    page,
    signedIn,
  }) => {
    await openPage(page, `${language}/customer-account/payment-links`)
    await expectSound(page, 'empty')
    await newRequest(page, signedIn)
    await newRequest(page, signedIn, { amount: '', life: 'open', title: 'Coffee' })
    const id = await newRequest(page, signedIn, { title: 'Ended' })
    await page.request.post(`${REQUESTS}/${id}/void`, { headers: bearer(signedIn), data: {} })
    await openPage(page, `${language}/customer-account/payment-links`)
    await expect(page.getByText('Coffee').first()).toBeVisible()
    await expectSound(page, 'list')
  })

  test(`the page of a payment keeps every rule on a phone and a desktop: ${language || '/en'}`, async ({
    page,
    signedIn,
  }) => {
    const id = await newRequest(page, signedIn)
    await page.goto(`${language}/pay/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSound(page, 'open')
    await page.request.post(`${REQUESTS}/${id}/void`, { headers: bearer(signedIn), data: {} })
    await page.reload()
    await expectSound(page, 'ended')
    const open = await newRequest(page, signedIn, { amount: '', life: 'open' })
    await page.goto(`${language}/pay/${open}?from=btc-btc&amount=nonsense`)
    await expectSound(page, 'donation')
  })
}

test('a payment is made on a page by the keyboard alone', async ({ page, signedIn }) => {
  const id = await newRequest(page, signedIn)
  await page.goto(`/pay/${id}`)
  const enter = async (name: string | RegExp) => {
    const button = page.getByRole('main').getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('Enter')
  }
  await enter('Show what you pay')
  await enter('Continue')
  await page.locator('[name=userRefundAddress]').focus()
  await page.keyboard.type('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')
  await enter('Review exchange')
  await enter(/^Create exchange/)
  await expect(page).toHaveURL(/\/own-exchange\//)
})
