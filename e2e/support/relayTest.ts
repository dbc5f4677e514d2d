import { expect, type Page } from '@playwright/test'
import { startDistantWallet, type DistantWallet } from './distantWallet'
import { openMenu, menu, startWalletSite } from './walletSite'
import { startWalletRelay, type WalletRelay } from './walletRelay'
import { test as base } from './walletTest'

const isOfThisMachine = (address: string) => ['127.0.0.1', ''].includes(new URL(address).hostname)

/** A test on a site that reaches wallets of other devices over a relay of its own; `pocket` is such a wallet. */
export const test = base.extend<{ pocket: DistantWallet }, { relay: WalletRelay }>({
  relay: [
    async ({}, use) => {
      const relay = await startWalletRelay()
      await use(relay)
      relay.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ relay }, use) => {
      const site = await startWalletSite({
        WALLETCONNECT_PROJECT_ID: '0'.repeat(32),
        WALLETCONNECT_RELAY_URL: relay.url,
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  pocket: async ({ relay, site }, use) => {
    const wallet = await startDistantWallet(relay, site.node)
    await use(wallet)
    await wallet.stop()
    relay.comeUp()
  },
  page: async ({ page }, use) => {
    const elsewhere: string[] = []
    const note = (address: string) => isOfThisMachine(address) || elsewhere.push(address)
    page.on('request', (request) => note(request.url()))
    page.on('websocket', (socket) => note(socket.url()))
    await use(page)
    expect(elsewhere, 'addresses of other machines').toEqual([])
  },
})

/** The code that the page shows to a wallet. */
export async function shownCode(page: Page): Promise<string> {
  const link = page.locator('a[href^="wc:"]')
  await expect(link).toBeAttached()
  return (await link.getAttribute('href')) ?? ''
}

export async function requestCode(page: Page) {
  await menu(page).getByRole('button', { name: 'WalletConnect Connect' }).click()
}

/** Connects a wallet of another device by the menu of the header. */
export async function connectDistant(page: Page, wallet: DistantWallet) {
  await openMenu(page)
  await requestCode(page)
  await wallet.scan(await shownCode(page))
  await expect(menu(page).getByRole('button', { name: 'Disconnect WalletConnect' })).toBeVisible()
  await page.keyboard.press('Escape')
}
