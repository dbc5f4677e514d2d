import { expect } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { originOf, startBuiltServer } from '../support/builtServer'
import { ADDRESS, amountField, giveAddress, openPage, shownStatus } from '../support/exchangePage'
import { ORDER_ID, startMinimalBackEnd } from '../support/minimalBackEnd'
import { test as base } from '../support/watchedTest'
import { FULL } from '../support/fullRun'

/** A site whose back end has the calls of R36, limits, estimates and orders, and no others. */
const test = base.extend<object, { site: { origin: string } }>({
  site: [
    async ({}, use) => {
      const api = await startMinimalBackEnd()
      const port = await reservePort()
      const server = await startBuiltServer(port, { API_ORIGIN: api.origin })
      await use({ origin: originOf(port) })
      await server.kill()
      await api.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
})

test(
  'an exchange is quoted, ordered and followed to its end, and nothing is reported as missing',
  FULL,
  async ({ page }) => {
    const alarms = page.locator('main').getByRole('alert')
    await openPage(page, '/exchange-v2?from=btc-btc&to=eth-eth&amount=0.1')
    await expect(amountField(page, 'get')).toHaveValue('2.6')
    await giveAddress(page, 'ETH', ADDRESS.eth)
    await expect(alarms).toHaveCount(0)
    await page.getByRole('button', { name: 'Create exchange' }).click()
    await expect(page).toHaveURL(new RegExp(`id=${ORDER_ID}`))
    await expect(shownStatus(page)).toContainText('Your funds have been sent', { timeout: 120_000 })
    await expect(alarms).toHaveCount(0)
  },
)
