import { expect, type Page, type Request } from '@playwright/test'
import type { Exchange, ExchangeOrder } from '@/contract/exchanges'

/** From the chains' own published examples, as in tests/domain/address/publishedAddresses.ts. */
export const ADDRESSES = {
  btc: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  eth: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  xrp: 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59',
}
export const ORDERS = '/api/v4/exchanges-new'

export const sendField = (page: Page) => page.getByRole('textbox', { name: 'You send', exact: true })
export const getField = (page: Page) => page.getByRole('textbox', { name: 'You get', exact: true })
/** The line under an amount. */
export const noteUnder = (page: Page, side: 'from' | 'to') => page.locator(`#amount-note-${side}`)
export const checkButton = (page: Page) => page.getByRole('button', { name: 'Review exchange' })
export const placeButton = (page: Page) => page.getByRole('button', { name: 'Create exchange' })
export const review = (page: Page) => page.getByRole('region', { name: 'Review your exchange' })

/** What a page announces urgently; not Next's own announcer of routes. */
export const trouble = (page: Page) => page.getByRole('alert').and(page.locator(':not([aria-live])'))

/** Opens a form by its deep link. The amount is none that a page is served with, so seeing it means that scripts run. */
export async function openForm(page: Page, path: string, query: Record<string, string> = {}) {
  const link = new URLSearchParams({ from: 'btc-btc', to: 'eth-eth', amount: '0.2', ...query })
  await page.goto(`${path}?${link.toString()}`)
  const [typed, other] = query.side === 'to' ? [getField, sendField] : [sendField, getField]
  await expect(typed(page)).toHaveValue(link.get('amount') ?? '')
  await expect(other(page)).toHaveValue(/\d/)
}

/** The one-screen form, filled in and reviewed: the next press would place the order. */
export async function openReview(page: Page, query: Record<string, string> = {}) {
  await openForm(page, '/exchange-v2', query)
  await page.getByLabel('Recipient ETH address').fill(ADDRESSES.eth)
  await checkButton(page).click()
  await expect(review(page)).toBeVisible()
}

/** Every order that the page sends from now on. */
export function ordersSent(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === ORDERS) sent.push(request)
  })
  return sent
}

export const orderOf = (request: Request | undefined) => request?.postDataJSON() as ExchangeOrder
export const keyOf = (request: Request | undefined) => request?.headers()['idempotency-key']

export async function exchangeIn(response: { json: () => Promise<unknown> }): Promise<Exchange> {
  return ((await response.json()) as { result: Exchange }).result
}

/** The page of the exchange, and which one it is. */
export async function placedExchange(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/exchange(-v2\/exchange)?\?id=[^&]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('to start')
  return new URL(page.url()).searchParams.get('id') ?? ''
}
