import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { originOf, startBuiltServer } from '../support/builtServer'
import { openPage } from '../support/exchangePage'
import { FULL } from '../support/fullRun'
import { test } from '../support/watchedTest'
import { brokenRules } from '../support/wcag'

const DAY = 24 * 3_600_000
const day = (from: number) => new Date(Date.now() + from * DAY).toISOString()

/** The page of a site whose contest begins and ends so many days from now, in the hands of `look`. */
async function withContest(page: Page, begins: number, ends: number, look: () => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-contest-'))
  const port = await reservePort()
  const server = await startBuiltServer(port, {
    ...{ DATA_DIR: folder, CONTEST_START: day(begins), CONTEST_END: day(ends) },
    ...{ CONTEST_PRIZES: '500 USDT, 300 USDT', CONTEST_RULES_URL: '/terms-of-use' },
  })
  try {
    await openPage(page, `${originOf(port)}/trading-contest`)
    await expect(page.getByRole('link', { name: 'Read the rules' })).toBeVisible()
    await look()
    expect(await brokenRules(page)).toEqual([])
  } finally {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

const lead = (page: Page) => page.locator('main header p')

test('without a contest the page says so and names no winner', async ({ page }) => {
  await openPage(page, '/trading-contest')
  await expect(lead(page)).toContainText('There’s no contest right now')
  await expect(page.locator('main table')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'See cashback levels' })).toHaveAttribute('href', '/loyalty')
})

test('an upcoming contest shows its start, its prizes and a countdown', FULL, async ({ page }) => {
  await withContest(page, 0.5, 7, async () => {
    await expect(lead(page)).toContainText('has been scheduled')
    const timer = page.getByRole('timer')
    await expect(timer).toHaveText(/^11:5\d:\d\d$/)
    // It ticks without being announced to screen readers.
    const shown = await timer.textContent()
    await expect(timer).not.toHaveText(shown ?? '')
    expect(await timer.evaluate((element) => element.closest('[aria-live]') === null)).toBe(true)
    await expect(page.locator('main')).toContainText('500 USDT')
    await expect(page.locator('main table')).toHaveCount(0)
  })
})

test(
  'a contest that is running shows its table and its end in the visitor’s own time',
  FULL,
  async ({ page }) => {
    await withContest(page, -1, 7, async () => {
      await expect(lead(page)).toContainText('is running')
      await expect(page.getByRole('table', { name: 'Leaderboard' })).toBeVisible()
      await expect(page.locator('main')).toContainText('No completed exchanges in this contest yet')
      const end = page.locator('main time').last()
      const iso = (await end.getAttribute('datetime')) ?? ''
      const own = await page.evaluate(
        (at) => new Date(at).toLocaleString('en-US', { hour: '2-digit', minute: '2-digit' }),
        iso,
      )
      await expect(end).toContainText(own)
      await expect(page.getByRole('timer')).toHaveText('6 days 23 hours')
    })
  },
)

test('a contest that has ended shows its final table and counts nothing down', FULL, async ({ page }) => {
  await withContest(page, -7, -1, async () => {
    await expect(lead(page)).toContainText('The contest has ended')
    await expect(page.getByRole('table', { name: 'Final results' })).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(0)
  })
})
