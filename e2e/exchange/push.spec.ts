import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, type Worker } from '@playwright/test'
import { depositByApi, ownOrderByApi } from '../support/exchangeApi'
import { openPage } from '../support/exchangePage'
import { FIREBASE, playFirebase } from '../support/firebaseHosts'
import { startGoogle, type Google, type PushData } from '../support/googleServer'
import { offer, openWithPush, stop } from '../support/pushSteps'
import { startVendorSite, type VendorSite } from '../support/vendorSite'
import { test as base } from '../support/watchedTest'
import { brokenRules } from '../support/wcag'
import { FULL } from '../support/fullRun'

const folder = mkdtempSync(join(tmpdir(), 'halyard-push-'))
let google: Google
let site: VendorSite
/** Requested even before the site has started. */
let origin = ''
const test = base.extend({ baseURL: async ({}, use) => use(origin) })
test.use({ serviceWorkers: 'allow' })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  google = await startGoogle(folder)
  // A back end of its own: the devices to be notified are in its database.
  const own = { API_ORIGIN: '', RATE_LIMIT_WRITE: '1000', ...google.environment }
  site = await startVendorSite({ ...FIREBASE, ...own }, 'e2e-project')
  origin = site.origin
  for (const path of ['/de/exchange', '/exchange-v2/exchange']) {
    const served = async () => (await fetch(origin + path)).text()
    await expect.poll(served).toContain('e2e-project')
  }
})
test.afterAll(async () => {
  await site.close()
  await google.server.close()
  rmSync(folder, { recursive: true })
})

/** Notes what the worker shows, since a headless browser has nowhere to show it. */
async function recordShown(worker: Worker) {
  await worker.evaluate(() => {
    const scope = self as unknown as ServiceWorkerGlobalScope & { shown: object[] }
    scope.shown = []
    // Headless Chromium has no icons, and ends a worker that sets a badge.
    Object.defineProperty(scope.navigator, 'setAppBadge', { value: () => Promise.resolve() })
    scope.registration.showNotification = (title, options) => {
      scope.shown.push({
        title,
        body: options?.body,
        tag: options?.tag,
        link: (options?.data as PushData | undefined)?.link,
      })
      return Promise.resolve()
    }
  })
}

const timesRequested = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('requests')))
const workers = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL),
  )

test(
  'push messages report an exchange, and permission is requested only after the button is pressed',
  FULL,
  async ({ page, context, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { firebase, publicId } = await openWithPush({ page, context, request }, '/de/exchange')
    const german = page.getByRole('button', { name: 'Auf diesem Gerät benachrichtigen' })
    await expect(german).toBeVisible()
    expect([await timesRequested(page), firebase.requests]).toEqual([0, []])
    expect(await brokenRules(page)).toEqual([])

    const reported = page.waitForRequest(`**/api/v4/exchanges-new/${publicId}/push`)
    await german.click()
    const { fid } = (await reported).postDataJSON() as { fid: string }
    expect(fid).toMatch(/^[cdef][\w-]{21}$/)
    await expect(
      page.getByText('Wir benachrichtigen Sie auf diesem Gerät, wenn sich der Status ändert.'),
    ).toBeVisible()
    expect([await timesRequested(page), await workers(page)]).toEqual([1, [`${origin}/service-worker.js`]])
    const registration = firebase.requests.find(
      ({ method, url }) => method === 'POST' && url.includes('registrations'),
    )
    expect(registration?.body).toMatchObject({ web: { endpoint: 'https://push.example/device' } })
    expect(await brokenRules(page)).toEqual([])

    google.server.requests.length = 0
    await depositByApi(request, publicId, 'full', 'finished')
    await expect.poll(() => google.messages().map(({ data }) => data.title)).toContain('Tausch abgeschlossen')
    for (const message of google.messages()) {
      expect(message.fid).toBe(fid)
      expect(message.data.body).toBe(`BTC in ETH · Auftrag ${publicId}`)
      expect(message.data.link).toBe(`${origin}/de/exchange?id=${publicId}`)
    }
    // Nothing more happens, so nothing more is offered.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tausch abgeschlossen')
    await expect(page.getByRole('button', { name: 'Benachrichtigungen ausschalten' })).toBeHidden()
  },
)

test('they can be switched off, and both are remembered', FULL, async ({ page, context, request }) => {
  const { publicId } = await openWithPush({ page, context, request }, '/exchange-v2/exchange')
  await offer(page).click()
  await expect(stop(page)).toBeFocused()
  await page.reload()
  await stop(page).click()
  await expect(offer(page)).toBeVisible()
  await page.reload()
  await expect(offer(page)).toBeVisible()
  expect(await timesRequested(page)).toBe(1)

  google.server.requests.length = 0
  await depositByApi(request, publicId, 'full', 'finished')
  expect(google.messages()).toEqual([])
})

test(
  'a message that arrives is shown by the worker, with the way to the exchange',
  FULL,
  async ({ page, context, request }) => {
    const browser = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) =>
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations
        if (first) resolve(first.registrationId)
      }),
    )
    await browser.send('ServiceWorker.enable')
    const { publicId } = await openWithPush({ page, context, request })
    await offer(page).click()
    await expect(stop(page)).toBeVisible()
    await depositByApi(request, publicId, 'full', 'confirming')
    await expect.poll(() => google.messages().filter(({ data }) => data.tag === publicId)).not.toEqual([])
    const data = google.messages().find(({ data: { tag } }) => tag === publicId)?.data

    const worker = context.serviceWorkers().at(-1)
    if (!worker) throw new Error('there is no worker')
    await recordShown(worker)
    const registrationId = await registered
    await browser.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify({ data }),
    })
    const shown = () => worker.evaluate(() => (self as unknown as { shown: object[] }).shown)
    await expect.poll(shown).toEqual([data])
  },
)

test('a visitor who refuses is shown how to allow it again', FULL, async ({ page, context, request }) => {
  const firebase = await playFirebase(context)
  await context.addInitScript(() => {
    Notification.requestPermission = () => Promise.resolve('denied')
  })
  await openPage(page, `/exchange?id=${await ownOrderByApi(page, request)}`)
  await offer(page).click()
  await expect(page.getByText('Your browser blocks notifications from this site.')).toBeVisible()
  expect(firebase.requests).toEqual([])
  expect(await brokenRules(page)).toEqual([])
})

test(
  'a failure of Firebase is shown, changes nothing else and can be tried again',
  FULL,
  async ({ page, context, request }) => {
    const { firebase } = await openWithPush({ page, context, request })
    firebase.isBroken = true
    await offer(page).click()
    await expect(page.getByText('Couldn’t turn on notifications.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send 0.1 BTC to start')
    expect(await brokenRules(page)).toEqual([])
    firebase.isBroken = false
    await offer(page).click()
    await expect(stop(page)).toBeVisible()
  },
)

test('the worker is fetched anew each time, so that a fixed one arrives', FULL, async ({ request }) => {
  const headers = (await request.get('/service-worker.js')).headers()
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toContain('javascript')
})
