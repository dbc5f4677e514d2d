import { expect, test } from '@playwright/test'
import { PAGES } from '../support/everyPage'
import { openPage } from '../support/exchangePage'
import { quickIf } from '../support/fullRun'
import { overflow } from '../support/overflow'

test.use({ viewport: { width: 320, height: 640 } })

/** The exchange itself, and a page of each layout. */
const QUICK = /^the amount step|address step with an error|home|of a coin/

for (const language of ['en', 'de', 'ru', 'ja']) {
  const prefix = language === 'en' ? '' : `/${language}`
  // German has the longest words.
  for (const { name, open } of PAGES)
    test(
      `${name} fits a screen of 320 pixels in ${language}`,
      quickIf(language === 'de' && QUICK.test(name)),
      async ({ page, request }) => {
        await open(page, request, prefix)
        expect(await overflow(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      },
    )

  test(
    `the open menu fits a screen of 320 pixels in ${language}`,
    quickIf(language === 'ru'),
    async ({ page }) => {
      await openPage(page, prefix || '/')
      await page.locator('header summary').last().tap()
      await expect(page.locator('header details nav a').last()).toBeInViewport({ ratio: 1 })
      expect(await overflow(page)).toEqual([])
    },
  )
}
