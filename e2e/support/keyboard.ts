import { expect, type Locator, type Page } from '@playwright/test'

const MAX_STEPS = 60

/** Presses Tab until this is focused; on the way the focus may never be lost nor invisible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    await page.keyboard.press(key)
    await expectVisibleFocus(page)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${String(target)} is not reached by ${key}`)
}

/** The element that has the focus exists, stands in the window and has a ring: its own, its label's or its box's. */
async function expectVisibleFocus(page: Page) {
  const focus = await page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'nowhere'
    const ringed = [
      element,
      element.nextElementSibling,
      element.parentElement,
      element.parentElement?.parentElement,
    ]
    const hasRing = ringed.some((one) => one && getComputedStyle(one).outlineStyle !== 'none')
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight) return `${element.outerHTML.slice(0, 200)} is out of sight`
    return hasRing ? 'visible' : `${element.outerHTML.slice(0, 200)} has no ring`
  })
  expect(focus).toBe('visible')
}

/** Between two steps the focus goes on in the new content, never back to the top of the document. */
export const expectFocusIn = (area: Locator) =>
  expect(async () => {
    expect(await area.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }).toPass({ timeout: 240_000 })
