import { expect, type Page } from '@playwright/test'
import { banxaFake, bityFake, guardarianFake, type RampFake } from '../../tests/built/support/rampFakes'
import { ADDRESS, amountField, openPage, press } from '../support/exchangePage'
import { overflow } from '../support/overflow'
import { type RampSite, startRampSite } from '../support/rampSite'
import { test } from '../support/watchedTest'
import { brokenRules } from '../support/wcag'

const [BANXA, BITY, GUARDARIAN] = [banxaFake(), bityFake(), guardarianFake()]
const IBAN = 'CH9300762011623852957'
const UNSERVED = 'You can’t buy coins where you live'

let site: RampSite

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  site = await startRampSite([BANXA, BITY, GUARDARIAN])
})

test.afterAll(() => site?.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const country = (page: Page) => page.getByRole('combobox', { name: 'Country you live in' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')
const offers = (page: Page) => page.getByRole('group', { name: 'Offers' }).getByRole('radio')

async function choose(page: Page, name: 'Buy' | 'Sell') {
  await openPage(page, `${site.origin}/exchange`)
  await press(page.getByRole('radio', { name, exact: true }))
}

async function isFit(page: Page) {
  expect(await brokenRules(page)).toEqual([])
  expect(await overflow(page, 390)).toEqual([])
}

const orderOn = (page: Page) => new URL(page.url()).searchParams.get('id') ?? ''

/** The ramp says the next word, and what it says is read. */
async function say(page: Page, ramp: RampFake, word: string, title: string) {
  ramp.say(orderOn(page), word)
  await site.moveClock()
  await expect(heading(page)).toHaveText(title)
}

test('a new visitor buys coins: the offers of two ramps, a review, the page of one of them, the end', async ({
  page,
}) => {
  await page.route('https://checkout.banxa.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Banxa</title><h1>Checkout of Banxa</h1>' }),
  )
  await choose(page, 'Buy')
  // Nobody guesses a country.
  await expect(country(page)).toHaveValue('')
  await isFit(page)
  await country(page).selectOption({ label: 'Switzerland' })
  await amountField(page, 'send').fill('100')
  await expect(amountField(page, 'get')).toHaveValue('0.002')
  await press(button(page, /^Compare offers: \d$/))
  await expect(offers(page)).toHaveCount(3)
  const cardOf = (name: string) =>
    page.getByRole('radio', { name: new RegExp(`^${name} Card .*You get 0\\.002\\sBTC.*Contract with`) })
  await expect(cardOf('Guardarian')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Bity .*wallets can’t be connected/ })).toBeDisabled()
  await press(cardOf('Banxa'))
  await expect(cardOf('Banxa')).toBeChecked()
  await isFit(page)

  await press(button(page, 'Continue'))
  await page.getByLabel('Recipient BTC address').fill(ADDRESS.btc)
  await press(button(page, 'Review exchange'))
  await expect(main(page).getByText('Banxa Holdings Inc. and its company of the region')).toBeVisible()
  const documents = page.getByRole('list', { name: 'Documents of Banxa' })
  await expect(documents.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', /^https:/)
  await expect(main(page).getByText(/can’t be reversed, and you may have no right to cancel/)).toBeVisible()
  await isFit(page)

  await press(button(page, /^Create exchange: pay/))
  await expect(heading(page)).toHaveText('Continue at Banxa')
  await expect(page).toHaveURL(/\/exchange\?id=[^&]+$/)
  const id = orderOn(page)
  await isFit(page)
  await press(page.getByRole('button', { name: 'Continue at Banxa' }))
  await expect(heading(page)).toHaveText('Checkout of Banxa')

  const { redirectUrl, walletAddress } = site.bodySentTo(BANXA, '/halyard/v2/buy') ?? {}
  expect(walletAddress).toBe(ADDRESS.btc)
  await page.goto(`${String(redirectUrl)}?orderStatus=complete`)
  await expect(page).toHaveURL(`${site.origin}/exchange?id=${id}`)
  // What the address says is not believed.
  await expect(heading(page)).toHaveText('Continue at Banxa')
  await say(page, BANXA, 'paymentReceived', 'Payment detected')
  await say(page, BANXA, 'complete', 'Exchange completed')
  await expect(page.getByText('Banxa has sent the coins to your address.')).toBeVisible()
  expect(BANXA.openings(id)).toBe(1)
  await isFit(page)
})

test('a new visitor sells coins: an account, a deposit address, the end', async ({ page }) => {
  await choose(page, 'Sell')
  await country(page).selectOption({ label: 'Switzerland' })
  await amountField(page, 'send').fill('0.01')
  await expect(amountField(page, 'get')).toHaveValue('494')
  await press(button(page, 'Continue'))
  await page.getByLabel('Your EUR bank account').fill(IBAN)
  await page.getByLabel('BTC refund address').fill(ADDRESS.btc)
  const owner = { 'Full name': 'Ada Example', Street: 'Bahnhofstrasse', 'Building number': '1' }
  for (const [label, value] of Object.entries({ ...owner, 'Postal code': '8001', 'Town or city': 'Zürich' }))
    await page.getByLabel(label).fill(value)
  await isFit(page)
  await press(button(page, 'Review exchange'))
  await expect(main(page).getByText('Bity SA, Neuchâtel')).toBeVisible()
  await expect(main(page).getByText(/^You get a deposit address/)).toBeVisible()
  await isFit(page)
  await press(button(page, /^Create exchange: send/))
  await expect(heading(page)).toHaveText(/^Send 0\.01\sBTC to start$/)
  await expect(main(page).getByText('3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy').first()).toBeVisible()
  await isFit(page)
  expect(site.bodySentTo(BITY, '/v2/orders')).toMatchObject({
    output: { iban: IBAN, owner: { name: 'Ada Example', town_name: 'Zürich', country: 'CH' } },
  })
  await say(page, BITY, 'payment seen', 'Deposit detected')
  await say(page, BITY, 'executed', 'Exchange completed')
  await expect(page.getByText(/^Bity has paid out your money/)).toBeVisible()
  await isFit(page)
})

test('nobody serves a visitor of the European Economic Area, and the form says so', async ({ page }) => {
  await choose(page, 'Buy')
  await expect(country(page).getByRole('option', { name: 'France' })).toHaveCount(0)
  await country(page).selectOption({ label: 'Another country' })
  await expect(page.getByText(UNSERVED)).toBeVisible()
  await expect(page.getByText(/^No provider here may serve this country/)).toBeVisible()
  await isFit(page)
})
