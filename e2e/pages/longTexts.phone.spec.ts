import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { bearer, makeCustomer, newEmail, signInAs, type ACustomer } from '../support/aCustomer'
import { addSecondFactor } from '../support/addSecondFactor'
import { originOf, startBuiltServer } from '../support/builtServer'
import { depositByApi, makeOwner, orderByApi } from '../support/exchangeApi'
import { openPage } from '../support/exchangePage'
import { FULL, quickIf } from '../support/fullRun'
import { expectFits, LONG, LONG_ORDERS, LONG_STATES, longOrder, type LongOrder } from '../support/longTexts'
import { outboxIn } from '../support/outbox'
import { test } from '../support/watchedTest'

const NAMES = Object.keys(LONG_ORDERS) as LongOrder[]
const QUICK = ['waiting', 'finished']

for (const name of NAMES)
  for (const state of LONG_STATES)
    test(
      `an exchange of ${name} that is ${state} fits a phone, its owner’s too`,
      quickIf(name === 'Cardano to Bitcoin' && QUICK.includes(state)),
      async ({ page, request }) => {
        const order = await longOrder(request, name, state)
        await openPage(page, `/exchange?id=${order.publicId}`)
        await expectFits(page, 'for anybody')
        await makeOwner(page, order)
        await openPage(page, `/exchange?id=${order.publicId}`)
        await expectFits(page, 'for its owner')
        // A script would lead on from there.
        await page.route('**/own-exchange/**', async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, body: (await response.text()).replace(/ data-given="[^"]*"/, '') })
        })
        await page.goto(`/own-exchange/${order.publicId}/${order.ownerSecret}`)
        await expectFits(page, 'without scripts')
      },
    )

test('a list of own exchanges fits a phone', FULL, async ({ page, request }) => {
  for (const name of NAMES) await makeOwner(page, await longOrder(request, name, 'waiting'))
  await openPage(page, '/exchanges')
  await expect(page.getByRole('main').getByRole('listitem').or(page.getByRole('row')).nth(2)).toBeVisible()
  await expectFits(page, 'own exchanges')
})

test('a form whose addresses are long fits a phone, and so does its review', FULL, async ({ page }) => {
  await openPage(page, '/exchange-v2?from=xlm-xlm&to=ada-ada&amount=12345')
  await page.getByLabel('Recipient ADA address').fill(LONG.ada)
  await expectFits(page, 'the form')
  await page.getByRole('button', { name: 'Review exchange' }).click()
  await expect(page.getByRole('heading', { name: 'Review your exchange' })).toBeVisible()
  await expectFits(page, 'the review')
})

test('a receipt that is checked fits a phone', FULL, async ({ page, request }) => {
  const { publicId } = await longOrder(request, 'Cardano to Bitcoin', 'finished')
  const receipt = await (await request.get(`/api/v4/exchanges-new/${publicId}/receipt`)).text()
  await openPage(page, '/verify-receipt')
  const { result } = JSON.parse(receipt) as { result: unknown }
  await page.getByRole('main').getByRole('textbox').fill(JSON.stringify(result))
  await page.getByRole('main').getByRole('button').last().click()
  await expect(page.getByText(publicId).first()).toBeVisible()
  await expectFits(page, 'the checked receipt')
})

/** With money to withdraw, a withdrawal, exchanges and saved addresses. */
async function richCustomer(request: APIRequestContext): Promise<ACustomer> {
  const customer = await makeCustomer(request)
  const headers = bearer(customer)
  await depositByApi(request, await orderByApi(request, '3', headers), 'full', 'finished')
  const payout = await request.post('/api/v4/customers/payouts', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: { amountBtc: '0.0005', address: LONG.taproot },
  })
  expect(payout.status(), await payout.text()).toBe(201)
  const saved = [
    { ticker: 'ada', network: 'ada', address: LONG.ada, label: 'M'.repeat(40) },
    { ticker: 'xmr', network: 'xmr', address: LONG.xmr, label: 'Monero' },
    { ticker: 'xlm', network: 'xlm', address: LONG.xlm, extraId: LONG.memo, label: 'Stellar' },
  ]
  for (const data of saved) {
    const response = await request.post('/api/v4/customers/addresses', { headers, data })
    expect(response.status(), await response.text()).toBe(201)
  }
  return customer
}

const ACCOUNT_PAGES = ['overview', 'history', 'loyalty', 'account'] as const

test(
  'every page of an account with long addresses fits a phone',
  FULL,
  async ({ page, request, baseURL }) => {
    const customer = await richCustomer(request)
    for (const name of NAMES) await longOrder(request, name, 'finished', bearer(customer))
    await signInAs(page.context(), baseURL, customer)
    for (const path of ACCOUNT_PAGES) {
      await openPage(page, `/customer-account/${path}`)
      await expect(page.getByText('One moment…')).toHaveCount(0)
      await expectFits(page, path)
    }
  },
)

test('withdrawals to a long address fit a phone, and so does the review of one', async ({
  page,
  request,
  baseURL,
}) => {
  await signInAs(page.context(), baseURL, await richCustomer(request))
  await openPage(page, '/customer-account/payouts')
  await expect(page.getByText('One moment…')).toHaveCount(0)
  await expectFits(page, 'the list')
  await page.getByLabel('Amount').fill('0.0006')
  await page.getByLabel('Recipient BTC address').fill(LONG.taproot)
  await page.getByRole('button', { name: 'Review withdrawal' }).click()
  await expect(page.getByRole('heading', { name: 'Review your withdrawal' })).toBeVisible()
  await expectFits(page, 'the review')
})

test(
  'the desk’s orders and payouts with long addresses fit a phone',
  FULL,
  async ({ browser, playwright }) => {
    const folder = mkdtempSync(join(tmpdir(), 'halyard-long-'))
    const port = await reservePort()
    const baseURL = originOf(port)
    const email = newEmail()
    const server = await startBuiltServer(port, { DATA_DIR: folder, DESK_STAFF: `${email}:admin` })
    const request = await playwright.request.newContext({ baseURL })
    const staff = await makeCustomer(request, outboxIn(folder), email)
    const headers = bearer(staff)
    await depositByApi(request, await orderByApi(request, '3', headers), 'full', 'finished')
    await request.post('/api/v4/customers/payouts', {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      data: { amountBtc: '0.0005', address: LONG.taproot },
    })
    const orders = await Promise.all(
      NAMES.flatMap((name) =>
        (['verifying', 'finished'] as const).map((state) => longOrder(request, name, state)),
      ),
    )
    await addSecondFactor(request, staff)
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
    await signInAs(context, baseURL, staff)
    const page = await context.newPage()
    for (const { publicId } of orders) {
      await openPage(page, `/desk?section=orders&id=${publicId}`)
      await expect(page.getByRole('heading', { name: `Order ${publicId}` })).toBeVisible()
      await expectFits(page, 'an order')
    }
    for (const section of ['orders', 'payouts', 'audit']) {
      await openPage(page, `/desk?section=${section}`)
      // The sandbox has sent it by now.
      if (section === 'payouts') await page.getByRole('radio', { name: 'confirmed' }).check()
      await expect(page.locator('main table').first(), section).toBeVisible()
      await expectFits(page, section)
    }
    await context.close()
    await request.dispose()
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  },
)
