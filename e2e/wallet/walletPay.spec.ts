import { expect, type Page } from '@playwright/test'
import { ACCOUNTS } from '../support/evmNode'
import { openPage } from '../support/exchangePage'
import { exchangeIn } from '../support/orderSteps'
import { TestWallet } from '../support/testWallet'
import { connect, openPayment, payPanel, waitingExchange } from '../support/walletSite'
import { test } from '../support/walletTest'
import { FULL } from '../support/fullRun'

test.describe.configure({ mode: 'default' })

const ETH = { ticker: 'eth', network: 'eth', amount: '0.123456789012345678' }
const USDT = { ticker: 'usdt', network: 'eth', amount: '250.000001' }
const SEND = 'eth_sendTransaction'
const HASH = /^0x[0-9a-f]{64}$/

const payButton = (page: Page) => payPanel(page).getByRole('button', { name: /^Pay \d/ })
const sentNote = (page: Page) => payPanel(page).getByText('Payment sent')
const alertIn = (page: Page) => payPanel(page).getByRole('alert')

async function openConnected(page: Page, publicId: string, wallet = 'Alpha') {
  await openPage(page, `/exchange?id=${publicId}`)
  await connect(page, wallet)
  await page.getByRole('button', { name: 'Pay from wallet' }).click()
  await expect(payButton(page)).toBeVisible()
}

const hashKept = async (page: Page, publicId: string) =>
  (await exchangeIn(await page.request.get(`/api/v3/exchanges-new/${publicId}`))).extendedInfo.txFrom

test('the deposit is paid in the native coin, exact to the last place, and its hash recorded', async ({
  page,
  alpha,
  site,
}) => {
  const publicId = await waitingExchange(page, ETH)
  const before = await site.node.balance(ACCOUNTS.deposit)
  await openConnected(page, publicId)
  await payButton(page).click()
  await expect(sentNote(page)).toBeVisible()
  await expect(payPanel(page)).toContainText('Confirmed by the network.')
  expect((await site.node.balance(ACCOUNTS.deposit)) - before).toBe(123_456_789_012_345_678n)
  await expect.poll(() => hashKept(page, publicId)).toMatch(HASH)
  expect(alpha.count(SEND)).toBe(1)
})

test('the deposit is paid in an ERC-20 token with its own decimals', FULL, async ({ page, beta, site }) => {
  const publicId = await waitingExchange(page, USDT)
  const before = await site.node.tokens(ACCOUNTS.deposit)
  await openConnected(page, publicId, 'Beta')
  await payButton(page).click()
  await expect(sentNote(page)).toBeVisible()
  expect((await site.node.tokens(ACCOUNTS.deposit)) - before).toBe(250_000_001n)
  expect(beta.count(SEND)).toBe(1)
})

test(
  'the wallet is brought to the right chain first, and given it where it lacks it',
  FULL,
  async ({ page, alpha }) => {
    alpha.chainId = 1
    alpha.chains.delete(31_337)
    const publicId = await waitingExchange(page, ETH)
    await openConnected(page, publicId)
    await payButton(page).click()
    await expect(sentNote(page)).toBeVisible()
    expect(
      alpha.requests.filter((method) => method.startsWith('wallet_') && method.endsWith('Chain')),
    ).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
  },
)

test('declining the other chain pays nothing and can be tried again', FULL, async ({ page, alpha }) => {
  alpha.chainId = 1
  alpha.reject('wallet_switchEthereumChain')
  const publicId = await waitingExchange(page, ETH)
  await openConnected(page, publicId)
  await payButton(page).click()
  await expect(alertIn(page)).toHaveText('You declined the request in your wallet. Nothing was sent.')
  expect(alpha.count(SEND)).toBe(0)
  alpha.refuses.clear()
  await payButton(page).click()
  await expect(sentNote(page)).toBeVisible()
})

test('a payment declined in the wallet may be made again', FULL, async ({ page, alpha }) => {
  alpha.reject(SEND)
  const publicId = await waitingExchange(page, ETH)
  await openConnected(page, publicId)
  await payButton(page).click()
  await expect(alertIn(page)).toHaveText('You declined the request in your wallet. Nothing was sent.')
  await page.reload()
  alpha.refuses.clear()
  await page.getByRole('button', { name: 'Pay from wallet' }).click()
  await payButton(page).click()
  await expect(sentNote(page)).toBeVisible()
  expect(alpha.count(SEND)).toBe(2)
})

test(
  'a missing amount or fee is shown before the wallet is called',
  FULL,
  async ({ page, context, site }) => {
    const settings = { name: 'Poor', rdns: 'test.poor', account: ACCOUNTS.poor }
    const poor = new TestWallet(settings, site.node)
    await poor.install(context)
    await site.node.call('hardhat_setBalance', ACCOUNTS.poor, '0x16345785d8a0000')
    await openConnected(page, await waitingExchange(page, ETH), 'Poor')
    await payButton(page).click()
    await expect(alertIn(page)).toHaveText(
      'Your balance is too low: you have 0.1 ETH but need 0.123456789012345678 ETH. Add at least 0.023456789012345678 ETH and try again.',
    )
    await openPayment(page, await waitingExchange(page, { ...ETH, amount: '0.1' }))
    await payButton(page).click()
    await expect(alertIn(page)).toContainText(
      'You have 0.1 ETH, which isn’t enough to also cover the network fee (about 0.0000',
    )
    await openPayment(page, await waitingExchange(page, USDT))
    await payButton(page).click()
    await expect(alertIn(page)).toHaveText(/you have 0 USDT but need 250.000001 USDT/)
    expect(poor.count(SEND)).toBe(0)
  },
)

test('a double click and a second tab send one request', async ({ page, context, alpha }) => {
  const publicId = await waitingExchange(page, ETH)
  const release = alpha.hold()
  await openConnected(page, publicId)
  const second = await context.newPage()
  await openPayment(second, publicId)
  await expect(payButton(second)).toBeVisible()
  await payButton(page).dblclick()
  await expect(payPanel(page).getByText('Confirm the payment in your wallet.')).toBeVisible()
  // The other tab reports that the wallet was called, and offers nothing without a check.
  await expect(payPanel(second)).toContainText('A payment request was already sent to your wallet.')
  await expect(payButton(second)).toBeHidden()
  release()
  await expect(sentNote(page)).toBeVisible()
  await expect(sentNote(second)).toBeVisible()
  expect(alpha.count(SEND)).toBe(1)
})

test(
  'two tabs that press at the same moment call the wallet once',
  FULL,
  async ({ page, context, alpha }) => {
    const publicId = await waitingExchange(page, ETH)
    await openConnected(page, publicId)
    const second = await context.newPage()
    await openPayment(second, publicId)
    await expect(payButton(second)).toBeVisible()
    await Promise.all([payButton(page).click(), payButton(second).click()])
    await expect(sentNote(page)).toBeVisible()
    await expect(sentNote(second)).toBeVisible()
    expect(alpha.count(SEND)).toBe(1)
  },
)

test(
  'after a reload in the middle the chain is queried and paying again requires a confirmation',
  FULL,
  async ({ page, alpha, site }) => {
    const publicId = await waitingExchange(page, ETH)
    const release = alpha.hold()
    await openConnected(page, publicId)
    await payButton(page).click()
    await expect(payPanel(page).getByText('Confirm the payment in your wallet.')).toBeVisible()
    await page.reload()
    await expect(payPanel(page)).toContainText(
      'A payment request was already sent to your wallet. Check your wallet before paying again.',
    )
    await expect(payPanel(page)).toContainText('Nothing has left this account since then.')
    await expect(payPanel(page).getByRole('button', { name: 'Pay again' })).toBeHidden()
    // Its owner says yes after all, to a page that is gone.
    const sent = await site.node.sent(ACCOUNTS.rich)
    release()
    await expect.poll(() => site.node.sent(ACCOUNTS.rich)).toBe(sent + 1)
    await expect(payPanel(page)).toContainText('A transaction has left this account since then')
    expect(alpha.count(SEND)).toBe(1)

    await payPanel(page)
      .getByRole('checkbox', { name: /I’ve checked my wallet/ })
      .check()
    await payPanel(page).getByRole('button', { name: 'Pay again' }).click()
    await expect(sentNote(page)).toBeVisible()
    expect(alpha.count(SEND)).toBe(2)
  },
)

test('a wallet that fails during a request is not called again by itself', FULL, async ({ page, alpha }) => {
  alpha.reject(SEND, { code: -32603, message: 'Internal error.' })
  const publicId = await waitingExchange(page, ETH)
  await openConnected(page, publicId)
  await payButton(page).click()
  await expect(payPanel(page)).toContainText(
    'A payment request was already sent to your wallet. Check your wallet before paying again.',
  )
  await expect(alertIn(page)).toHaveText('Something went wrong in your wallet. Reopen it and try again.')
  expect(alpha.count(SEND)).toBe(1)
})

test('what was paid is still shown after a reload, and not offered again', FULL, async ({ page, alpha }) => {
  const publicId = await waitingExchange(page, ETH)
  await openConnected(page, publicId)
  await payButton(page).click()
  await expect(sentNote(page)).toBeVisible()
  await page.reload()
  await expect(sentNote(page)).toBeVisible()
  await expect(payButton(page)).toBeHidden()
  // Also on a device that knows of no payment.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(sentNote(page)).toBeVisible()
  expect(alpha.count(SEND)).toBe(1)
})

test('a deposit address of the sandbox itself is not offered to a wallet', FULL, async ({ page, alpha }) => {
  const publicId = await waitingExchange(page, { ticker: 'bnb', network: 'bsc', amount: '1' })
  await openPage(page, `/exchange?id=${publicId}`)
  await connect(page, 'Alpha')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('to start')
  await expect(page.getByRole('button', { name: 'Pay from wallet' })).toHaveCount(0)
  expect(alpha.count(SEND)).toBe(0)
})

test('where no wallet has addresses nothing is offered', FULL, async ({ page, alpha }) => {
  const publicId = await waitingExchange(page, { ticker: 'xlm', network: 'xlm', amount: '1000' })
  await openPage(page, `/exchange?id=${publicId}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('to start')
  await expect(page.getByRole('button', { name: 'Pay from wallet' })).toHaveCount(0)
  expect(alpha.requests).toEqual([])
})
