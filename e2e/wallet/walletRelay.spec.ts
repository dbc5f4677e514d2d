import { expect, type Page } from '@playwright/test'
import { ACCOUNTS } from '../support/evmNode'
import { hydrated, openPage } from '../support/exchangePage'
import { exchangeIn } from '../support/orderSteps'
import { requestCode, connectDistant, shownCode, test } from '../support/relayTest'
import {
  connect,
  menu,
  openMenu,
  openPayment,
  payPanel,
  waitingExchange,
  walletButton,
} from '../support/walletSite'
import { FULL } from '../support/fullRun'

test.describe.configure({ mode: 'default' })

const ETH = { ticker: 'eth', network: 'eth', amount: '0.123456789012345678' }
const USDT = { ticker: 'usdt', network: 'eth', amount: '250.000001' }

const inUse = (page: Page) => menu(page).locator('[aria-current]')
const alertIn = (page: Page) => menu(page).getByRole('alert')
const payButton = (page: Page) => payPanel(page).getByRole('button', { name: /^Pay \d/ })
const sentNote = (page: Page) => payPanel(page).getByText('Payment sent')
const scriptsOf = (page: Page) => {
  const requests: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && requests.push(request.url()))
  return requests
}

test(
  'a wallet of another device reads the code, is connected, and again after a reload without a prompt',
  FULL,
  async ({ page, pocket }) => {
    await openPage(page, '/')
    await connectDistant(page, pocket)
    await expect(walletButton(page)).toHaveAccessibleName('Wallet 0xf39F…2266')
    await page.reload()
    await expect(walletButton(page)).toHaveAccessibleName('Wallet 0xf39F…2266')
    await openMenu(page)
    await expect(inUse(page)).toContainText('WalletConnect')
    await expect(inUse(page)).toContainText('Local chain')
    expect(pocket.sessions()).toBe(1)
    expect(pocket.requests).toEqual([])
  },
)

test(
  'WalletConnect is loaded when it is chosen, and not for the wallets of this browser',
  FULL,
  async ({ page, alpha, relay }) => {
    const lines: string[] = []
    page.on('websocket', (socket) => lines.push(socket.url()))
    await openPage(page, '/')
    await connect(page, 'Alpha')
    await page.reload()
    await expect(walletButton(page)).toHaveAccessibleName('Wallet 0xf39F…2266')
    await openMenu(page)
    const scripts = scriptsOf(page)
    await requestCode(page)
    await shownCode(page)
    expect(scripts.length).toBeGreaterThan(0)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(relay.url)
    expect(alpha.isConnected).toBe(true)
  },
)

test('a refusal in the wallet is shown, and another try may succeed', FULL, async ({ page, pocket }) => {
  pocket.said.toConnect = 'no'
  await openPage(page, '/')
  await openMenu(page)
  await requestCode(page)
  await pocket.scan(await shownCode(page))
  await expect(alertIn(page)).toHaveText('You declined the request in your wallet. Nothing was sent.')
  pocket.said.toConnect = 'yes'
  await menu(page).getByRole('button', { name: 'Try again' }).click()
  await pocket.scan(await shownCode(page))
  await expect(inUse(page)).toContainText('WalletConnect')
})

test(
  'after the code is closed a wallet that responds late is not connected',
  FULL,
  async ({ page, pocket }) => {
    await openPage(page, '/')
    await openMenu(page)
    await requestCode(page)
    const code = await shownCode(page)
    await menu(page).getByRole('button', { name: 'All wallets' }).click()
    await expect(menu(page).getByRole('button', { name: 'WalletConnect Connect' })).toBeVisible()
    await pocket.scan(code)
    await expect.poll(() => pocket.approvals()).toBe(1)
    await expect.poll(() => pocket.sessions()).toBe(0)
    await expect(walletButton(page)).toHaveAccessibleName('Connect wallet')
  },
)

test(
  'a relay that is down is shown, and another try succeeds once it is up',
  FULL,
  async ({ page, pocket, relay }) => {
    await openPage(page, '/')
    await openMenu(page)
    relay.goDown()
    await requestCode(page)
    await expect(menu(page).getByRole('status')).toHaveText('Preparing the QR code…')
    await expect(alertIn(page)).toContainText('Can’t reach WalletConnect.')
    relay.comeUp()
    await menu(page).getByRole('button', { name: 'Try again' }).click()
    await pocket.scan(await shownCode(page))
    await expect(inUse(page)).toContainText('WalletConnect')
  },
)

test(
  'a deposit is paid in the native coin and in a token, each requested once and on its chain',
  FULL,
  async ({ page, pocket, site }) => {
    const [coins, tokens] = await Promise.all([
      site.node.balance(ACCOUNTS.deposit),
      site.node.tokens(ACCOUNTS.deposit),
    ])
    await site.node.call('eth_sendTransaction', {
      ...{ from: ACCOUNTS.other, to: site.node.token },
      data: `0xa9059cbb${ACCOUNTS.rich.slice(2).padStart(64, '0')}${(250_000_001).toString(16).padStart(64, '0')}`,
    })
    const publicId = await waitingExchange(page, ETH)
    await openPage(page, `/exchange?id=${publicId}`)
    await connectDistant(page, pocket)
    await page.getByRole('button', { name: 'Pay from wallet' }).click()
    await payButton(page).click()
    await expect(sentNote(page)).toBeVisible()
    expect((await site.node.balance(ACCOUNTS.deposit)) - coins).toBe(123_456_789_012_345_678n)
    const stored = async () =>
      (await exchangeIn(await page.request.get(`/api/v3/exchanges-new/${publicId}`))).extendedInfo.txFrom
    await expect.poll(stored).toMatch(/^0x[0-9a-f]{64}$/)

    await openPayment(page, await waitingExchange(page, USDT))
    await payButton(page).click()
    await expect(sentNote(page)).toBeVisible()
    expect((await site.node.tokens(ACCOUNTS.deposit)) - tokens).toBe(250_000_001n)
    expect(pocket.requests).toEqual(['eth_sendTransaction eip155:31337', 'eth_sendTransaction eip155:31337'])
  },
)

test(
  'a payment declined in the wallet has paid nothing and may be made again',
  FULL,
  async ({ page, pocket }) => {
    pocket.said.toPay = 'no'
    await openPage(page, `/exchange?id=${await waitingExchange(page, ETH)}`)
    await connectDistant(page, pocket)
    await page.getByRole('button', { name: 'Pay from wallet' }).click()
    await payButton(page).click()
    await expect(payPanel(page).getByRole('alert')).toHaveText(
      'You declined the request in your wallet. Nothing was sent.',
    )
    pocket.said.toPay = 'yes'
    await payButton(page).click()
    await expect(sentNote(page)).toBeVisible()
  },
)

test(
  'the wallet is switched back to the chain of the deposit without a prompt',
  FULL,
  async ({ page, pocket }) => {
    const publicId = await waitingExchange(page, ETH)
    await openPage(page, `/exchange?id=${publicId}`)
    await connectDistant(page, pocket)
    await pocket.emit('chainChanged', 137)
    await openMenu(page)
    await expect(inUse(page)).toContainText('Polygon')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Pay from wallet' }).click()
    await payButton(page).click()
    await expect(sentNote(page)).toBeVisible()
    expect(pocket.requests).toEqual(['eth_sendTransaction eip155:31337'])
  },
)

test('disconnecting here ends the session in the wallet', FULL, async ({ page, pocket }) => {
  await openPage(page, '/')
  await connectDistant(page, pocket)
  await openMenu(page)
  await menu(page).getByRole('button', { name: 'Disconnect WalletConnect' }).click()
  await expect(menu(page).getByRole('status')).toHaveText('No wallet connected.')
  await expect.poll(() => pocket.sessions()).toBe(0)
  await page.reload()
  await hydrated(page)
  // The menu looks for wallets as a page does that connects one again, and has found this way to them.
  await openMenu(page)
  await expect(menu(page).getByRole('button', { name: 'WalletConnect Connect' })).toBeVisible()
  await expect(menu(page).getByRole('status')).toHaveText('No wallet connected.')
  await expect(walletButton(page)).toHaveAccessibleName('Connect wallet')
})

test('letting go in the wallet disconnects here', FULL, async ({ page, pocket }) => {
  await openPage(page, '/')
  await connectDistant(page, pocket)
  await pocket.leave()
  await expect(walletButton(page)).toHaveAccessibleName('Connect wallet')
})

test(
  'a wallet of this browser and one of another device stand side by side, also after a reload',
  FULL,
  async ({ page, beta, pocket }) => {
    await openPage(page, '/')
    await connectDistant(page, pocket)
    await connect(page, 'Beta')
    await expect(walletButton(page)).toHaveAccessibleName('Wallet 0x7099…79C8')
    await page.reload()
    await expect(walletButton(page)).toHaveAccessibleName('Wallet 0x7099…79C8')
    await openMenu(page)
    await expect(menu(page).getByRole('button', { name: /^Disconnect / })).toHaveCount(2)
    await menu(page).getByRole('button', { name: 'Use WalletConnect' }).click()
    await expect(inUse(page)).toContainText('WalletConnect')
    await menu(page).getByRole('button', { name: 'Disconnect WalletConnect' }).click()
    await expect(inUse(page)).toContainText('Beta')
    expect(beta.isConnected).toBe(true)
  },
)

test('the code is reached, left and closed by the keyboard', FULL, async ({ page, pocket }) => {
  await openPage(page, '/')
  await walletButton(page).focus()
  await page.keyboard.press('Enter')
  const row = menu(page).getByRole('button', { name: 'WalletConnect Connect' })
  await expect(row).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu(page).getByRole('region', { name: 'Connect a wallet with a QR code' })).toBeFocused()
  await expect(menu(page).getByRole('img', { name: 'QR code for your wallet app' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('button', { name: 'Copy the code as text' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(row).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(row).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(walletButton(page)).toBeFocused()
  expect(pocket.sessions()).toBe(0)
})
