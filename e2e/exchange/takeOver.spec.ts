import { type Browser, expect, type Page } from '@playwright/test'
import { ADDRESSES } from '../support/orderSteps'
import { test } from '../support/watchedTest'

/** The order of a form without scripts. Gives the address of the owner’s page, to which it leads. */
async function place(page: Page): Promise<string> {
  await page.goto('/exchange-form?from=btc-btc&to=eth-eth&amount=0.05&fixed=true')
  const press = (name: RegExp) => page.getByRole('main').getByRole('button', { name }).first().click()
  await press(/^Continue/)
  await page.locator('[name=addressTo]').fill(ADDRESSES.eth)
  await press(/^Review/)
  const owners = page.waitForRequest(/\/own-exchange\//)
  await press(/^Create/)
  return (await owners).url()
}
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('own-exchanges') ?? '[]')
const simulate = (page: Page) => page.getByRole('button', { name: 'Simulate deposit' })

test('where scripts run, an order of the form without them becomes the device’s, on the page that follows by itself', async ({
  page,
}) => {
  const own = await place(page)
  const [, publicId = '', secret = ''] = /\/own-exchange\/([\w-]+)\/([\w-]+)$/.exec(own) ?? []
  await expect(page).toHaveURL(new RegExp(`/exchange\\?id=${publicId}$`))
  expect(JSON.parse(await stored(page))).toMatchObject([{ publicId, ownerSecret: secret }])
  await simulate(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/completed/i)
  // What lies before is the answer to a form, which this browser shows again only by sending it again.
  await page.goBack().catch(() => undefined)
  await expect(page).not.toHaveURL(/\/exchange\?id=/)
  expect(page.url()).not.toContain(secret)
})

async function elsewhere(browser: Browser, address: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(address)
  return { context, page }
}

test('a link of an owner that somebody opens stores nothing before they say so', async ({
  page,
  browser,
}) => {
  const own = await place(page)
  const other = await elsewhere(browser, own)
  await expect(other.page).toHaveURL(/\/exchange\?id=[\w-]+$/)
  const use = other.page.getByRole('button', { name: 'Use this device' })
  await expect(use).toBeVisible()
  expect(await stored(other.page)).toBe('[]')
  await use.click()
  await expect(other.page.getByText('You can now manage this exchange on this device.')).toBeVisible()
  expect(own).toContain((JSON.parse(await stored(other.page)) as { ownerSecret: string }[])[0]?.ownerSecret)
  await other.context.close()
})

test('with a wrong secret, or refused storage, the page stays and reloads itself until that is stopped', async ({
  page,
  browser,
}) => {
  const own = await place(page)
  const wrong = own.replace(/[\w-]{43}$/, 'x'.repeat(43))
  const other = await elsewhere(browser, wrong)
  await expect(other.page).toHaveURL(`${wrong}?reload=on`)
  await expect(other.page.locator('meta[http-equiv=refresh]')).toHaveAttribute('content', '30')
  expect(await stored(other.page)).toBe('[]')
  await other.context.close()

  const context = await browser.newContext()
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  const refusing = await context.newPage()
  await refusing.goto(own)
  await expect(refusing).toHaveURL(`${own}?reload=on`)
  await expect(simulate(refusing)).toBeVisible()
  await refusing.getByRole('link', { name: 'Stop reloading' }).click()
  await expect(refusing).toHaveURL(`${own}?reload=off`)
  await expect(refusing.locator('meta[http-equiv=refresh]')).toHaveCount(0)
  await context.close()
})
