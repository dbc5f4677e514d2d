import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { bearer, makeCustomer, signInAs } from '../support/aCustomer'
import { depositByApi, orderByApi } from '../support/exchangeApi'
import { ADDRESS, openPage, orderByLink, placeOrder } from '../support/exchangePage'
import { test } from '../support/watchedTest'
import { FULL } from '../support/fullRun'

const HISTORY = '/customer-account/history'
const total = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /exchanges?$/ })

test(
  'the history is filtered, searched, paged and exported, and its address holds the view',
  FULL,
  async ({ page, request, baseURL }) => {
    const customer = await makeCustomer(request)
    const ids: string[] = []
    for (let count = 0; count < 22; count++) ids.push(await orderByApi(request, '0.1', bearer(customer)))
    const [first = ''] = ids
    await depositByApi(request, first, 'full', 'finished')
    await signInAs(page.context(), baseURL, customer)
    await openPage(page, HISTORY)
    await expect(total(page)).toHaveText('22 exchanges')
    await expect(page.getByRole('row')).toHaveCount(21)

    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(page.getByRole('row')).toHaveCount(3)
    await expect(page.getByRole('region', { name: 'Exchanges' })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('row')).toHaveCount(21)

    await page.getByRole('radio', { name: 'Completed', exact: true }).check()
    await expect(page).toHaveURL(/\?state=finished$/)
    await expect(total(page)).toHaveText('1 exchange')
    await page.getByLabel('Search').fill(first.slice(2, 10).toUpperCase())
    await expect(page).toHaveURL(/search=/)
    await expect(total(page)).toHaveText('1 exchange')
    await page.reload()
    await expect(page.getByRole('row', { name: new RegExp(first) })).toContainText('Completed')
    await page.getByLabel('Search').fill('nothing like this')
    await expect(page.getByText('No exchanges found.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(total(page)).toHaveText('22 exchanges')
    await expect(page.getByLabel('Search')).toHaveValue('')

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    const lines = file.trim().split('\r\n')
    expect(lines).toHaveLength(23)
    expect(lines[0]).toMatch(/publicId,createdAt,status,type,amountFrom/)
    for (const id of ids) expect(file).toContain(id)

    await openPage(page, `${HISTORY}?page=9`)
    await expect(page).toHaveURL(/\?page=2$/)
  },
)

test(
  'exchanges of this device can be added to the account, once',
  FULL,
  async ({ page, request, baseURL }) => {
    await orderByLink(page, 'from=btc-btc&to=eth-eth&amount=0.2', 'ETH', ADDRESS.eth)
    const publicId = new URL(page.url()).searchParams.get('id') ?? ''
    await signInAs(page.context(), baseURL, await makeCustomer(request))
    await openPage(page, '/customer-account/overview')
    await expect(page.getByText('You created 1 exchange on this device before signing in.')).toBeVisible()
    await expect(page.getByText('Exchanges that are already completed don’t earn cashback.')).toBeVisible()
    await page.getByRole('button', { name: 'Add to my account' }).click()
    await expect(page.getByText('1 exchange added to your account.')).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(publicId) }).first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('row', { name: new RegExp(publicId) }).first()).toBeVisible()
    await expect(page.getByText('on this device before signing in')).toHaveCount(0)

    // What is placed while signed in is the customer's already.
    await orderByLink(page, 'from=btc-btc&to=eth-eth&amount=0.2', 'ETH', ADDRESS.eth)
    await openPage(page, '/customer-account/overview')
    await expect(page.getByRole('heading', { name: 'In progress' })).toBeVisible()
    await expect(page.getByText('on this device before signing in')).toHaveCount(0)
  },
)

test(
  'an address is saved after an exchange, offered in the next one, and managed in the settings',
  FULL,
  async ({ page, request, baseURL }) => {
    await signInAs(page.context(), baseURL, await makeCustomer(request))
    await orderByLink(page, 'from=btc-btc&to=eth-eth&amount=0.2', 'ETH', ADDRESS.eth)
    await page.getByLabel('Save the recipient address as').fill('Cold wallet')
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(page.getByText('Saved as “Cold wallet”.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('to start')
    await expect(page.getByLabel('Save the recipient address as')).toHaveCount(0)

    await openPage(page, '/exchange?from=btc-btc&to=eth-eth&amount=0.2&step=address')
    const tool = page.getByRole('button', { name: 'Saved addresses' })
    await tool.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Cold wallet/ })
      .click()
    await expect(page.getByLabel('Recipient ETH address')).toHaveValue(ADDRESS.eth)
    await expect(tool).toBeFocused()
    await page.getByRole('button', { name: 'Review exchange' }).click()
    await placeOrder(page)

    await openPage(page, '/customer-account/account')
    const book = page.getByRole('region', { name: 'Saved addresses' })
    await expect(book.getByRole('listitem')).toHaveCount(1)
    await book.getByRole('button', { name: 'Add address' }).click()
    await book.getByRole('button', { name: /^Currency/ }).click()
    await page.getByRole('dialog').locator('input[role=combobox]').fill('xrp')
    await page.getByRole('dialog').getByRole('listbox').getByRole('option', { name: /^XRP/ }).first().click()
    await book.getByLabel('Name').fill('Ripple')
    await book.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(book.getByLabel('Recipient XRP address')).toBeFocused()
    await book.getByLabel('Recipient XRP address').fill(ADDRESS.xrp)
    await book.getByLabel('Destination tag', { exact: true }).fill('42')
    await book.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(book.getByText('“Ripple” has been saved.')).toBeVisible()
    await expect(book.getByRole('listitem')).toHaveCount(2)
    await book.getByRole('button', { name: 'Remove “Cold wallet”' }).click()
    await book.getByRole('group').getByRole('button', { name: 'Remove' }).click()
    await expect(book.getByText('“Cold wallet” has been removed.')).toBeVisible()
    await page.reload()
    await expect(book.getByRole('listitem')).toHaveCount(1)
    await expect(book.getByRole('listitem')).toContainText('Destination tag: 42')
  },
)

test('who is not signed in is offered no address book', FULL, async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openPage(page, '/exchange?from=btc-btc&to=eth-eth&amount=0.2&step=address')
  await expect(page.getByLabel('Recipient ETH address')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: 'Saved addresses' })).toHaveCount(0)
  expect(requests.filter((url) => url.includes('/customers/'))).toEqual([])
})
