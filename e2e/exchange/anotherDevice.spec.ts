import { expect, test, type Page } from '@playwright/test'
import { depositByApi, ownOrderByApi } from '../support/exchangeApi'
import { ADDRESS, openPage, refund } from '../support/exchangePage'
import { FULL } from '../support/fullRun'

const reviewRefund = (page: Page) => page.getByRole('button', { name: 'Review refund' })
const viewOnly = (page: Page) => page.getByText('You can view this exchange')

test(
  'only the owner decides, and another device becomes one by a link that works once',
  FULL,
  async ({ page, request, browser, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const publicId = await ownOrderByApi(page, request)
    await depositByApi(request, publicId, 'late', 'verifying')
    await openPage(page, `/exchange?id=${publicId}`)
    await expect(reviewRefund(page)).toBeVisible()

    const other = await (await browser.newContext()).newPage()
    const addresses: string[] = []
    other.on('request', (sent) => addresses.push(`${sent.url()} ${sent.headers().referer ?? ''}`))
    await openPage(other, `/exchange?id=${publicId}`)
    await expect(viewOnly(other)).toBeVisible()
    await expect(reviewRefund(other)).toBeHidden()

    await page.getByRole('button', { name: 'Use on another device' }).click()
    await expect(page.getByRole('img', { name: 'QR code: link for your other device' })).toBeVisible()
    await page.getByRole('button', { name: 'Copy link for your other device' }).click()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const token = new URL(link).hash.replace('#move=', '')
    expect(token).toMatch(/^[\w-]{43}$/)

    await other.goto('about:blank')
    await openPage(other, link)
    await expect(other).toHaveURL(`/exchange?id=${publicId}`)
    await other.getByRole('button', { name: 'Use this device' }).click()
    await expect(other.getByText('You can now manage this exchange on this device.')).toBeVisible()
    await other.reload()
    await other.getByLabel('BTC refund address').fill(ADDRESS.btc)
    await refund(other)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Deposit refunded')
    expect(addresses.filter((address) => address.includes(token))).toEqual([])

    const late = await (await browser.newContext()).newPage()
    await openPage(late, `/exchange?id=${publicId}`)
    // In a tab that has the page open, only the fragment changes.
    await late.evaluate((hash) => void (window.location.hash = hash), `move=${token}`)
    await expect(late).toHaveURL(`/exchange?id=${publicId}`)
    await late.getByRole('button', { name: 'Use this device' }).click()
    await expect(late.getByText(/This link has expired or has already been used/)).toBeVisible()
  },
)
