import { expect } from '@playwright/test'
import { addSecondFactor } from '../support/addSecondFactor'
import { PASSWORD } from '../support/aCustomer'
import { test } from '../support/customerTest'
import { overflow } from '../support/overflow'
import { brokenRules } from '../support/wcag'

test.use({ javaScriptEnabled: false })

test('without scripts a customer signs in by a form, applies as a partner and signs out', async ({
  page,
  customer,
}) => {
  await page.goto('/customer-account')
  await expect(page.locator('main form').filter({ visible: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Sign in without JavaScript' }).click()
  await expect(page).toHaveURL('/account-form')
  await page.getByLabel('Email address').fill(customer.email)
  await page.getByLabel('Password').fill('not the right password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue(customer.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(`Signed in as ${customer.email}.`)).toBeVisible()

  await page.goto('/account-form')
  const code = `form-${customer.email.slice('anna-'.length, 'anna-12345678'.length)}`
  await page.getByLabel('Code').fill('no spaces!')
  await page.getByRole('button', { name: 'Become a partner' }).click()
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Become a partner' }).click()
  await expect(page.getByText('Partner since')).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('status')).toHaveText('You’ve signed out on this device.')
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name).filter((name) => name.endsWith('Token'))).toEqual([])
})

test('without scripts a second factor is one more form', async ({ page, customer, request }) => {
  await addSecondFactor(request, customer)
  await page.goto('/account-form')
  await page.getByLabel('Email address').fill(customer.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await page.getByLabel('Code from your authenticator app').fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Code from your authenticator app')).toHaveAttribute('aria-invalid', 'true')
})

test.describe('with the rules of a screen reader and a narrow screen', () => {
  test.use({ javaScriptEnabled: true })
  for (const language of ['', '/de', '/ru'])
    test(`the account form keeps every rule and its width: ${language || '/en'}`, async ({
      page,
      customer,
    }) => {
      const expectSound = async (at: string) => {
        expect.soft(await brokenRules(page), at).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        expect.soft(await overflow(page), at).toEqual([])
        await page.setViewportSize({ width: 1280, height: 800 })
        await expect(page.locator('script:not([type="application/ld+json"])'), at).toHaveCount(0)
      }
      await page.goto(`${language}/account-form`)
      await expectSound('sign-in')
      await page.locator('[name=email]').fill('nobody')
      await page.locator('main button[type=submit]').first().click()
      await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
      await expectSound('sign-in with errors')
      await page.locator('[name=email]').fill(customer.email)
      await page.locator('[name=password]').fill(PASSWORD)
      await page.locator('main button[type=submit]').first().click()
      await expect(page.locator('[name=action][value=signOut]')).toBeAttached()
      await expectSound('account')
    })
})
