import { expect, type Page } from '@playwright/test'
import { PASSWORD } from '../support/aCustomer'
import { test } from '../support/customerTest'
import { tabTo } from '../support/keyboard'
import { overflow } from '../support/overflow'
import { brokenRules } from '../support/wcag'

const PATH = '/account-form'

/** Both schemes, and no wider than a small phone. */
async function expectSound(page: Page, at: string) {
  const size = page.viewportSize()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await brokenRules(page), `${at}, ${colorScheme}`).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect.soft(await overflow(page), at).toEqual([])
  if (size) await page.setViewportSize(size)
  await expect.soft(page.locator('script:not([type="application/ld+json"])'), at).toHaveCount(0)
}

const submit = (page: Page) => page.locator('main form button[type=submit]').first()

for (const language of ['', '/de', '/ja'])
  test(`each state of the account without scripts keeps every rule and its width: ${language || '/en'}`, async ({
    page,
    customer,
  }) => {
    await page.goto(language + PATH)
    await expectSound(page, 'signing in')
    await page.locator('[name=email]').fill('nobody')
    await page.locator('[name=password]').fill('x')
    await submit(page).click()
    await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
    await expectSound(page, 'what is wrong beside its field')
    await page.locator('[name=email]').fill(customer.email)
    await page.locator('[name=password]').fill('not the right password')
    await submit(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectSound(page, 'wrong credentials')
    await page.locator('[name=password]').fill(PASSWORD)
    await submit(page).click()
    await expect(page.getByText(customer.email)).toBeVisible()
    await expectSound(page, 'the account')
    await page.locator('[name=code]').fill('no')
    await page.locator('[name=code]').press('Enter')
    await expect(page.locator('[name=code]')).toHaveAttribute('aria-invalid', 'true')
    await expectSound(page, 'a wrong application')
    await page.locator('main form').last().getByRole('button').click()
    await expect(page.getByRole('status')).toBeVisible()
    await expectSound(page, 'signed out')
  })

test('a customer signs in, applies as a partner and signs out by the keyboard alone', async ({
  page,
  customer,
}) => {
  await page.goto(PATH)
  const type = async (name: RegExp, text: string) => {
    await tabTo(page, page.getByRole('textbox', { name }))
    await page.keyboard.type(text)
  }
  await type(/^Email/, customer.email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText(customer.email)).toBeVisible()
  await type(/code/i, `shop-${customer.email.slice(5, 13)}a`)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Partner since /)).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Sign out' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
