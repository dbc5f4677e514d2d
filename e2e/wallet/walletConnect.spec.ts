import { expect, type Page } from '@playwright/test'
import { ACCOUNTS } from '../support/evmNode'
import { hydrated, openPage } from '../support/exchangePage'
import { installClock, LATE_PARTS } from '../support/pageClock'
import { TestWallet } from '../support/testWallet'
import { connect, menu, openMenu, walletButton } from '../support/walletSite'
import { test } from '../support/walletTest'
import { FULL } from '../support/fullRun'

test.describe.configure({ mode: 'default' })

const inUse = (page: Page) => menu(page).locator('[aria-current]')
const chunksOf = (page: Page) => {
  const requests: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && requests.push(request.url()))
  return requests
}

test(
  'a wallet that announces itself is found, connected and shown in the header',
  FULL,
  async ({ page, alpha }) => {
    await openPage(page, '/')
    expect(alpha.requests).toEqual([])
    await connect(page, 'Alpha')
    await expect(walletButton(page)).toHaveAccessibleName('Wallet 0xf39F…2266')
    await openMenu(page)
    await expect(inUse(page)).toContainText('Alpha')
    await expect(inUse(page)).toContainText('Local chain')
  },
)

test(
  'nothing of wallets is fetched before a person opens the menu',
  FULL,
  async ({ page, context, alpha }) => {
    const scripts = chunksOf(page)
    await installClock(context)
    const session = page.waitForResponse((response) => response.url().endsWith('/api/v3/sessions'))
    await openPage(page, '/')
    await page.locator(LATE_PARTS).waitFor({ state: 'attached' })
    // Past all that a page does by itself after a while; the session comes with scripts of its own.
    await page.clock.fastForward(10_000)
    await session
    const before = scripts.length
    expect(await page.evaluate(() => localStorage.getItem('wallet'))).toBeNull()
    await openMenu(page)
    await expect(menu(page).getByRole('button', { name: 'Alpha Connect' })).toBeVisible()
    expect(scripts.length).toBeGreaterThan(before)
    expect(alpha.count('eth_requestAccounts')).toBe(0)
  },
)

test('a refusal in the wallet is shown, and nothing is connected', FULL, async ({ page, alpha }) => {
  alpha.reject('wallet_requestPermissions')
  await openPage(page, '/')
  await openMenu(page)
  await menu(page).getByRole('button', { name: 'Alpha Connect' }).click()
  await expect(menu(page).getByRole('alert')).toHaveText(
    'You declined the request in your wallet. Nothing was sent.',
  )
  await expect(walletButton(page)).toHaveAccessibleName('Connect wallet')
  await expect(menu(page).getByRole('status')).toHaveText('No wallet connected.')
})

test(
  'after a reload the wallet of the last visit is connected again without a prompt',
  FULL,
  async ({ page, alpha, beta }) => {
    await openPage(page, '/')
    await connect(page, 'Beta')
    await connect(page, 'Alpha')
    const questions = () => alpha.count('wallet_requestPermissions') + beta.count('wallet_requestPermissions')
    expect(questions()).toBe(2)
    await page.reload()
    // The most recent one is in use, the other connected beside it.
    await expect(walletButton(page)).toHaveAccessibleName('Wallet 0xf39F…2266')
    await openMenu(page)
    await expect(menu(page).getByRole('button', { name: /^Disconnect / })).toHaveCount(2)
    await expect(inUse(page)).toContainText('Alpha')
    expect(questions()).toBe(2)
  },
)

test(
  'of two wallets the chosen one is in use; disconnecting it leaves the other, disconnecting that one none',
  FULL,
  async ({ page, alpha, beta }) => {
    await openPage(page, '/')
    await connect(page, 'Alpha')
    await connect(page, 'Beta')
    await expect(walletButton(page)).toHaveAccessibleName('Wallet 0x7099…79C8')
    await openMenu(page)
    await menu(page).getByRole('button', { name: 'Use Alpha' }).click()
    await expect(inUse(page)).toContainText('Alpha')
    await menu(page).getByRole('button', { name: 'Disconnect Alpha' }).click()
    await expect(inUse(page)).toContainText('Beta')
    await menu(page).getByRole('button', { name: 'Disconnect Beta' }).click()
    await expect(menu(page).getByRole('status')).toHaveText('No wallet connected.')
    await expect(walletButton(page)).toHaveAccessibleName('Connect wallet')
    await page.reload()
    await hydrated(page)
    // The menu looks for wallets as a page does that connects one again, and has found them.
    await openMenu(page)
    for (const name of ['Alpha', 'Beta'])
      await expect(menu(page).getByRole('button', { name: `${name} Connect` })).toBeVisible()
    await expect(menu(page).getByRole('status')).toHaveText('No wallet connected.')
    await expect(walletButton(page)).toHaveAccessibleName('Connect wallet')
    expect([alpha.isConnected, beta.isConnected]).toEqual([false, false])
  },
)

test(
  'disconnecting a wallet that is not in use leaves the one in use',
  FULL,
  async ({ page, alpha, beta }) => {
    await openPage(page, '/')
    await connect(page, 'Alpha')
    await connect(page, 'Beta')
    await openMenu(page)
    await menu(page).getByRole('button', { name: 'Use Alpha' }).click()
    await menu(page).getByRole('button', { name: 'Disconnect Beta' }).click()
    await expect(menu(page).getByRole('button', { name: 'Beta Connect' })).toBeVisible()
    await expect(inUse(page)).toContainText('Alpha')
    expect([alpha.isConnected, beta.isConnected]).toEqual([true, false])
  },
)

test(
  'a wallet that only lies in the window is offered where none announces itself',
  FULL,
  async ({ page, context, site }) => {
    const old = { name: 'Old', rdns: 'test.old', account: ACCOUNTS.poor, isInjected: true }
    await new TestWallet(old, site.node).install(context)
    await openPage(page, '/')
    await connect(page, 'Browser wallet')
    await expect(walletButton(page)).toHaveAccessibleName('Wallet 0x3C44…93BC')
    await page.reload()
    await expect(walletButton(page)).toHaveAccessibleName('Wallet 0x3C44…93BC')
  },
)

test('without any wallet the menu says how to come by one', FULL, async ({ page }) => {
  await openPage(page, '/')
  await openMenu(page)
  await expect(menu(page)).toContainText('No wallet found in this browser.')
})

test(
  'a name and a picture of a wallet are only shown, cut and never run',
  FULL,
  async ({ page, context, site }) => {
    const settings = {
      name: `<img src=x onerror=alert(1)>${'x'.repeat(200)}`,
      ...{ rdns: 'test.evil', account: ACCOUNTS.poor, icon: 'https://evil.example/icon.svg' },
    }
    await new TestWallet(settings, site.node).install(context)
    await openPage(page, '/')
    await openMenu(page)
    await expect(menu(page).getByRole('listitem')).toHaveText(/^<img src=x onerror=alert\(1\)>xxxxConnect$/)
    await expect(menu(page).locator('img')).toHaveCount(0)
  },
)

test(
  'the address of the wallet fills the field of the recipient, after connecting where need be',
  FULL,
  async ({ page, alpha }) => {
    await openPage(page, '/exchange-v2?from=btc-btc&to=eth-eth&amount=0.2')
    const payout = page.getByRole('group', { name: /^Receive ETH at/ })
    await payout.getByRole('button', { name: 'Use my wallet' }).click()
    await menu(page).getByRole('button', { name: 'Alpha Connect' }).click()
    await expect(page.getByLabel('Recipient ETH address')).toHaveValue(ACCOUNTS.rich)
    await expect(menu(page)).toBeHidden()
    // Connected by now: at the next press at once.
    await page.getByLabel('Recipient ETH address').fill('')
    await payout.getByRole('button', { name: 'Use my wallet' }).click()
    await expect(page.getByLabel('Recipient ETH address')).toHaveValue(ACCOUNTS.rich)
    expect(alpha.count('wallet_requestPermissions')).toBe(1)
    // Bitcoin has no address in such a wallet.
    await expect(page.getByRole('button', { name: 'Use my wallet' })).toHaveCount(1)
  },
)

test('the menu is opened, used and closed by the keyboard', FULL, async ({ page, alpha }) => {
  await openPage(page, '/')
  await walletButton(page).focus()
  await page.keyboard.press('Enter')
  const wallet = menu(page).getByRole('button', { name: 'Alpha Connect' })
  await expect(wallet).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(wallet).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(inUse(page)).toContainText('Alpha')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(walletButton(page)).toBeFocused()
  expect(alpha.isConnected).toBe(true)
})
