import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { startApp } from '../support/app'
import { originOf, startBuiltServer } from '../support/builtServer'
import { depositByApi, ownOrderByApi } from '../support/exchangeApi'
import { ADDRESS, hydrated, openPage } from '../support/exchangePage'
import { test } from '../support/watchedTest'
import { brokenRules } from '../support/wcag'

test.use({ serviceWorkers: 'allow' })

test('Chromium finds nothing that keeps it from installing the site', async ({ page, context }) => {
  await startApp(page, '/de')
  const browser = await context.newCDPSession(page)
  const { errors, url } = await browser.send('Page.getAppManifest')
  expect([errors, url]).toEqual([[], `${new URL(page.url()).origin}/site.webmanifest?lang=de`])
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // A test's pages are in private windows.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})

test('offline in the middle of an order, its last known status is shown, and the page is back with the connection', async ({
  page,
  context,
  request,
}) => {
  const publicId = await ownOrderByApi(page, request)
  await depositByApi(request, publicId, 'full', 'confirming')
  await startApp(page, `/de/exchange?id=${publicId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite kann nicht geladen werden')
  const exchanges = page.getByRole('region').or(page.locator('#exchanges'))
  await expect(exchanges).toContainText(publicId)
  await expect(exchanges).toContainText('0,1 BTC')
  // No address to pay to, and no rate.
  expect(await page.locator('body').innerText()).not.toMatch(/bc1|0x/)
  expect(await brokenRules(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)

  await context.setOffline(false)
  await page.getByRole('link', { name: 'Erneut versuchen' }).tap()
  await hydrated(page)
  await expect(page).toHaveURL(new RegExp(`id=${publicId}`))
})

test('a payment link shared from another app fills in the form and is confirmed by the visitor', async ({
  page,
}) => {
  await openPage(page, `/shared?text=${encodeURIComponent(`bitcoin:${ADDRESS.btc}?amount=0.02`)}`)
  await expect(page.getByText('We’ve filled in the recipient address you shared:')).toBeVisible()
  // Neither in the address nor in the history.
  await expect(page).toHaveURL(/\/exchange$/)
  await expect(page.getByRole('textbox', { name: 'You get' })).toHaveValue('0.02')
  await expect(page.getByRole('button', { name: 'Currency you get: ' })).toContainText('BTC')
  await page.getByRole('button', { name: 'Continue' }).tap()
  await expect(page.getByRole('textbox', { name: 'Recipient BTC address' })).toHaveValue(ADDRESS.btc)
})

test('a text that names no recipient says so', async ({ page }) => {
  await openPage(page, '/shared?text=hello')
  await expect(page.getByText('We couldn’t find a recipient address in what you shared.')).toBeVisible()
  expect(await brokenRules(page)).toEqual([])
})

test('the page of the app has a button where the browser can install it, and steps where it cannot', async ({
  page,
}) => {
  await openPage(page, '/mobile-app')
  await expect(page.getByText('Select “Install app” or “Add to Home screen”.')).toBeVisible()
  await page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve({ outcome: 'accepted' }),
    })
    window.dispatchEvent(event)
  })
  await page.getByRole('button', { name: 'Install Halyard' }).tap()
  await expect(page.getByText('Halyard is installed on this device.')).toBeVisible()
})

test('a new release is offered and never forced, and the operator can take the worker off every device', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-app-'))
  const port = await reservePort()
  const start = (own: Record<string, string>) =>
    startBuiltServer(port, { DATA_DIR: folder, API_ORIGIN: '', ...own })
  let server = await start({})
  try {
    await startApp(page, `${originOf(port)}/faq`)
    await server.kill()

    server = await start({ BRAND_NAME: 'Second Release' })
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect(page.getByText('A new version of this site is available.')).toBeVisible()
    await expect(page).not.toHaveTitle(/Second Release/)
    await page.getByRole('button', { name: 'Reload' }).tap()
    await expect(page).toHaveTitle(/Second Release/)
    const offline = () =>
      page.evaluate(async () => (await (await caches.open('offline')).match('/offline'))?.text())
    await expect.poll(offline).toContain('Second Release')
    await server.kill()

    server = await start({ SERVICE_WORKER: 'off' })
    await page.reload()
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
    await expect.poll(left).toEqual([0, 0])
  } finally {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
})
