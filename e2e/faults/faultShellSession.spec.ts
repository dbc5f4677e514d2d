import { expect, type Page } from '@playwright/test'
import { openForm } from '../support/orderSteps'
import { consoleOf, expectUsable, SHELL_FAULTS } from '../support/shellFaults'
import { callsTo, REFRESH, SESSIONS, stored } from '../support/visitor'
import { test } from '../support/watchedTest'
import { FULL } from '../support/fullRun'
import { passOn } from '../support/passOn'

const minute = 60_000
const END = '2099-01-01T00:00:00.000Z'

/** Lets the page's clock leap, and not while a call is on its way, until the session's loop has taken so many turns. */
const runTo = (page: Page, turns: unknown[], turn: number) =>
  expect(async () => {
    await page.clock.fastForward(minute)
    await expect.poll(() => turns.length, { intervals: [50], timeout: 1_000 }).toBe(turn)
  }).toPass()

/** A call that the back end lacks is not repeated at each turn. */
const PASSING_FAULTS = SHELL_FAULTS.filter(({ kind }) => kind !== 'notOffered')

test(
  'a session that cannot be created, by whatever fault, is logged only and tried again at each turn',
  FULL,
  async ({ page, context }) => {
    const logged = consoleOf(context)
    const created = callsTo(SESSIONS, context)
    await page.clock.install()
    await page.route(`**${SESSIONS}`, (route) => PASSING_FAULTS[created.length - 1]?.respond(route))
    await openForm(page, '/exchange-v2')
    for (const [at, { name, kind }] of PASSING_FAULTS.entries()) {
      await test.step(name, async () => {
        await runTo(page, created, at + 1)
        await expect.poll(() => logged).toHaveLength(at + 1)
        expect(logged[at]).toBe(`session failed: ${kind}`)
        expect(await stored(page, 'sessionExpired')).toBeNull()
      })
    }
    await passOn(page, `**${SESSIONS}`)
    await runTo(page, created, PASSING_FAULTS.length + 1)
    await expect.poll(() => stored(page, 'sessionExpired')).not.toBeNull()
    await expectUsable(page)
    expect(logged).toHaveLength(PASSING_FAULTS.length)
  },
)

test(
  'a session that cannot be refreshed, by whatever fault, is logged, its stored expiry removed and a new one created',
  FULL,
  async ({ page, context }) => {
    const logged = consoleOf(context)
    const [created = [], refreshed = []] = [SESSIONS, REFRESH].map((path) => callsTo(path, context))
    const before: (string | null)[] = []
    await page.clock.install()
    await page.addInitScript((end) => localStorage.setItem('sessionExpired', end), END)
    await page.route(`**${REFRESH}`, (route) => SHELL_FAULTS[refreshed.length - 1]?.respond(route))
    await page.route(`**${SESSIONS}`, async (route) => {
      before.push(await stored(page, 'sessionExpired'))
      await route.fulfill({ status: 201, json: { result: { expiresAt: END } } })
    })
    await openForm(page, '/exchange-v2')
    for (const [at, { name, kind: others }] of SHELL_FAULTS.entries()) {
      await test.step(name, async () => {
        await runTo(page, refreshed, at + 1)
        await expect.poll(() => created.length).toBe(at + 1)
        expect(logged).toHaveLength(at + 1)
        // This call says 404 itself, of a session that it does not know.
        const kind = name === 'status 404' ? 'refused' : others
        expect(logged[at]).toBe(`session refresh failed: ${kind}`)
        await expect.poll(() => stored(page, 'sessionExpired')).toBe(END)
      })
    }
    expect(before).toEqual(SHELL_FAULTS.map(() => null))
    await expectUsable(page)
    expect(logged).toHaveLength(SHELL_FAULTS.length)
  },
)
