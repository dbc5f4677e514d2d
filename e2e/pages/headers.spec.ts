import { expect, test as plain, type BrowserContext, type Page } from '@playwright/test'
import { makeCustomer, signInAs } from '../support/aCustomer'
import { startAllVendors, type AllVendors } from '../support/allVendors'
import { depositByApi } from '../support/exchangeApi'
import { chooseCurrency, openPage } from '../support/exchangePage'
import { FULL } from '../support/fullRun'
import { installClock } from '../support/pageClock'
import { SEEN_PAGES } from '../support/publicSite'
import { offer, openWithPush } from '../support/pushSteps'
import { SCRIPTS } from '../support/scriptVendors'
import { startVendorServer } from '../support/vendorServers'
import { startVendorSite, type VendorSite } from '../support/vendorSite'
import { openMenu } from '../support/walletSite'
import { test as watched } from '../support/watchedTest'

let vendors: AllVendors
let site: VendorSite
/** Requested even before the site has started. */
let origin = ''
const baseURL = async ({}, use: (url: string) => Promise<void>) => use(origin)
/** Fails by itself when anything is against a policy. */
const test = watched.extend({ baseURL })
const breaking = plain.extend({ baseURL })
/** Where a notice is enough, so that vendors run at once. */
test.use({ timezoneId: 'America/New_York' })

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  vendors = await startAllVendors()
  site = await startVendorSite(vendors.environment, 'freshchat-token')
  origin = site.origin
})
test.afterAll(async () => {
  await site.close()
  await vendors.close()
})

/** So many pages at once keep two processors busy. */
const AT_ONCE = 5

/** The last of the services that every page starts; one that others embed starts the heatmap last. */
const isLast = (url: string, path: string) =>
  url.includes(path.startsWith('/views/') ? SCRIPTS.plerdy : SCRIPTS.satismeter)

/** Opens pages in tabs of their own, each until the outside services run in it. */
async function openAll(context: BrowserContext, paths: readonly string[]) {
  const left = [...paths]
  // By it the browser is idle soon, and each service starts when it is.
  await installClock(context)
  const work = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const page = await context.newPage()
      const last = page.waitForEvent('requestfinished', (request) => isLast(request.url(), path))
      await openPage(page, path)
      expect((await page.locator('h1').first().textContent())?.length, path).toBeGreaterThan(0)
      await last
      // What the script does at once is done when it has run: each leaves its mark.
      await page.waitForFunction(
        (min) => Number((window as { vendorParts?: number }).vendorParts) >= min,
        path.startsWith('/views/') ? 4 : 5,
      )
      await page.close()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

test('with every outside service on, no page does what its policy forbids', FULL, async ({ context }) => {
  await openAll(context, [
    ...SEEN_PAGES,
    '/de',
    '/?utm_source=mail',
    '/views/none',
    '/buy-and-sell-crypto-on-halyard',
  ])
})

test('nor does a customer’s account', FULL, async ({ context, request }) => {
  await signInAs(context, origin, await makeCustomer(request))
  const pages = ['overview', 'history', 'loyalty', 'payouts', 'account']
  await openAll(context, ['/customer-account', ...pages.map((page) => `/customer-account/${page}`)])
})

test('nor what comes late: every service, the wallets, the picker, the chart', FULL, async ({ page }) => {
  await openPage(page, '/')
  await openMenu(page)
  await page.keyboard.press('Escape')
  await chooseCurrency(page, 'get', 'usdt', /USDT/)
  const countOf = (path: string) => [...vendors.scripts.to(path), ...vendors.others.to(path)].length
  const late = [
    '/bootstrap/v5/tp.widget.bootstrap.min.js',
    '/track/',
    '/api/features/sdk-e2e',
    '/frame',
    '/asked',
  ]
  for (const path of late) await expect.poll(() => countOf(path), { message: path }).toBeGreaterThan(0)
  await expect
    .poll(() => page.evaluate(() => Number((window as { vendorParts?: number }).vendorParts)))
    .toBeGreaterThan(3)
  await page.getByRole('banner').getByRole('link', { name: 'Coins' }).first().click()
  await page.getByRole('main').getByRole('link', { name: 'Bitcoin' }).first().click()
  await expect(page.getByRole('main').locator('svg path').first()).toBeVisible()
})

test(
  'nor an exchange from its code to its end, and push messages of it',
  FULL,
  async ({ page, context, request }) => {
    const { firebase, publicId } = await openWithPush({ page, context, request })
    // The code that a wallet's camera reads is a drawing.
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
    await offer(page).click()
    // Both hosts that the SDK calls; that this back end sends no messages is another matter.
    for (const host of ['firebaseinstallations', 'fcmregistrations'])
      await expect.poll(() => firebase.requests.map(({ url }) => url).join()).toContain(host)
    await depositByApi(request, publicId, 'full', 'finished')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange completed')
  },
)

test(
  'nor the camera that reads an address, whose reader is a worker made of a blob',
  FULL,
  async ({ page }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => {
        const canvas = document.createElement('canvas')
        canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
        return Promise.resolve(canvas.captureStream(5))
      }
    })
    await openPage(page, '/exchange-v2?from=btc-btc&to=eth-eth&amount=0.1')
    const reader = page.waitForEvent('worker', (worker) => worker.url().startsWith('blob:'))
    await page.getByRole('button', { name: 'Scan QR code' }).first().click()
    await reader
    await expect(page.getByRole('dialog').locator('video')).toBeVisible()
  },
)

/** What the page ran of what was slipped in. */
const ran = (page: Page) => page.evaluate(() => (window as { slipped?: string[] }).slipped ?? [])

breaking('a script that is slipped into a page does not run, wherever it comes from', async ({ page }) => {
  const foreign = await startVendorServer({ '/x.js': { script: "(window.slipped ??= []).push('foreign')" } })
  const violations: string[] = []
  await page.exposeFunction('told', (directive: string) => void violations.push(directive))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      (window as unknown as { told: (directive: string) => void }).told(effectiveDirective),
    ),
  )
  // As a hole in the server would let it through: in the HTML itself.
  await page.route(`${origin}/faq`, async (route) => {
    const response = await route.fetch()
    const slipped = [
      "<script>(window.slipped ??= []).push('inline')</script>",
      `<script src="${foreign.origin}/x.js"></script>`,
      '<img src="/none.svg" onerror="(window.slipped ??= []).push(\'handler\')">',
      '<base href="https://evil.example/">',
      '<iframe src="https://evil.example/"></iframe><object data="https://evil.example/"></object>',
    ]
    await route.fulfill({
      response: response,
      body: (await response.text()).replace('<main', `${slipped.join('')}<main`),
    })
  })
  await page.goto('/faq')
  for (const directive of ['script-src-elem', 'script-src-attr', 'base-uri', 'frame-src', 'object-src'])
    await expect.poll(() => violations, { message: directive }).toContain(directive)
  expect(await ran(page)).toEqual([])
  expect(foreign.requests).toEqual([])
  // Nor what a script of ours could be tricked into: to make a script out of text, or to send elsewhere.
  await page.evaluate(() => {
    setTimeout(() => Reflect.construct(Function, ['return 1']) as unknown)
    setTimeout(() => void fetch('https://evil.example/').catch(() => undefined))
  })
  for (const directive of ['script-src', 'connect-src'])
    await expect.poll(() => violations, { message: directive }).toContain(directive)
  await foreign.close()
})

test('each kind of response has the headers that are meant for it', async ({ request }) => {
  const of = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers()
  const unframed = { 'x-frame-options': 'DENY', 'cross-origin-resource-policy': 'same-origin' }
  const always = {
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
  for (const path of [
    '/',
    '/de',
    '/?a=1',
    '/no-such-page',
    '/customer-account',
    '/exchange?id=x',
    '/restricted',
  ]) {
    const headers = await of(path)
    expect(headers, path).toMatchObject({ ...unframed, ...always })
    expect(headers['content-security-policy'], path).toMatch(
      /script-src 'self' 'sha256-.*frame-ancestors 'none'/,
    )
    expect(headers['permissions-policy'], path).toContain(`payment=("${vendors.scripts.origin}")`)
  }
  for (const path of [
    '/api/v3/pairs',
    '/api/v4/none',
    '/auth-service/none',
    '/robots.txt',
    '/sitemap.xml',
    '/api/site/ready',
  ]) {
    const policy = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }
    expect(await of(path), path).toMatchObject({ ...unframed, ...always, ...policy })
  }
  for (const path of ['/share/home.png', '/icon.svg']) {
    expect(await of(path), path).toMatchObject({ ...always, 'cross-origin-resource-policy': 'cross-origin' })
  }
  const file = await of('/coins/btc.svg')
  expect(file).toMatchObject({ ...unframed, ...always })
  expect(file['content-security-policy']).toMatch(
    /^default-src 'self';(?!.*script-src).*frame-ancestors 'none'$/,
  )
})
