import { expect, test, type Page } from '@playwright/test'
import { openPage } from '../support/exchangePage'
import { quickIf } from '../support/fullRun'

/** Pixels. The reserved height is an estimate, but what follows must not overlap a link. */
const TOLERANCE = 24

/** Parts that are higher than what is reserved for them until they are laid out, each with the pixels that lack. */
const overflowingParts = (page: Page) =>
  page.evaluate(
    (most) =>
      [...document.querySelectorAll('main *')].flatMap((part) => {
        if (getComputedStyle(part).contentVisibility !== 'auto' || !part.lastElementChild) return []
        const { bottom } = part.lastElementChild.getBoundingClientRect()
        const lacking = Math.round(bottom - part.getBoundingClientRect().bottom)
        return lacking > most ? [`${part.textContent.slice(0, 40)}: ${lacking}`] : []
      }),
    TOLERANCE,
  )

/** The most pairs, and the longest questions. */
const QUICK = ['/coins/usdt', '/de/faq']
for (const path of [...QUICK, '/coins/usdc', '/ru/coins/btc', '/fr/faq', '/ru/faq', '/ja/faq'])
  test(`no part of ${path} is higher than reserved`, quickIf(QUICK.includes(path)), async ({ page }) => {
    await openPage(page, path)
    expect(await overflowingParts(page)).toEqual([])
  })
