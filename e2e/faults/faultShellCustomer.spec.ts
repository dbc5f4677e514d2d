import { expect } from '@playwright/test'
import { FULL } from '../support/fullRun'
import { openForm } from '../support/orderSteps'
import { consoleOf, ended, expectUsable, SHELL_FAULTS } from '../support/shellFaults'
import {
  bearers,
  callsTo,
  CHECK_IN,
  PROFILE,
  signIn,
  stored,
  TOKENS,
  tokens,
  UNAUTHORIZED,
} from '../support/visitor'
import { test } from '../support/watchedTest'

/** Where a notice is enough, so that the fingerprint is made at once. */
test.use({ timezoneId: 'America/New_York' })

const RENEWED = { json: { result: { accessToken: 'new', refreshToken: 'r-2' } } }
const KNOWN = { json: { result: { data: { email: 'a@b.example' }, error: null } } }

for (const { name, respond, kind } of SHELL_FAULTS) {
  test(
    `a profile that fails by ${name} is logged only, and a check-in is silent`,
    FULL,
    async ({ page, context, baseURL }) => {
      const logged = consoleOf(context)
      const [profiles, checkIns, refreshes] = [PROFILE, CHECK_IN, TOKENS].map((path) =>
        callsTo(path, context),
      )
      await signIn(context, baseURL ?? '')
      // Both are under way before either has its answer: a later one would begin with the renewed token.
      const checkIn = page.waitForRequest((request) => request.url().includes(CHECK_IN), { timeout: 0 })
      await page.route(`**${CHECK_IN}`, respond)
      await page.route(`**${PROFILE}`, async (route) => {
        await checkIn
        await respond(route)
      })
      await page.route(`**${TOKENS}*`, (route) => route.fulfill(RENEWED))
      const checkedIn = ended(page, CHECK_IN)
      await openForm(page, '/exchange-v2')
      const isTaken = (await (await checkedIn).response())?.ok() ?? false

      await expect.poll(() => logged).toEqual([`profile failed: ${kind}`])
      const visitor = await stored(page, 'visitor')
      expect(visitor).toMatch(/^[0-9a-f]{32}$/)
      await expect.poll(() => stored(page, 'checked_visitor')).toBe(isTaken ? visitor : null)
      await expectUsable(page)
      // Only 401 is an auth failure: one refresh for both calls, each of them repeated once.
      const isRefused = name === 'status 401'
      const expected = isRefused ? ['Bearer new', 'Bearer old'] : ['Bearer old']
      expect((await bearers(profiles ?? [])).sort()).toEqual(expected)
      expect(checkIns).toHaveLength(expected.length)
      expect(refreshes).toHaveLength(isRefused ? 1 : 0)
      expect((await tokens(context)).map(({ value }) => value)).toEqual(
        isRefused ? ['new', 'r-2'] : ['old', 'r-1'],
      )
      expect(logged).toHaveLength(1)
    },
  )

  test(
    `a token refresh that fails by ${name} is logged, clears both cookies and the calls are repeated without authorization`,
    FULL,
    async ({ page, context, baseURL }) => {
      const logged = consoleOf(context)
      const [profiles = [], refreshes = []] = [PROFILE, TOKENS].map((path) => callsTo(path, context))
      await signIn(context, baseURL ?? '')
      for (const path of [PROFILE, CHECK_IN]) {
        await page.route(`**${path}`, async (route) => {
          const bearer = await route.request().headerValue('authorization')
          await route.fulfill(bearer ? UNAUTHORIZED : KNOWN)
        })
      }
      await page.route(`**${TOKENS}*`, respond)
      await openForm(page, '/exchange-v2')
      await expect.poll(() => bearers(profiles)).toEqual(['Bearer old', null])
      expect(await tokens(context)).toEqual([])
      await expectUsable(page)
      expect(refreshes).toHaveLength(1)
      expect(logged).toEqual([expect.stringMatching(/^token refresh failed: /)])
      expect(logged.join()).not.toMatch(/r-1|old/)
    },
  )
}
