import { expect, test, type Page } from '@playwright/test'
import { barelyEnough, depositByApi, orderByApi, ownOrderByApi } from '../support/exchangeApi'
import { ADDRESS, openPage, refund, shownStatus } from '../support/exchangePage'
import { FULL, quickIf } from '../support/fullRun'

const STATES = [
  { status: 'waiting', kind: null, title: /^Send 0\.1\sBTC to start$/ },
  { status: 'finished', kind: 'full', title: 'Exchange completed' },
  { status: 'expired', kind: 'expire', title: 'Exchange expired' },
  { status: 'verifying', kind: 'late', title: 'Exchange on hold' },
  { status: 'failed', kind: 'too_small', title: 'Exchange failed' },
  { status: 'refunded', kind: 'too_small', title: 'Deposit refunded' },
] as const

/** What stands on the page, without what counts down. */
async function seen(page: Page) {
  const addresses = await page
    .getByRole('main')
    .getByText(/^(bc1|0x)/)
    .allInnerTexts()
  return { status: await shownStatus(page).innerText(), addresses }
}

for (const { status, kind, title } of STATES) {
  test(
    `a ${status} exchange looks the same after a reload and on another device`,
    FULL,
    async ({ page, request, browser }) => {
      const amount = status === 'failed' || status === 'refunded' ? await barelyEnough(request) : '0.1'
      const publicId = await ownOrderByApi(page, request, amount)
      if (kind) await depositByApi(request, publicId, kind, status === 'refunded' ? 'failed' : status)
      const path = `/exchange?id=${publicId}`
      await openPage(page, path)
      if (status === 'refunded') {
        await page.getByLabel('BTC refund address').fill(ADDRESS.btc)
        await refund(page)
      }
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(title)
      const first = await seen(page)

      await page.reload()
      await expect(heading).toHaveText(title)
      expect(await seen(page)).toEqual(first)

      const elsewhere = await (await browser.newContext()).newPage()
      await openPage(elsewhere, `/exchange-v2/exchange?id=${publicId}`)
      await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(title)
      expect(await seen(elsewhere)).toEqual(first)
      await elsewhere.context().close()
    },
  )
}

test(
  'a second page that shows the same exchange follows what happens in the first',
  FULL,
  async ({ page, request, context }) => {
    const publicId = await orderByApi(request)
    await openPage(page, `/exchange?id=${publicId}`)
    const second = await context.newPage()
    await openPage(second, `/exchange?id=${publicId}`)
    await page.bringToFront()
    await page.getByRole('button', { name: 'Simulate deposit' }).click()
    await expect(second.getByRole('heading', { level: 1 })).not.toHaveText(/^Send/)
  },
)

for (const path of [
  '/exchange?id=nosuchexchange',
  '/exchange-v2/exchange?id=nosuchexchange',
  '/exchange-v2/exchange',
]) {
  test(
    `${path} says that there is no such exchange and leads on`,
    quickIf(path === '/exchange?id=nosuchexchange'),
    async ({ page }) => {
      await openPage(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange not found')
      await page.getByRole('link', { name: 'Start another exchange' }).click()
      await expect(page.getByRole('form', { name: 'Exchange form' })).toBeVisible()
    },
  )
}
