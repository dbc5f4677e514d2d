import { expect, type Page } from '@playwright/test'
import { SIGN_IN } from '../support/accountSteps'
import { test as asCustomer } from '../support/customerTest'
import { openPage } from '../support/exchangePage'
import { keysShown } from '../support/keysShown'
import { test } from '../support/watchedTest'
import { quickIf } from '../support/fullRun'

/** As a hand moves: the pointer rests on the link, then it is pressed. Data of one visitor's page are not prefetched. */
async function hoverAndClick(page: Page, name: string | RegExp, path: string) {
  const link = page.getByRole('link', { name }).filter({ visible: true }).first()
  await link.hover()
  await link.click()
  await page.waitForURL((url) => url.pathname.endsWith(path))
}

for (const [language, account, title] of [
  ['', 'Account', 'Sign in'],
  ['/de', 'Konto', 'Anmelden'],
] as const)
  test(
    `the account page shows its words after a pointer rested on its link, under ${language || '/'}`,
    quickIf(!language),
    async ({ page }) => {
      await openPage(page, language || '/')
      await hoverAndClick(page, account, SIGN_IN)
      await expect(page.getByRole('main').getByRole('button', { name: title }).first()).toBeVisible()
      expect(await keysShown(page)).toEqual([])
    },
  )

asCustomer(
  'the settings show their words after a pointer rested on their link',
  async ({ page, signedIn }) => {
    await openPage(page, '/customer-account/overview')
    await expect(page.getByText(signedIn.email).first()).toBeVisible()
    await hoverAndClick(page, 'Settings', '/customer-account/account')
    await expect(
      page
        .getByRole('main')
        .getByRole('heading', { name: /Password/ })
        .first(),
    ).toBeVisible()
  },
)

/** Milliseconds. */
const DELAY = 60_000
const QUIET = 1000

test('what a press shows has come while the pointer rested on the link', async ({ page }) => {
  await openPage(page, '/')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let last = Date.now()
  session.on('Network.loadingFinished', () => (last = Date.now()))
  await page.locator('main a[href="/coins/btc"]').filter({ visible: true }).first().hover()
  await expect.poll(() => Date.now() - last).toBeGreaterThan(QUIET)
  const slow = { latency: DELAY, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow })
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1, name: /Bitcoin/ })).toBeVisible({ timeout: DELAY / 4 })
})

const menu = (page: Page) => page.locator('header details').last()
const menuButton = (page: Page) => page.locator('header summary').last()

test.describe('the menu of a phone', { tag: '@phone' }, () => {
  test('closes over the page that one of its links leads to', async ({ page }) => {
    await openPage(page, '/')
    for (const [name, path] of [
      ['Coins', '/coins'],
      ['Rates', '/cryptocurrency-rates'],
      ['Account', SIGN_IN],
    ] as const) {
      await menuButton(page).tap()
      await menu(page).getByRole('link', { name, exact: true }).tap()
      await page.waitForURL(`**${path}`)
      await expect(menu(page)).not.toHaveAttribute('open')
    }
  })

  test('closes on Escape, and the focus returns to its button', async ({ page }) => {
    await openPage(page, '/')
    await menuButton(page).tap()
    await menu(page).getByRole('link').first().focus()
    await page.keyboard.press('Escape')
    await expect(menu(page)).not.toHaveAttribute('open')
    await expect(menuButton(page)).toBeFocused()
  })

  test('closes on a press outside, and when the focus leaves it', async ({ page }) => {
    await openPage(page, '/')
    await menuButton(page).tap()
    await expect(menu(page)).toHaveAttribute('open')
    await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } })
    await expect(menu(page)).not.toHaveAttribute('open')
    await menuButton(page).tap()
    // Its last control, whatever that is.
    await menu(page).locator('a, button, input').last().focus()
    await page.keyboard.press('Tab')
    await expect(menu(page)).not.toHaveAttribute('open')
  })
})
