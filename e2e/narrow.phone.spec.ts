import { expect, test } from '@playwright/test'
import { PAGES } from './everyPage'

test.use({ viewport: { width: 320, height: 640 } })

for (const language of ['en', 'de', 'ru', 'ja']) {
  for (const { name, open } of PAGES) {
    test(`${name} fits a screen of 320 pixels in ${language}`, async ({ page, request }) => {
      await open(page, request, language === 'en' ? '' : `/${language}`)
      // A phone would zoom out to show what is too wide, so the widest thing is looked for, not the window.
      const tooWide = await page.evaluate(() => {
        const scrolls = (element: Element | null): boolean =>
          element !== null &&
          (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
            scrolls(element.parentElement))
        return [...document.body.querySelectorAll('*')]
          .filter(
            (element) => element.getBoundingClientRect().right > 320.5 && !scrolls(element.parentElement),
          )
          .map((element) => element.outerHTML.slice(0, 160))
      })
      expect(tooWide).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  }
}
