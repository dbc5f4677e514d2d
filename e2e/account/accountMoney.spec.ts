import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { bearer, makeCustomer, signInAs, type ACustomer } from '../support/aCustomer'
import { depositByApi, orderByApi } from '../support/exchangeApi'
import { ADDRESS, deposit, openPage, orderByLink } from '../support/exchangePage'
import { test } from '../support/watchedTest'
import { FULL } from '../support/fullRun'
import { passOn } from '../support/passOn'

/** In the sandbox a payout to this one fails (src/server/sandbox/payoutSteps.ts). */
const FAILING = '1BitcoinEaterAddressDontSendf59kuE'
const PAYOUTS = '/customer-account/payouts'
const CALL = '/api/v4/customers/payouts'

type Loyalty = { balanceBtc: string; entries: { amountBtc: string }[] }

async function loyaltyOf(request: APIRequestContext, customer: ACustomer): Promise<Loyalty> {
  const response = await request.get('/api/v4/customers/loyalty', { headers: bearer(customer) })
  return ((await response.json()) as { result: Loyalty }).result
}

/** A customer who has exchanged so much, in BTC. */
async function customerWith(request: APIRequestContext, amount: string): Promise<ACustomer> {
  const customer = await makeCustomer(request)
  await depositByApi(request, await orderByApi(request, amount, bearer(customer)), 'full', 'finished')
  return customer
}

async function openPayouts(page: Page, url: string | undefined, customer: ACustomer) {
  await signInAs(page.context(), url, customer)
  await openPage(page, PAYOUTS)
}

const checkButton = (page: Page) => page.getByRole('button', { name: 'Review withdrawal' })
const sendButton = (page: Page) => page.getByRole('button', { name: 'Confirm withdrawal' })
const balance = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /BTC$/ })

async function fillIn(page: Page, amount: string, address: string) {
  await page.getByLabel('Amount').fill(amount)
  await page.getByLabel('Recipient BTC address').fill(address)
  await checkButton(page).click()
  await expect(page.getByRole('heading', { name: 'Review your withdrawal' })).toBeVisible()
}

test(
  'exchange, cashback, too little; exchange again, payout, finished; and the balance is the sum of the entries',
  FULL,
  async ({ page, request, baseURL }) => {
    const customer = await makeCustomer(request)
    await signInAs(page.context(), baseURL, customer)
    await orderByLink(page, 'from=btc-btc&to=eth-eth&amount=0.2', 'ETH', ADDRESS.eth)
    await deposit(page)
    await openPage(page, '/customer-account/overview')
    await expect(page.getByText(`Signed in as ${customer.email}.`)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'In progress' })).toBeVisible()
    // Live: nobody reloads the page, and when it ends the cashback follows.
    await expect(page.getByRole('heading', { name: 'In progress' })).toBeHidden()
    await expect(page.getByRole('main')).toContainText('0.0001 BTC')
    await expect(page.getByRole('row', { name: /0\.2 BTC.*Completed/ })).toBeVisible()

    await page.getByRole('link', { name: 'Withdraw', exact: true }).click()
    await expect(
      page.getByText(/balance is 0\.0001\sBTC\. The minimum withdrawal is 0\.0005\sBTC/),
    ).toBeVisible()

    await depositByApi(request, await orderByApi(request, '2', bearer(customer)), 'full', 'finished')
    await openPage(page, PAYOUTS)
    await expect(balance(page)).toHaveText('0.0011 BTC')
    await fillIn(page, '0,0006', ADDRESS.btc)
    await expect(page.getByRole('form', { name: 'Review your withdrawal' })).toContainText(ADDRESS.btc)
    await sendButton(page).dblclick()
    await expect(page.getByText('Withdrawal requested')).toBeVisible()
    await expect(balance(page)).toHaveText('0.0005 BTC')
    await expect(page.getByRole('row', { name: /0\.0006 BTC.*Confirmed/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /opens the explorer/ })).toHaveAttribute(
      'href',
      /^https:.*[0-9a-f]{64}/,
    )
    await expect(page.getByRole('row')).toHaveCount(2)
    const { balanceBtc, entries } = await loyaltyOf(request, customer)
    const sum = entries.reduce((total, { amountBtc }) => total + Math.round(Number(amountBtc) * 1e8), 0)
    expect(sum).toBe(Math.round(Number(balanceBtc) * 1e8))
    expect(entries).toHaveLength(3)
  },
)

test('a payout that fails gives its amount back', FULL, async ({ page, request, baseURL }) => {
  await openPayouts(page, baseURL, await customerWith(request, '2'))
  await page.getByRole('button', { name: 'Max: 0.001 BTC' }).click()
  await page.getByLabel('Recipient BTC address').fill(FAILING)
  await checkButton(page).click()
  await sendButton(page).click()
  await expect(page.getByRole('row', { name: /Failed, amount returned/ })).toBeVisible()
  await expect(balance(page)).toHaveText('0.001 BTC')
  await openPage(page, '/customer-account/loyalty')
  for (const [name, amount] of [
    ['Withdrawal returned', '+0.001 BTC'],
    ['Withdrawal', '−0.001 BTC'],
  ] as const) {
    await expect(page.getByRole('row', { name: `${name} ${amount}` })).toBeVisible()
  }
})

test(
  'a payout whose response is lost is sent again, after a reload too, and paid once',
  FULL,
  async ({ page, request, baseURL }) => {
    await openPayouts(page, baseURL, await customerWith(request, '4'))
    await page.route(`**${CALL}`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await fillIn(page, '0.0006', ADDRESS.btc)
    await sendButton(page).click()
    await expect(page.getByText('you can’t be charged twice')).toBeVisible()
    await passOn(page, `**${CALL}`)
    await page.reload()
    await openPage(page, PAYOUTS)
    await fillIn(page, '0,00060', ADDRESS.btc)
    await sendButton(page).click()
    await expect(page.getByText('Withdrawal requested')).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(balance(page)).toHaveText('0.0014 BTC')
  },
)

test(
  'two tabs request the whole balance: one is paid, the other shows the error at its field',
  FULL,
  async ({ context, request, baseURL }) => {
    const customer = await customerWith(request, '2')
    const pages = [await context.newPage(), await context.newPage()] as const
    for (const page of pages) {
      await openPayouts(page, baseURL, customer)
      await fillIn(page, '0.001', ADDRESS.btc)
    }
    await sendButton(pages[0]).click()
    await expect(pages[0].getByText('Withdrawal requested')).toBeVisible()
    await pages[1].getByRole('button', { name: 'Confirm withdrawal' }).click()
    // The other tab's list, and with it the balance, is refetched.
    await expect(pages[1].getByText('Balance below the minimum withdrawal')).toBeVisible()
    await expect(balance(pages[1])).toHaveText('0 BTC')
    await expect(pages[1].getByRole('row')).toHaveCount(2)
  },
)
