import { expect, test as base, type BrowserContext, type Page, type Route } from '@playwright/test'
import { hang } from '../support/brokenResponses'
import { FULL } from '../support/fullRun'
import { openForm } from '../support/orderSteps'
import { callsIn, startScriptVendors } from '../support/scriptVendors'
import { consoleOf, ended, expectUsable, SHELL_FAULTS } from '../support/shellFaults'
import { throwInPage } from '../support/throwInPage'
import { startVendorSite, type VendorSite } from '../support/vendorSite'
import { CHECK_IN, PROFILE, SEGMENT, signIn, TOKENS } from '../support/visitor'

const TUNNEL = '/monitoring-tunnel'

let vendors: Awaited<ReturnType<typeof startScriptVendors>>
let site: VendorSite
/** Requested even before the site has started. */
let origin = ''

/** These tests throw on purpose, and look for it among what the page says. */
const test = base.extend({ baseURL: async ({}, use) => use(origin) })
/** Where a notice is enough, so that vendors run at once. */
test.use({ timezoneId: 'America/New_York' })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  vendors = await startScriptVendors()
  const { FRESHCHAT_TOKEN } = vendors.environment
  const dsn = `${vendors.origin.replace('//', '//abc@')}/3`
  const chat = { FRESHCHAT_TOKEN, FRESHCHAT_HOST: vendors.origin }
  site = await startVendorSite({ SENTRY_DSN: dsn, ...chat }, FRESHCHAT_TOKEN)
  origin = site.origin
})
test.afterAll(async () => {
  await site.close()
  await vendors.close()
})

/** A customer's page on which the segment and the tunnel fail and nothing else does. */
async function openCustomer(page: Page, context: BrowserContext, respond: (route: Route) => Promise<void>) {
  const logged = consoleOf(context)
  await signIn(context, origin)
  const good = {
    [PROFILE]: { result: { data: { email: 'a@b.example' }, error: null } },
    [CHECK_IN]: {},
    [`${TOKENS}*`]: { result: { accessToken: 'new', refreshToken: 'r-2' } },
  }
  for (const [path, json] of Object.entries(good)) {
    await page.route(`**${path}`, (route) => route.fulfill({ json }))
  }
  for (const path of [SEGMENT, `${TUNNEL}?*`]) await page.route(`**${path}`, respond)
  const request = ended(page, SEGMENT)
  await openForm(page, '/exchange-v2')
  return { logged, ended: request }
}

async function throwAndReport(page: Page, message: string) {
  const reported = page.waitForRequest(
    (request) => request.url().includes(TUNNEL) && (request.postData() ?? '').includes(message),
  )
  await throwInPage(page, message)
  await reported
}

for (const { name, respond, kind } of SHELL_FAULTS) {
  test(
    `a segment that fails by ${name} is logged only, and an error report that does so is silent`,
    FULL,
    async ({ page, context }) => {
      const { logged, ended: sessionEnded } = await openCustomer(page, context, respond)
      await sessionEnded
      await expect.poll(() => logged).toEqual([`segment failed: ${kind}`])
      const sent = ended(page, TUNNEL)
      await throwAndReport(page, 'a fault of ours')
      await sent
      await expectUsable(page)
      const calls = await callsIn(page)
      expect(calls.map(([what]) => what)).not.toContain('freshchat.name')
      expect(logged).toEqual([`segment failed: ${kind}`, 'uncaught: a fault of ours'])
    },
  )
}

test(
  'a segment and an error report that hang are given up, the one logged and the other silent',
  FULL,
  async ({ page, context }) => {
    const { logged } = await openCustomer(page, context, hang)
    await throwAndReport(page, 'a fault of ours')
    await expectUsable(page)
    await expect.poll(() => logged).toEqual(['uncaught: a fault of ours', 'segment failed: timeout'])
  },
)
