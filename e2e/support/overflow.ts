import type { Page } from '@playwright/test'

/** What reaches over the right edge of the screen, of 320 pixels by default. A phone zooms out to show what is too wide, so the
 * window alone does not show it. */
export const overflow = (page: Page, width = 320) =>
  page.evaluate((edge) => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > edge + 0.5)
      .filter((element) => !scrolls(element.parentElement))
      .map((element) => element.outerHTML.slice(0, 160))
  }, width)
