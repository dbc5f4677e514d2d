import { expect, type BrowserContext, type Page, type Request } from '@playwright/test'
import { openForm } from './orderSteps'
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
} from './visitor'
import { test } from './watchedTest'

test.use({ timezoneId: 'Asia/Kolkata' })

/** Calls are counted after this long without another one. */
const QUIET = 500
const second = 1000
const minute = 60 * second

/** Milliseconds after the load event at which this page asked for a path for the first time. */
const askedAt = (page: Page, path: string) =>
  page.evaluate((asked) => {
    const { loadEventStart } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
    const calls = performance.getEntriesByType('resource')
    const call = calls.find(({ name }) => new URL(name).pathname === asked)
    return call ? call.startTime - loadEventStart : NaN
  }, path)

test('session logic starts 5 s after load, says what it has to, and refreshes 60 s later', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const [created, refreshed] = [callsTo(SESSIONS, context), callsTo(REFRESH, context)]
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) strangers.push(request.url())
  })
  await page.goto('/de/exchange?utm_source=src&utm_medium=med&utm_campaign=cam')
  const answered = await page.waitForResponse((answer) => new URL(answer.url()).pathname === SESSIONS)
  const before = await askedAt(page, SESSIONS)
  expect(before).toBeGreaterThanOrEqual(5 * second)
  expect(before).toBeLessThan(7 * second)

  expect(answered.status()).toBe(201)
  const deviceId = await stored(page, 'device-id')
  const fingerprintId = await stored(page, 'visitor')
  expect(deviceId).toMatch(/^[0-9a-f]{32}$/)
  expect(fingerprintId).toMatch(/^[0-9a-f]{32}$/)
  expect(answered.request().postDataJSON()).toEqual({
    kind: 'web',
    fingerprintId,
    mixpanelDeviceId: deviceId,
    googleDeviceId: '',
    firstPage: '/de/exchange',
    utmSource: 'src',
    utmMedium: 'med',
    utmCampaign: 'cam',
  })
  const headers = await answered.request().allHeaders()
  expect(headers).toMatchObject({
    'device-id': deviceId,
    'site-language': 'de',
    'device-timezone': expect.stringMatching(/^Asia\/(Kolkata|Calcutta) \+05:30$/),
    os: 'Linux',
  })
  expect(Math.abs(Number(headers['device-time']) - Date.now())).toBeLessThan(10 * second)
  expect(headers).not.toHaveProperty('x-qrator-ip-source')
  expect(headers).not.toHaveProperty('authorization')
  const left = Date.parse((await stored(page, 'sessionExpired')) ?? '') - Date.now()
  expect(left).toBeGreaterThan(29 * minute)

  const again = await page.waitForResponse((answer) => new URL(answer.url()).pathname === REFRESH, {
    timeout: 70 * second,
  })
  const rhythm = (await askedAt(page, REFRESH)) - before
  expect(rhythm).toBeGreaterThanOrEqual(minute)
  expect(rhythm).toBeLessThan(minute + 2 * second)
  expect(again.status()).toBe(200)
  expect(again.request().postDataJSON()).toEqual({ fingerprintId, mixpanelDeviceId: deviceId })
  expect((await again.request().allHeaders())['device-id']).toBe(deviceId)
  expect([created.length, refreshed.length]).toEqual([1, 1])
  expect(strangers).toEqual([])
})

test('two tabs refresh one session once a minute, and the one that stays goes on', async ({ context }) => {
  const [created, refreshed] = [callsTo(SESSIONS, context), callsTo(REFRESH, context)]
  const calls = () => [created.length, refreshed.length]
  test.setTimeout(60_000)
  await context.clock.install()
  const pages = [await context.newPage(), await context.newPage()] as const
  for (const page of pages) await openForm(page, '/exchange-v2')
  const run = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 10 * second) {
      await context.clock.runFor(10 * second)
      await quiet([created, refreshed])
    }
  }

  await expect(async () => {
    await run(10 * second)
    // Each tab's own first turn.
    expect(calls()).toEqual([1, 1])
  }).toPass()
  for (let turn = 1; turn <= 3; turn++) {
    await run(minute)
    expect(calls()).toEqual([1, 1 + turn])
  }
  await pages[0].close()
  await run(2 * minute)
  expect(calls()).toEqual([1, 6])
})

/**
 * Waits until no more calls come and all have their answers: ten seconds of the page's own clock are a call's patience, and
 * they must not pass while a slow machine still answers.
 */
async function quiet(calls: Request[][]) {
  for (let before = -1; before !== calls.flat().length;) {
    before = calls.flat().length
    // Those of a tab that was closed have none.
    await Promise.allSettled(calls.flat().map((call) => call.response()))
    await new Promise((resolve) => setTimeout(resolve, QUIET / 2))
  }
}

/** A back end that knows the token `new` only, which a refresh gives after a while. */
async function knowNewToken(context: BrowserContext): Promise<Request[]> {
  const refreshes: Request[] = []
  for (const [path, json] of [
    [PROFILE, { result: { data: { email: 'a@b.example' }, error: null } }],
    [CHECK_IN, {}],
  ] as const) {
    await context.route(`**${path}`, async (route) => {
      const isKnown = (await route.request().headerValue('authorization')) === 'Bearer new'
      await route.fulfill(isKnown ? { json } : UNAUTHORIZED)
    })
  }
  await context.route(`**${TOKENS}*`, async (route) => {
    refreshes.push(route.request())
    await new Promise((resolve) => setTimeout(resolve, 2 * second))
    await route.fulfill({ json: { result: { accessToken: 'new', refreshToken: 'r-2' } } })
  })
  return refreshes
}

test('on an auth failure all calls of two tabs wait for one refresh and are repeated', async ({
  context,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '')
  const refreshes = await knowNewToken(context)
  const [profiles, checkIns] = [callsTo(PROFILE, context), callsTo(CHECK_IN, context)]
  const pages = [await context.newPage(), await context.newPage()] as const
  await Promise.all(pages.map((page) => page.goto('/exchange-v2')))

  // Two pages wake up, and the refresh takes two seconds.
  await expect
    .poll(() => bearers(profiles), { timeout: 15 * second })
    .toEqual(expect.arrayContaining(['Bearer new', 'Bearer old']))
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
})

test('if the refresh fails both cookies are removed, the retry proceeds without authorization, the page stays usable', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '')
  const profiles = callsTo(PROFILE, context)
  const told: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') told.push(message.text())
  })
  const refused = page.waitForResponse((answer) => answer.url().includes(TOKENS))
  await openForm(page, '/exchange-v2')
  // The reference back end did not make this token.
  expect((await refused).status()).toBe(401)
  expect(await (await refused).json()).toMatchObject({ code: 'unauthorized' })
  await expect.poll(() => bearers(profiles)).toEqual(['Bearer old', null])
  await expect.poll(() => tokens(context)).toEqual([])
  await expect
    .poll(() => told.filter((line) => / failed: /.test(line)))
    .toEqual(['token refresh failed: Request failed with status code 401', 'profile failed: refused'])
  expect(told.join()).not.toMatch(/r-1|old/)
  await page.getByLabel('Recipient ETH address').fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
  await page.getByRole('button', { name: 'Review exchange' }).click()
  await expect(page.getByRole('region', { name: 'Review your exchange' })).toBeVisible()
})
