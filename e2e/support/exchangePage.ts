import { expect, test, type Locator, type Page } from '@playwright/test'

/** Valid addresses out of the chains' own specifications (BIP-173, BIP-350, EIP-55, XRP Ledger). */
export const ADDRESS = {
  btc: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  taproot: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  eth: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  xrp: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
}

/** Waits until scripts run the page: what is pressed before is another matter (guardEarly.spec.ts). */
export const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

/** Opens a page and waits until its scripts run, as anyone who reads before pressing does. */
export async function openPage(page: Page, path: string) {
  const response = await page.goto(path)
  await hydrated(page)
  return response
}

/** As from another page of the site, by its router: the browser fetches all that `path` shows. */
export async function openFromSite(page: Page, path: string) {
  await openPage(page, '/faq')
  await page.evaluate((to) => {
    const { next } = window as unknown as { next: { router: { push: (to: string) => Promise<boolean> } } }
    return next.router.push(to)
  }, path)
}

/** A finger on a touch screen, a mouse elsewhere. */
export const press = (target: Locator) => (test.info().project.use.hasTouch ? target.tap() : target.click())

export const currencyButton = (page: Page, side: 'send' | 'get') =>
  page.getByRole('button', { name: `Currency you ${side}:` })

/** «You send» and «You get»; the currency buttons beside them have longer names. */
export const amountField = (page: Page, side: 'send' | 'get') =>
  page.getByRole('textbox', { name: `You ${side}` })

/** Opens the picker, searches, and takes the option with exactly this name. */
export async function chooseCurrency(page: Page, side: 'send' | 'get', query: string, option: RegExp) {
  await press(currencyButton(page, side))
  const picker = page.getByRole('dialog')
  await picker.locator('input[role=combobox]').fill(query)
  await expect(picker.getByRole('status')).toHaveText(/found$/)
  await press(picker.getByRole('listbox').getByRole('option', { name: option }).first())
  await expect(picker).toBeHidden()
}

/** Types the payout address and goes on to the review. */
export async function giveAddress(page: Page, ticker: string, address: string) {
  await page.getByLabel(`Recipient ${ticker} address`).fill(address)
  await press(page.getByRole('button', { name: 'Review exchange' }))
  await expect(page.getByRole('heading', { name: 'Review your exchange' })).toBeVisible()
}

export async function placeOrder(page: Page) {
  await press(page.getByRole('button', { name: 'Create exchange' }))
  await expect(page.getByRole('heading', { level: 1, name: /^Send .* to start$/ })).toBeVisible()
}

/** Straight to a placed order on the one-screen flow, filled in by its deep link. */
export async function orderByLink(page: Page, query: string, ticker: string, address: string) {
  await openPage(page, `/exchange-v2?${query}`)
  await giveAddress(page, ticker, address)
  await placeOrder(page)
}

type Deposit = 'Simulate deposit' | 'Too little' | 'Too much' | 'Too late' | 'No payment'

/** Plays the wallet. */
export async function deposit(page: Page, kind: Deposit = 'Simulate deposit') {
  if (kind !== 'Simulate deposit') await press(page.getByText('Other outcomes'))
  await press(page.getByRole('button', { name: kind }))
}

/** The sentence a screen reader announces whenever the exchange moves. */
export const shownStatus = (page: Page) => page.getByRole('main').getByRole('status').first()

/** Where an exchange has stopped: has the deposit back, after the second look. */
export async function refund(page: Page) {
  await press(page.getByRole('button', { name: 'Review refund' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Refund my deposit' }))
}

/** Where an exchange has stopped: goes on at the market rate, after the second look. */
export async function continueAtMarketRate(page: Page) {
  await press(page.getByRole('button', { name: 'Continue at the market rate' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Confirm exchange' }))
}

/** `code` is what the switch shows now, `name` the language to come. */
export async function chooseLanguage(page: Page, code: string, name: string) {
  const header = page.getByRole('banner')
  await press(header.getByText(code, { exact: true }))
  await press(header.getByRole('link', { name, exact: true }))
}
