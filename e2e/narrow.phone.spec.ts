import { expect, test } from '@playwright/test'
import { PAGES } from './everyPage'
import { openPage } from './exchangePage'
import { FULL } from './fullRun'
import { tooWide } from './tooWide'

test.use({ viewport: { width: 320, height: 640 } })

for (const language of ['en', 'de', 'ru', 'ja']) {
  const prefix = language === 'en' ? '' : `/${language}`
  // German has the longest words.
  const when = language === 'de' ? {} : FULL
  for (const { name, open } of PAGES)
    test(`${name} fits a screen of 320 pixels in ${language}`, when, async ({ page, request }) => {
      await open(page, request, prefix)
      expect(await tooWide(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })

  test(`the open menu fits a screen of 320 pixels in ${language}`, async ({ page }) => {
    await openPage(page, prefix || '/')
    await page.locator('header summary').tap()
    await expect(page.locator('header details nav a').last()).toBeInViewport({ ratio: 1 })
    expect(await tooWide(page)).toEqual([])
  })
}
