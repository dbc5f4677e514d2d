import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { ADDRESS, openPage, orderByLink } from '../support/exchangePage'
import { FULL } from '../support/fullRun'

const own = (page: Page) => page.getByRole('region', { name: 'Your exchanges on this device' })
const idOf = (page: Page) => new URL(page.url()).searchParams.get('id') ?? ''

async function placeTwo(page: Page) {
  await orderByLink(page, 'from=btc-btc&to=eth-eth&amount=0.1', 'ETH', ADDRESS.eth)
  await expect(page).toHaveURL(/id=/)
  const first = idOf(page)
  await orderByLink(page, 'from=ltc-ltc&to=btc-btc&amount=12', 'BTC', ADDRESS.btc)
  await expect(page).toHaveURL(/id=/)
  return [first, idOf(page)] as const
}

test('anonymous visitors find their own exchanges again on this device, newest first', async ({ page }) => {
  await openPage(page, '/exchange')
  await expect(own(page)).toContainText('Exchanges you create will appear here.')
  await expect(own(page).getByRole('button')).toHaveCount(0)

  const [first, second] = await placeTwo(page)
  await openPage(page, '/exchange')
  await expect(own(page).getByRole('listitem')).toHaveCount(2)
  await page.reload()
  await expect(own(page).getByRole('listitem').first()).toContainText(second)
  await expect(own(page).getByRole('listitem').first()).toContainText('12 LTC')
  await own(page).getByRole('link', { name: first }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send 0.1 BTC to start')
})

test('the list can be exported as CSV', async ({ page }) => {
  const [first, second] = await placeTwo(page)
  await openPage(page, '/exchange')
  const download = page.waitForEvent('download')
  await own(page).getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toBe('exchanges.csv')

  const text = await readFile(await (await download).path(), 'utf8')
  const [head, ...rows] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
  expect(head).toBe('publicId,createdAt,amountFrom,tickerFrom,networkFrom,amountTo,tickerTo,networkTo')
  const day = new Date().toISOString().slice(0, 10)
  expect(rows).toEqual([
    expect.stringMatching(new RegExp(`^${second},${day}T[\\d:.]+Z,12,ltc,ltc,[\\d.]+,btc,btc$`)),
    expect.stringMatching(new RegExp(`^${first},${day}T[\\d:.]+Z,0\\.1,btc,btc,[\\d.]+,eth,eth$`)),
  ])
})

test('an exchange can be taken off the list; its page stays', FULL, async ({ page }) => {
  const [first, second] = await placeTwo(page)
  await openPage(page, '/exchange')
  await own(page)
    .getByRole('button', { name: `Remove exchange ${second} from the list` })
    .click()
  await expect(own(page).getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(own(page).getByRole('listitem')).toHaveCount(1)
  await expect(own(page)).toContainText(first)
  await openPage(page, `/exchange?id=${second}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send 12 LTC to start')
})
