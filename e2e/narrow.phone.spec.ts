import { expect, test } from '@playwright/test'
import { PAGES } from './everyPage'
import { openPage } from './exchangePage'
import { tooWide } from './tooWide'

test.use({ viewport: { width: 320, height: 640 } })

for (const language of ['en', 'de', 'ru', 'ja']) {
  test(`nothing reaches over the edge of a screen of 320 pixels in ${language}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(90_000)
    for (const { name, open } of PAGES) {
      await open(page, request, language === 'en' ? '' : `/${language}`)
      expect.soft(await tooWide(page), name).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, name).toBeLessThanOrEqual(320)
    }
  })

  test(`the open menu fits a screen of 320 pixels in ${language}`, async ({ page }) => {
    await openPage(page, `/${language === 'en' ? '' : language}`)
    await page.locator('header summary').tap()
    await expect(page.locator('header details nav a').last()).toBeInViewport({ ratio: 1 })
    expect(await tooWide(page)).toEqual([])
  })
}
