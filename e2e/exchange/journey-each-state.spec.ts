import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import {
  ADDRESS,
  deposit,
  giveAddress,
  openPage,
  orderByLink,
  placeOrder,
  press,
  shownStatus,
} from '../support/exchangePage'
import { FULL } from '../support/fullRun'
import { startStillSite } from '../support/movableClock'
import { expectTranslated, translatePages } from '../support/translator'

const folder = mkdtempSync(join(tmpdir(), 'halyard-still-'))
let site: undefined | Awaited<ReturnType<typeof startStillSite>>
const test = base.extend({ baseURL: async ({}, use) => use(site?.origin) })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  site = await startStillSite(folder)
})
test.afterAll(async () => {
  await site?.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** From a deposit that was just seen to the payout. */
async function seeEachState(page: Page, confirmations: RegExp) {
  await expect(shownStatus(page)).toContainText('confirming your deposit. 0 of')
  await site?.goOn(page)
  await expect(shownStatus(page)).toHaveText(confirmations)
  await site?.goOn(page)
  await expect(shownStatus(page)).toHaveText('We’re exchanging your deposit.')
  await site?.goOn(page)
  await site?.goOn(page)
  await expect(shownStatus(page)).toHaveText('We’re sending your funds to the recipient address.')
  await site?.goOn(page)
  await site?.goOn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange completed')
}

test(
  'each of the five states is announced, the confirmations are counted and the hashes can be copied',
  FULL,
  async ({ page }) => {
    await page.clock.install()
    await orderByLink(page, 'from=eth-eth&to=btc-btc&amount=2', 'BTC', ADDRESS.btc)
    await expect(shownStatus(page)).toHaveText('Waiting for your deposit.')
    await deposit(page)
    await seeEachState(page, /^The network is confirming your deposit. [1-9]\d* of \d+ confirmations?\.$/)

    await expect(page.getByRole('button', { name: /^Copy hash/ })).toHaveCount(2)
    await expect(page.getByText(/^0x[0-9a-f]{64}$/)).toBeVisible()
    await expect(page.getByRole('link', { name: /opens the explorer/ })).toHaveCount(0)
  },
)

test(
  'an exchange on a page that the browser translates goes from the form to the end',
  FULL,
  async ({ page }) => {
    const broken: string[] = []
    page.on('pageerror', ({ message }) => broken.push(message))
    await page.clock.install()
    await translatePages(page)
    await openPage(page, '/exchange?from=btc-btc&to=eth-eth&amount=0.2')
    await expectTranslated(page)
    await press(page.getByRole('button', { name: 'Continue' }))
    await giveAddress(page, 'ETH', ADDRESS.eth)
    await placeOrder(page)
    const address = page.locator('dd').filter({ has: page.getByRole('button', { name: 'Copy address' }) })
    await expect(address.locator('span').first()).toHaveAttribute('translate', 'no')

    await deposit(page)
    await seeEachState(page, /1 of 2 confirmations/)
    await expect(shownStatus(page)).toHaveText('Your funds have been sent to the recipient address.')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Coins' }).first()).toBeAttached()
    expect(broken).toEqual([])
  },
)
