import { expect, type BrowserContext, type Page, type Request } from '@playwright/test'
import { deferred } from '../../tests/deferred'
import { openForm } from '../support/orderSteps'
import { installPausedClock, moveUntil, runUntil, STEP, untilLateParts } from '../support/pageClock'
import {
  bearers,
  callsTo,
  CHECK_IN,
  PROFILE,
  REFRESH,
  SESSIONS,
  signIn,
  stored,
  tokens,
  TOKENS,
  UNAUTHORIZED,
} from '../support/visitor'
import { test } from '../support/watchedTest'
import { FULL } from '../support/fullRun'

test.use({ timezoneId: 'Asia/Kolkata' })

/** The fingerprint of a session is made only with consent. */
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    // A frame without an origin has no storage.
    if (self.origin !== 'null')
      localStorage.setItem('cookie-consent', `granted ${new Date().toISOString().slice(0, 10)}`)
  }),
)

const second = 1000
const minute = 60 * second

test(
  'session logic starts 5 s after load, says what it has to, and refreshes 60 s later',
  FULL,
  async ({ page, context, baseURL }) => {
    const [created, refreshed] = [callsTo(SESSIONS, context), callsTo(REFRESH, context)]
    const strangers: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) strangers.push(request.url())
    })
    await installPausedClock(context)
    const response = page.waitForResponse((one) => new URL(one.url()).pathname === SESSIONS)
    await page.goto('/de/exchange?utm_source=src&utm_medium=med&utm_campaign=cam')
    await untilLateParts(page)
    await runUntil(page, 5 * second - 1)
    expect(await turnsOpen(page)).toBe(0)
    expect(created).toEqual([])
    await runUntil(page, 5 * second)
    expect(await turnsOpen(page)).toBe(1)
    const earliest = await page.evaluate(() => Date.now())
    // To recognize the visitor the page waits until it is idle.
    await moveUntil(page, () => created.length > 0)
    const responded = await response

    expect(responded.status()).toBe(201)
    const deviceId = await stored(page, 'device-id')
    const fingerprintId = await stored(page, 'visitor')
    expect(deviceId).toMatch(/^[0-9a-f]{32}$/)
    expect(fingerprintId).toMatch(/^[0-9a-f]{32}$/)
    expect(responded.request().postDataJSON()).toEqual({
      kind: 'web',
      fingerprintId,
      mixpanelDeviceId: deviceId,
      googleDeviceId: '',
      firstPage: '/de/exchange',
      utmSource: 'src',
      utmMedium: 'med',
      utmCampaign: 'cam',
    })
    const headers = await responded.request().allHeaders()
    expect(headers).toMatchObject({
      'device-id': deviceId,
      'site-language': 'de',
      'device-timezone': expect.stringMatching(/^Asia\/(Kolkata|Calcutta) \+05:30$/),
      os: 'Linux',
    })
    // All by the page's clock, which stands by now.
    expect(Number(headers['device-time'])).toBeGreaterThanOrEqual(earliest)
    expect(Number(headers['device-time'])).toBeLessThanOrEqual(await page.evaluate(() => Date.now()))
    expect(headers).not.toHaveProperty('x-qrator-ip-source')
    expect(headers).not.toHaveProperty('authorization')
    const end = async () => Date.parse((await stored(page, 'sessionExpired')) ?? '')
    // The server's own clock said when it ends.
    await expect.poll(async () => (await end()) - Date.now()).toBeGreaterThan(29 * minute)

    const nextAnswer = page.waitForResponse((one) => new URL(one.url()).pathname === REFRESH)
    await page.clock.runFor(minute - 2 * STEP)
    expect(await turnsOpen(page)).toBe(0)
    expect(refreshed).toEqual([])
    await page.clock.runFor(2 * STEP)
    expect(await turnsOpen(page)).toBe(1)
    await moveUntil(page, () => refreshed.length > 0)
    const again = await nextAnswer
    expect(again.status()).toBe(200)
    expect(again.request().postDataJSON()).toEqual({ fingerprintId, mixpanelDeviceId: deviceId })
    expect((await again.request().allHeaders())['device-id']).toBe(deviceId)
    expect([created.length, refreshed.length]).toEqual([1, 1])
    expect(strangers).toEqual([])
  },
)

/** How many tabs take a turn of the session's loop or wait for theirs: each holds the lock or stands in its queue. */
const turnsOpen = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query()
    return [...held, ...pending].filter(({ name }) => name === 'halyard-session').length
  })

test(
  'two tabs refresh one session once a minute, and the one that stays goes on',
  FULL,
  async ({ context }) => {
    const [created, refreshed] = [callsTo(SESSIONS, context), callsTo(REFRESH, context)]
    const calls = () => [created.length, refreshed.length]
    await installPausedClock(context)
    const pages = [await context.newPage(), await context.newPage()]
    for (const page of pages) {
      await page.goto('/exchange-v2')
      await untilLateParts(page)
    }
    const run = await runnerOf(context, [created, refreshed])

    await run(10 * second)
    // Each tab's own first turn.
    expect(calls()).toEqual([1, 1])
    // So that each minute has a turn in its middle.
    await run(minute / 2)
    for (let turn = 1; turn <= 3; turn++) {
      await run(minute)
      expect(calls()).toEqual([1, 1 + turn])
    }
    await pages[0]?.close()
    await run(2 * minute)
    expect(calls()).toEqual([1, 6])
  },
)

/**
 * Runs the clock of all tabs on for at least so long, in steps, and each turn of the loop to its end in between. While the
 * clock moves no response comes, else it would skip what follows the response.
 */
async function runnerOf(context: BrowserContext, calls: Request[][]) {
  let moving = Promise.resolve()
  const move = (ms: number) => (moving = context.clock.runFor(ms))
  await context.route('**/api/v3/sessions**', async (route) => {
    await moving
    await route.continue()
  })
  return async (ms: number) => {
    const [page] = context.pages()
    if (!page) throw new Error('no tab is open')
    const now = () => page.evaluate(() => Date.now())
    const end = (await now()) + ms
    while ((await now()) < end) {
      await move(10 * second)
      while ((await turnsOpen(page)) > 0) {
        // Those of a tab that was closed have no response.
        await Promise.allSettled(calls.flat().map((call) => call.response()))
        await untilAllTabsStore(context)
        await move(STEP)
      }
    }
  }
}

/** What one tab has stored reaches the others a moment later, which their clocks must not skip. */
const untilAllTabsStore = (context: BrowserContext) =>
  expect
    .poll(async () => new Set(await Promise.all(context.pages().map(sessionEnd))).size, { intervals: [10] })
    .toBe(1)
const sessionEnd = (page: Page) => stored(page, 'sessionExpired')

/** A back end that knows the token `new` only, which a refresh gives once all calls with the old one were refused. */
async function knowNewToken(context: BrowserContext): Promise<Request[]> {
  const refreshes: Request[] = []
  const allRefused = deferred<undefined>()
  let refused = 0
  for (const [path, json] of [
    [PROFILE, { result: { data: { email: 'a@b.example' }, error: null } }],
    [CHECK_IN, {}],
  ] as const) {
    await context.route(`**${path}`, async (route) => {
      const isKnown = (await route.request().headerValue('authorization')) === 'Bearer new'
      await route.fulfill(isKnown ? { json } : UNAUTHORIZED)
      // Two profiles, and the check-in of one tab; the other waits for it.
      if (!isKnown && ++refused === 3) allRefused.resolve(undefined)
    })
  }
  await context.route(`**${TOKENS}*`, async (route) => {
    refreshes.push(route.request())
    await allRefused.promise
    await route.fulfill({ json: { result: { accessToken: 'new', refreshToken: 'r-2' } } })
  })
  return refreshes
}

test(
  'on an auth failure all calls of two tabs wait for one refresh and are repeated',
  FULL,
  async ({ context, baseURL }) => {
    await signIn(context, baseURL ?? '')
    const refreshes = await knowNewToken(context)
    const [profiles, checkIns] = [callsTo(PROFILE, context), callsTo(CHECK_IN, context)]
    const pages = [await context.newPage(), await context.newPage()] as const
    await Promise.all(pages.map((page) => page.goto('/exchange-v2')))

    await expect
      .poll(async () => (await bearers(profiles)).sort())
      .toEqual([...['Bearer new', 'Bearer new'], ...['Bearer old', 'Bearer old']])
    // The check-in of the second tab finds that the first has done it.
    await expect.poll(() => bearers(checkIns)).toEqual(['Bearer old', 'Bearer new'])
    await expect.poll(() => stored(pages[0], 'checked_visitor')).toMatch(/^[0-9a-f]{32}$/)
    expect(refreshes.map((call) => call.url())).toEqual([`${baseURL ?? ''}${TOKENS}r-1?type=customer`])
    expect(await bearers(refreshes)).toEqual([null])
    expect(await tokens(context)).toMatchObject([
      { name: 'accessToken', value: 'new', secure: true, sameSite: 'Strict' },
      { name: 'refreshToken', value: 'r-2', secure: true, sameSite: 'Strict' },
    ])
  },
)

test(
  'if the refresh fails both cookies are removed, the retry proceeds without authorization, the page stays usable',
  FULL,
  async ({ page, context, baseURL }) => {
    await signIn(context, baseURL ?? '')
    const profiles = callsTo(PROFILE, context)
    const reported: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') reported.push(message.text())
    })
    const refused = page.waitForResponse((response) => response.url().includes(TOKENS))
    await openForm(page, '/exchange-v2')
    // The reference back end did not make this token.
    expect((await refused).status()).toBe(401)
    expect(await (await refused).json()).toMatchObject({ code: 'unauthorized' })
    await expect.poll(() => bearers(profiles)).toEqual(['Bearer old', null])
    await expect.poll(() => tokens(context)).toEqual([])
    await expect
      .poll(() => reported.filter((line) => / failed: /.test(line)))
      .toEqual(['token refresh failed: Request failed with status code 401', 'profile failed: refused'])
    expect(reported.join()).not.toMatch(/r-1|old/)
    await page.getByLabel('Recipient ETH address').fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
    await page.getByRole('button', { name: 'Review exchange' }).click()
    await expect(page.getByRole('region', { name: 'Review your exchange' })).toBeVisible()
  },
)
