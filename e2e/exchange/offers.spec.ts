import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { startFakeProvider, type FakeProvider } from '../../tests/server/providers/fakeProvider'
import { originOf, startBuiltServer } from '../support/builtServer'
import { ADDRESS, giveAddress, openPage, press } from '../support/exchangePage'
import { changenowRoutes, nearRoutes } from '../support/providerRoutes'
import { test as base } from '../support/watchedTest'
import { brokenRules } from '../support/wcag'
import { FULL } from '../support/fullRun'

const folder = mkdtempSync(join(tmpdir(), 'halyard-offers-'))
const fakes: FakeProvider[] = []
let server: Awaited<ReturnType<typeof startBuiltServer>>
let origin = ''
const test = base.extend({ baseURL: async ({}, use) => use(origin) })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const [changenow, near] = await Promise.all([
    startFakeProvider(changenowRoutes),
    startFakeProvider(nearRoutes),
  ])
  fakes.push(changenow, near)
  const port = await reservePort()
  origin = originOf(port)
  server = await startBuiltServer(port, {
    DATA_DIR: folder,
    SITE_URL: origin,
    LIVE: '1',
    PROVIDERS: 'changenow,near',
    CHANGENOW_URL: changenow.url,
    CHANGENOW_API_KEY: 'key',
    NEAR_URL: near.url,
    CONTACT_EMAIL: 'help@example.com',
    LEGAL_NAME: 'Example Ltd',
    LEGAL_ADDRESS: 'Example Street 1',
    LEGAL_LAW: 'Estonia',
    RATE_LIMIT_READ: '100000',
  })
})
test.afterAll(async () => {
  await server.kill()
  await Promise.all(fakes.map((fake) => fake.close()))
  rmSync(folder, { recursive: true, force: true })
})

test(
  'a visitor compares the offers, takes the second, and the deposit address is that provider’s',
  FULL,
  async ({ page }) => {
    await openPage(page, '/exchange-v2?from=btc-btc&to=eth-eth&amount=0.1')
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'ChangeNOW holds your funds until the payout.' }),
    ).toBeVisible()
    const button = page.getByRole('button', { name: '2 offers' })
    await button.focus()
    await page.keyboard.press('Enter')
    const offers = page.getByRole('group', { name: 'Offers' })
    await expect(offers.getByRole('radio', { name: /^ChangeNOW Best offer/ })).toBeChecked()
    expect(await brokenRules(page)).toEqual([])
    await offers.getByRole('radio', { name: /^ChangeNOW/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(offers.getByRole('radio', { name: /^NEAR Intents/ })).toBeChecked()
    await page.getByLabel('BTC refund address').fill(ADDRESS.btc)
    await giveAddress(page, 'ETH', ADDRESS.eth)
    const review = page.getByRole('region', { name: 'Review your exchange' })
    await expect(review).toContainText('NEAR Intents (a protocol, not a company)')
    await press(page.getByRole('button', { name: 'Create exchange' }))
    await expect(page.getByText(ADDRESS.taproot).first()).toBeVisible()
    await expect(page.getByText(/^Your deposit goes to NEAR Intents/)).toBeVisible()
    expect(await brokenRules(page)).toEqual([])
  },
)
