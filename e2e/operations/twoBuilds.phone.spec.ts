import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { MARK } from '../../tools/rolling/changeBuild.mjs'
import { startApp } from '../support/app'
import { originOf, startBuiltServer } from '../support/builtServer'
import { depositByApi, ownOrderByApi } from '../support/exchangeApi'
import { hydrated, openPage } from '../support/exchangePage'
import { makeSecondBuild } from '../support/secondBuild'
import { test } from '../support/watchedTest'

test.use({ serviceWorkers: 'allow' })

const isSecond = (page: Page) => page.evaluate(() => 'secondBuild' in window)
const offlinePage = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('offline')).match('/offline'))?.text())

test('an installed app goes on to another build, and an order opened before stays usable', async ({
  context,
  page,
  playwright,
}) => {
  const second = await makeSecondBuild()
  const folder = mkdtempSync(join(tmpdir(), 'halyard-builds-'))
  const port = await reservePort()
  const origin = originOf(port)
  const start = (build?: string) =>
    startBuiltServer(port, { DATA_DIR: folder, SANDBOX_STEP_SECONDS: '600' }, build)
  let server = await start()
  const request = await playwright.request.newContext({ baseURL: origin })
  try {
    const publicId = await ownOrderByApi(page, request)
    await startApp(page, `${origin}/faq`)
    expect(await offlinePage(page)).not.toContain(MARK)
    const order = await context.newPage()
    await openPage(order, `${origin}/exchange?id=${publicId}`)
    await expect(order.getByRole('heading', { name: /^Send .* to start$/ })).toBeVisible()
    await server.kill()

    server = await start(second)
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    for (const open of [page, order])
      await expect(open.getByText('A new version of this site is available.')).toBeVisible()
    await expect.poll(() => offlinePage(page)).toContain(MARK)
    // Neither was loaded anew by itself.
    expect([await isSecond(page), await isSecond(order)]).toEqual([false, false])

    // No folder shares scripts (ASSETS_DIR), so the page of the first build cannot read what changed: it is loaded anew.
    await depositByApi(request, publicId, 'full', 'confirming')
    await expect(order.getByRole('heading', { name: 'Deposit detected' })).toBeVisible()
    await expect.poll(() => isSecond(order).catch(() => false)).toBe(true)
    // In a tab behind another one the notice does not slide in.
    await page.bringToFront()
    await page.getByRole('button', { name: 'Reload' }).tap()
    await expect.poll(() => isSecond(page).catch(() => false)).toBe(true)
    await hydrated(page)
    await expect(page.getByRole('contentinfo')).toContainText(MARK)
    await expect(page.getByText('A new version of this site is available.')).toHaveCount(0)

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(MARK)
    await expect(page.locator('#exchanges')).toContainText(publicId)
  } finally {
    await request.dispose()
    await server.kill()
    for (const made of [folder, second]) rmSync(made, { recursive: true, force: true })
  }
})
