import { expect } from '@playwright/test'
import { openPage } from '../support/exchangePage'
import { seeCookieNotice } from '../support/noticeCards'
import { installClock } from '../support/pageClock'
import { test as base } from '../support/watchedTest'
import { brokenRules } from '../support/wcag'
import { quickIf } from '../support/fullRun'

/** The usual site, reached by a name that is not loopback. */
const test = base.extend<{ shop: string }, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--host-resolver-rules=MAP shop.example 127.0.0.1']
      await use({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
  shop: async ({ baseURL }, use) => use((baseURL ?? '').replace('127.0.0.1', 'shop.example')),
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `over http the page lies under the overlay, in ${colorScheme} colours`,
    quickIf(colorScheme === 'light'),
    async ({ page, shop }) => {
      await page.emulateMedia({ colorScheme })
      await openPage(page, `${shop}/de/exchange?from=btc-btc`)
      const overlay = page.getByRole('dialog', { name: 'Achtung!' })
      await expect(overlay).toContainText('http in https')
      const way = overlay.getByRole('link')
      await expect(way).toHaveAttribute('href', page.url().replace('http:', 'https:'))
      await expect(way).toBeFocused()
      // Nothing beside it can be pressed.
      const pressed = await page.evaluate(() => document.elementFromPoint(40, 40)?.nodeName)
      expect(pressed).toBe('DIALOG')
      expect(await brokenRules(page)).toEqual([])

      for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key)
      await expect(overlay).toBeVisible()
      await expect(way).toBeFocused()
    },
  )
}

test('over loopback there is none', async ({ page, context }) => {
  await installClock(context)
  await openPage(page, '/')
  await seeCookieNotice(page)
  await expect(page.getByRole('dialog')).toBeHidden()
})
