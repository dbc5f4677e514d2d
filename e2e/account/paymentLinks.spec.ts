import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { type ACustomer, bearer } from '../support/aCustomer'
import { test } from '../support/customerTest'
import { ADDRESS, openPage } from '../support/exchangePage'
import { tabTo } from '../support/keyboard'
import { overflow } from '../support/overflow'
import { brokenRules } from '../support/wcag'

const PATH = '/customer-account/payment-links'
const REQUESTS = '/api/v4/payment-requests'

async function makeLink(request: APIRequestContext, customer: ACustomer, changes: object = {}) {
  const response = await request.post(REQUESTS, {
    headers: bearer(customer),
    data: {
      ...{ title: 'Two kites and a spool of line', reference: 'Invoice 2026-117', amount: '0.5' },
      ...{ ticker: 'eth', network: 'eth', address: ADDRESS.eth, life: 'day', ...changes },
    },
  })
  expect(response.status()).toBe(201)
  return ((await response.json()) as { result: { id: string } }).result.id
}
const decide = (request: APIRequestContext, customer: ACustomer, id: string, what: string) =>
  request.post(`${REQUESTS}/${id}/${what}`, { headers: bearer(customer), data: {} })
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

test('a link is made, shared and ended by the keyboard', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@')
  await openPage(page, PATH)
  const type = async (name: string, text: string) => {
    await tabTo(page, page.getByRole('textbox', { name }))
    await page.keyboard.type(text)
  }
  await type('What it’s for', 'Two kites')
  const coin = page.getByRole('button', { name: /^You receive: / })
  await tabTo(page, coin)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Name, ticker, network or contract' })).toBeFocused()
  await page.keyboard.insertText('ethereum')
  await expect(page.getByRole('dialog').getByRole('listbox').getByRole('option').first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(coin).toHaveAccessibleName('You receive: ETH Ethereum')
  await type('Your address', ADDRESS.eth)
  await type('Amount you receive', '0.5')
  await tabTo(page, page.getByRole('button', { name: 'Review payment link' }))
  await page.keyboard.press('Enter')
  const reviewed = page.getByRole('form', { name: 'Review payment link' })
  await expect(reviewed).toContainText(ADDRESS.eth)
  await expect(reviewed).toContainText('0.5 ETH')
  await tabTo(page, page.getByRole('button', { name: 'Create payment link' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('Your payment link is ready')).toBeVisible()
  await expect(row(page, 'Two kites')).toContainText('0.5 ETH')

  const share = page.getByRole('button', { name: 'Share “Two kites”' })
  await tabTo(page, share)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Two kites' })
  await expect(dialog.getByText(/\/pay\/[\da-z]{16}$/)).toBeVisible()
  await expect(dialog).toContainText(ADDRESS.eth)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(share).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'End: “Two kites”' }))
  await page.keyboard.press('Enter')
  const sure = page.getByRole('group', { name: 'End: “Two kites” Nobody can pay it anymore. End it?' })
  const end = sure.getByRole('button', { name: 'End' })
  await expect(end).toBeFocused()
  await tabTo(page, sure.getByRole('button', { name: 'Cancel' }))
  await page.keyboard.press('Enter')
  await expect(row(page, 'Two kites')).toContainText('Open')
  await page.keyboard.press('Enter')
  await expect(end).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(row(page, 'Two kites')).toContainText('Ended')
})

test('what is wrong stands beside its field', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@')
  await openPage(page, PATH)
  await page.getByRole('textbox', { name: 'Amount you receive' }).fill('a lot')
  await page.getByRole('button', { name: 'Review payment link' }).click()
  for (const [name, text] of [
    ['What it’s for', 'Enter what the payment is for'],
    ['Your address', 'Enter an address'],
    ['Amount you receive', 'Enter an amount such as 0.25'],
  ] as const)
    await expect(page.getByRole('textbox', { name })).toHaveAccessibleDescription(new RegExp(text))
  await expect(page.getByRole('textbox', { name: 'What it’s for' })).toBeFocused()
  expect(await brokenRules(page)).toEqual([])
})

for (const scheme of ['light', 'dark'] as const)
  for (const language of ['', '/de'])
    test(`the list keeps every rule and its width in each state: ${language || '/en'}, ${scheme}`, async ({
      page,
      request,
      signedIn,
    }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await openPage(page, `${language}${PATH}`)
      expect.soft(await brokenRules(page)).toEqual([])
      const ended = await makeLink(request, signedIn)
      await decide(request, signedIn, ended, 'void')
      const wrong = await makeLink(request, signedIn, { title: 'A'.repeat(80), reference: 'B'.repeat(64) })
      await decide(request, signedIn, wrong, 'wrong-network')
      await makeLink(request, signedIn, { amount: '', life: 'open', reference: '' })
      for (let count = 0; count < 20; count++)
        await makeLink(request, signedIn, { amount: '12345678.123456789012345678' })
      await openPage(page, `${language}${PATH}`)
      await expect(page.getByRole('row')).toHaveCount(21)
      expect.soft(await brokenRules(page)).toEqual([])
      await page.locator('main nav').last().getByRole('button').last().click()
      await expect(page.getByRole('row')).toHaveCount(4)
      expect.soft(await brokenRules(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await overflow(page)).toEqual([])
      await page.getByRole('row').nth(1).getByRole('button').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect.soft(await brokenRules(page)).toEqual([])
      expect.soft(await overflow(page)).toEqual([])
    })

test('the list is downloaded whole as CSV', async ({ page, request, signedIn }) => {
  for (let count = 0; count < 21; count++) await makeLink(request, signedIn, { reference: `=A${count}` })
  await openPage(page, PATH)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const stream = await (await download).createReadStream()
  const text = (await stream.toArray()).join('')
  expect(text.trim().split('\n')).toHaveLength(22)
  // No program runs what a text begins with.
  expect(text).not.toMatch(/(^|,|")=A/m)
})
