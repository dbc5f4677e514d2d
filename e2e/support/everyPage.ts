import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { depositByApi, orderByApi } from './exchangeApi'
import { ADDRESS, openPage } from './exchangePage'

type Opener = (page: Page, request: APIRequestContext, language?: string) => Promise<void>

/** A page is looked at when its heading stands; the words are those of the language, so no test names them here. */
const at = (path: string): Opener => {
  return async (page, _, language = '') => {
    await openPage(page, language + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // What is being replaced is drawn paler for a moment.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  }
}

const DRAFT = 'from=btc-btc&to=xrp-xrp&amount=0.1'
const address = at(`/exchange?${DRAFT}&step=address`)
/** The steps before it have no field to type in that stands in a group: only choices. */
const addressField = (page: Page) => page.locator('form fieldset textarea').first()
const submit = (page: Page) => page.locator('main button[type=submit]').last()

const picker: Opener = async (...where) => {
  const [page] = where
  await at('/exchange')(...where)
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  await page.getByRole('dialog').locator('input[role=combobox]').fill('usd')
  await expect(page.getByRole('dialog').getByRole('listbox').getByRole('option').nth(5)).toBeVisible()
}

const refused: Opener = async (...where) => {
  const [page] = where
  await address(...where)
  await addressField(page).fill(ADDRESS.eth)
  await expect(submit(page)).not.toHaveAttribute('aria-disabled', 'true')
  await submit(page).click()
  await expect(addressField(page)).toHaveAttribute('aria-invalid', 'true')
}

const review: Opener = async (...where) => {
  const [page] = where
  await at('/exchange?from=btc-btc&to=eth-eth&amount=0.1&step=address')(...where)
  await addressField(page).fill(ADDRESS.eth)
  await expect(submit(page)).not.toHaveAttribute('aria-disabled', 'true')
  await submit(page).click()
  await expect(page.locator('#review-title')).toBeVisible()
}

const status =
  (kind: string | null, until: string): Opener =>
  async (page, request, language = '') => {
    const publicId = await orderByApi(request)
    if (kind) await depositByApi(request, publicId, kind, until)
    await at(`/exchange?id=${publicId}`)(page, request, language)
  }

/** A form with a text of several lines, sent empty. */
const refusedText = (path: string): Opener => {
  return async (...where) => {
    const [page] = where
    await at(path)(...where)
    await submit(page).click()
    await expect(page.locator('main textarea')).toHaveAttribute('aria-invalid', 'true')
  }
}

type Seen = { name: string; open: Opener }

/** Pages in states that are reached by doing something, or by a link into the page. */
export const STATES: Seen[] = [
  { name: 'the open picker', open: picker },
  { name: 'the address step', open: address },
  { name: 'the address step with an error', open: refused },
  { name: 'the review', open: review },
  { name: 'a waiting exchange', open: status(null, 'waiting') },
  { name: 'an exchange that waits for a choice', open: status('late', 'verifying') },
  { name: 'a finished exchange', open: status('full', 'finished') },
  { name: 'the contact page with errors', open: refusedText('/contacts') },
  { name: 'the questions and answers', open: at('/faq#memo') },
  { name: 'the reviews with errors in the form', open: refusedText('/reviews') },
]

/** Every page a visitor can see, in the states that look different. */
export const PAGES: Seen[] = [
  { name: 'the home page', open: at('/') },
  { name: 'the amount step', open: at('/exchange') },
  { name: 'the one-screen flow', open: at('/exchange-v2') },
  { name: 'the page of one pair', open: at('/crypto-to-crypto/btc-lightning-eth') },
  { name: 'the list of coins', open: at('/coins') },
  { name: 'the list of stablecoins', open: at('/coins/stablecoins') },
  { name: 'the page of a coin', open: at('/coins/usdt') },
  { name: 'the rates in a currency of one’s choice', open: at('/cryptocurrency-rates') },
  { name: 'the contact page', open: at('/contacts') },
  { name: 'the pairs of coins', open: at('/crypto-to-crypto') },
  { name: 'the pairs with bank money', open: at('/buy-sell-crypto') },
  { name: 'buying any coin', open: at('/buy-crypto') },
  { name: 'selling one coin', open: at('/sell-crypto/usdt') },
  { name: 'tether on its networks', open: at('/swap/tether') },
  { name: 'the guides', open: at('/how-to-exchange') },
  { name: 'the guide to one pair', open: at('/how-to-exchange/xrp/usdttrc20') },
  { name: 'a coin in plain words', open: at('/what-is/tether') },
  { name: 'the loyalty programme', open: at('/loyalty') },
  { name: 'the affiliate programme with its calculator', open: at('/affiliate-program') },
  { name: 'the trading contest', open: at('/trading-contest') },
  { name: 'the page of the own brand', open: at('/buy-and-sell-crypto-on-halyard') },
  { name: 'the reviews', open: at('/reviews') },
  { name: 'the page of a restricted region', open: at('/restricted') },
  { name: 'a page that does not exist', open: at('/no-such-page') },
  ...STATES,
]
