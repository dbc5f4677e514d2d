import { expect } from '@playwright/test'
import { test } from '../support/customerTest'
import { openPage } from '../support/exchangePage'

test('a partner makes a key, adds a webhook and a postback, and removes them', async ({ page, signedIn }) => {
  const code = `keys-${signedIn.email.slice('anna-'.length, 'anna-12345678'.length)}`
  await openPage(page, '/partners')
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Become a partner' }).click()
  await expect(page.getByRole('heading', { name: 'Link builder' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Sub-ID (optional)' }).fill('spring_1')
  await expect(page.getByRole('status', { name: 'Your link' })).toHaveText(/[?&]sub=spring_1$/)
  await page.getByRole('textbox', { name: 'Sub-ID (optional)' }).fill('Anna Smith')
  await expect(page.getByText('Use up to 64 characters')).toBeVisible()

  await openPage(page, '/partners/integration')
  await page.getByRole('button', { name: 'New key' }).click()
  const keyForm = page.getByRole('form', { name: 'New key' })
  await keyForm.getByRole('textbox', { name: 'Name (optional)' }).fill('Wallet')
  await keyForm.getByLabel('Access').selectOption('orders')
  await keyForm.getByRole('button', { name: 'Create key' }).click()
  await expect(page.getByRole('status', { name: 'Your new key' })).toHaveText(/^hpk_[\w-]{43}$/)
  const row = page.getByRole('row', { name: /Wallet/ })
  await expect(row).toContainText('Create exchanges')
  await row.getByRole('button', { name: 'Revoke key: Wallet' }).press('Enter')
  await row.getByRole('button', { name: 'Revoke key', exact: true }).press('Enter')
  await expect(row).toContainText('Revoked')

  await page.getByRole('button', { name: 'New webhook or postback' }).click()
  const form = page.getByRole('form', { name: 'New webhook or postback' })
  await form.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/hooks')
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(form.getByText('Enter an https address')).toBeVisible()
  await form.getByRole('textbox', { name: 'Address' }).fill('https://1.1.1.1/hooks')
  await form.getByRole('checkbox', { name: 'order.created' }).uncheck()
  await form.getByRole('textbox', { name: 'Name (optional)' }).fill('Shop')
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Shop' })).toBeVisible()
  await expect(page.getByText(/^whsec_/)).toBeVisible()
  await expect(page.getByText(/^order\.settled, /)).toBeVisible()
  await page.getByRole('button', { name: 'Log' }).click()
  await expect(page.getByText('Nothing has been sent yet.')).toBeVisible()

  await page.getByRole('button', { name: 'Remove: Shop' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Shop' })).toBeHidden()
})
