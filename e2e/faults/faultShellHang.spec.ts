import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { hang, TIMED_OUT } from '../support/brokenResponses'
import { openForm, sendField, trouble } from '../support/orderSteps'
import { consoleOf, expectUsable } from '../support/shellFaults'
import {
  bearers,
  callsTo,
  CHECK_IN,
  PROFILE,
  REFRESH,
  SESSIONS,
  signIn,
  stored,
  TOKENS,
  tokens,
} from '../support/visitor'
import { test } from '../support/watchedTest'
import { FULL } from '../support/fullRun'

const END = '2099-01-01T00:00:00.000Z'
const LISTS = ['/api/v3/currencies/list?*', '/api/v3/currencies?*', '/api/v3/pairs*', '/exchanges-new/header']

type Visitor = { page: Page; context: BrowserContext; logged: string[]; baseURL: string }

/** Another visitor, for whom the calls to these paths hang. */
async function visit(
  browser: Browser,
  baseURL: string,
  hanging: string[],
  way: (one: Visitor) => Promise<void>,
) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } })
  const logged = consoleOf(context)
  for (const path of hanging) await context.route(`**${path}`, hang)
  await way({ page: await context.newPage(), context, logged, baseURL })
  await context.close()
}

const pickerOf = (page: Page) => page.getByRole('dialog', { name: 'Select the currency you get' })

/** Its code comes with the first press; a key pressed before that would be nobody's. */
async function openPicker(page: Page) {
  await page.getByRole('button', { name: /^Currency you get/ }).click()
  await expect(pickerOf(page).getByRole('listbox').getByRole('option').first()).toBeVisible()
}

async function closePicker(page: Page) {
  await page.keyboard.press('Escape')
  await expect(pickerOf(page)).toBeHidden()
}

async function asksForLists({ page, logged }: Visitor) {
  await openForm(page, '/')
  await page.mouse.move(200, 300)
  await openPicker(page)
  await closePicker(page)
  await page.getByRole('radio', { name: /^Fixed/ }).check()
  await openPicker(page)
  await expect(pickerOf(page).getByRole('alert')).toBeVisible()
  const expected = ['fixed currencies', 'floating currencies', 'pairs', 'pairs'].map(
    (what) => `list of ${what} failed: timeout`,
  )
  await expect.poll(() => [...logged].sort()).toEqual(expected)
  await closePicker(page)
  await sendField(page).fill('0.3')
  await page.getByRole('button', { name: 'Exchange', exact: true }).click()
  await expect(page.getByLabel('Recipient ETH address')).toBeVisible()
}

async function looksAtExchange({ page, logged }: Visitor) {
  await page.goto('/exchange?id=abc')
  await expect(trouble(page)).toContainText(TIMED_OUT)
  expect(logged).toEqual([])
}

async function needsSession({ page, logged }: Visitor) {
  await openForm(page, '/exchange-v2')
  await expectUsable(page)
  await expect.poll(() => logged).toEqual(['session failed: timeout'])
  expect(await stored(page, 'sessionExpired')).toBeNull()
}

async function hasSession({ page, logged }: Visitor) {
  await page.addInitScript((end) => localStorage.setItem('sessionExpired', end), END)
  await openForm(page, '/exchange-v2')
  await expectUsable(page)
  await expect.poll(() => logged).toEqual(['session refresh failed: timeout'])
  await expect.poll(() => stored(page, 'sessionExpired')).toMatch(/^20(?!99)/)
}

async function isCustomer({ page, context, logged, baseURL }: Visitor) {
  await signIn(context, baseURL)
  await openForm(page, '/exchange-v2')
  await expectUsable(page)
  await expect.poll(() => logged).toEqual(['profile failed: timeout'])
  expect(await stored(page, 'checked_visitor')).toBeNull()
}

async function wasCustomer({ page, context, logged, baseURL }: Visitor) {
  const profiles = callsTo(PROFILE, context)
  await signIn(context, baseURL)
  await openForm(page, '/exchange-v2')
  await expectUsable(page)
  await expect.poll(() => bearers(profiles)).toEqual(['Bearer old', null])
  expect(await tokens(context)).toEqual([])
  // Nobody can be signed in at the reference back end yet.
  const expected = ['token refresh failed: timeout of 10000ms exceeded', 'profile failed: refused']
  await expect.poll(() => logged).toEqual(expected)
}

test(
  'calls of the shell that hang time out after ten seconds, are handled as other failures, and block nothing',
  FULL,
  async ({ browser, baseURL }) => {
    const ways: [string[], (one: Visitor) => Promise<void>][] = [
      [LISTS, asksForLists],
      [['/exchanges-new/*'], looksAtExchange],
      [[SESSIONS], needsSession],
      [[REFRESH], hasSession],
      [[PROFILE, CHECK_IN], isCustomer],
      [[`${TOKENS}*`], wasCustomer],
    ]
    // At the same time, because each of them waits for so long.
    await Promise.all(ways.map(([hanging, way]) => visit(browser, baseURL ?? '', hanging, way)))
  },
)
