import { ACCOUNTS } from './evmNode'
import { TestWallet } from './testWallet'
import { startWalletSite, type WalletSite } from './walletSite'
import { test as base } from './watchedTest'

/** A test on the site with a chain; `alpha` and `beta` are wallets that a test installs by naming them. */
export const test = base.extend<{ alpha: TestWallet; beta: TestWallet }, { site: WalletSite }>({
  site: [
    async ({}, use) => {
      const site = await startWalletSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  alpha: async ({ context, site }, use) => {
    const wallet = new TestWallet({ name: 'Alpha', rdns: 'test.alpha', account: ACCOUNTS.rich }, site.node)
    await wallet.install(context)
    await use(wallet)
  },
  beta: async ({ context, site }, use) => {
    const wallet = new TestWallet({ name: 'Beta', rdns: 'test.beta', account: ACCOUNTS.other }, site.node)
    await wallet.install(context)
    await use(wallet)
  },
})
