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

test(
  'anonymous visitors find their own exchanges again on this device, newest first',
  FULL,
  async ({ page }) => {
    await openPage(page, '/exchanges')
    await expect(own(page)).toContainText('Exchanges you create will appear here.')

    const [first, second] = await placeTwo(page)
    await openPage(page, '/exchange')
    await page.getByRole('link', { name: 'Show all exchanges (2)' }).click()
    await expect(page).toHaveURL('/exchanges')
    await expect(own(page).getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('banner')).toContainText('(2 in progress)')
    await page.reload()
    await expect(own(page).getByRole('listitem').first()).toContainText(second)
    await expect(own(page).getByRole('listitem').first()).toContainText('12 LTC')
    await own(page).getByRole('link', { name: first }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send 0.1 BTC to start')
  },
)

test('the list can be exported as CSV', FULL, async ({ page }) => {
  const [first, second] = await placeTwo(page)
  await openPage(page, '/exchanges')
  const download = page.waitForEvent('download')
  await own(page).getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toBe('exchanges.csv')

  const text = await readFile(await (await download).path(), 'utf8')
  const [head, ...rows] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
  expect(head).toBe(
    'publicId,createdAt,status,updatedAt,type,expectedAmountFrom,amountFrom,tickerFrom,networkFrom,expectedAmountTo,amountTo,tickerTo,networkTo',
  )
  const day = new Date().toISOString().slice(0, 10)
  expect(rows).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${second},${day}T[\\d:.]+Z,waiting,${day}T[\\d:.]+Z,floating,12,,ltc,ltc,[\\d.]+,,btc,btc$`,
      ),
    ),
    expect.stringMatching(
      new RegExp(
        `^${first},${day}T[\\d:.]+Z,waiting,${day}T[\\d:.]+Z,floating,0\\.1,,btc,btc,[\\d.]+,,eth,eth$`,
      ),
    ),
  ])
})

test('an exchange can be taken off the list; its page stays', FULL, async ({ page }) => {
  const [first, second] = await placeTwo(page)
  await openPage(page, '/exchanges')
  await own(page)
    .getByRole('button', { name: `Remove exchange ${second} from the list` })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from list' }).click()
  await expect(own(page).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(own(page).getByRole('listitem')).toHaveCount(2)
  await own(page)
    .getByRole('button', { name: `Remove exchange ${second} from the list` })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from list' }).click()
  await page.reload()
  await expect(own(page).getByRole('listitem')).toHaveCount(1)
  await expect(own(page)).toContainText(first)
  await openPage(page, `/exchange?id=${second}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send 12 LTC to start')
})

test('another device gets the exchanges by an encrypted file', FULL, async ({ page, browser }) => {
  const [, second] = await placeTwo(page)
  await openPage(page, '/exchanges')
  await page.getByLabel('New passphrase').fill('correct horse battery')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save encrypted file' }).click()
  const file = await (await download).path()
  expect(await readFile(file, 'utf8')).not.toContain(second)

  const other = await (await browser.newContext()).newPage()
  await openPage(other, '/exchanges')
  await other.getByLabel('File from your other device').setInputFiles(file)
  await other.getByLabel('Passphrase of the file').fill('correct horse battery')
  await other.getByRole('button', { name: 'Add exchanges from file' }).click()
  await expect(own(other).getByRole('listitem')).toHaveCount(2)
  await own(other).getByRole('link', { name: second }).click()
  await expect(other.getByRole('button', { name: 'Use on another device' })).toBeVisible()
  await other.context().close()
})
