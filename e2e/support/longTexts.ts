import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { depositByApi, type Created } from './exchangeApi'
import { overflow } from './overflow'

/** The longest addresses that chains have, by their own documents (tests/domain/address/publishedAddresses.ts), and a memo
 * of the greatest length without a blank. */
export const LONG = {
  taproot: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ada: 'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
  xmr: '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A',
  xlm: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
  memo: 'MMMMMMMMMMMMMMMMMMMMMMMMMMMM',
}

const pair = (from: string, to: string) => ({
  tickerFrom: from,
  networkFrom: from,
  tickerTo: to,
  networkTo: to,
})

export const LONG_ORDERS = {
  'Cardano to Bitcoin': {
    ...pair('ada', 'btc'),
    amount: '12345.678912',
    addressTo: LONG.taproot,
    userRefundAddress: LONG.ada,
  },
  'Monero to Stellar': {
    ...pair('xmr', 'xlm'),
    amount: '123.456789123456',
    addressTo: LONG.xlm,
    extraIdTo: LONG.memo,
    userRefundAddress: LONG.xmr,
  },
  'Stellar to Cardano': {
    ...pair('xlm', 'ada'),
    amount: '123456.7891234',
    addressTo: LONG.ada,
    userRefundAddress: LONG.xlm,
    userRefundExtraId: LONG.memo,
  },
}
export type LongOrder = keyof typeof LONG_ORDERS

const DEPOSITS = { verifying: 'late', refunded: 'late', finished: 'full', expired: 'expire' } as const
export const LONG_STATES = ['waiting', 'verifying', 'refunded', 'finished', 'expired'] as const
type State = (typeof LONG_STATES)[number]

/** An order with long texts, brought to a state. */
export async function longOrder(
  request: APIRequestContext,
  order: LongOrder,
  state: State,
  headers: Record<string, string> = {},
): Promise<Created & (typeof LONG_ORDERS)[LongOrder]> {
  const response = await request.post('/api/v4/exchanges-new', {
    headers: { 'idempotency-key': randomUUID(), ...headers },
    data: LONG_ORDERS[order],
  })
  expect(response.status(), await response.text()).toBe(201)
  const { result } = (await response.json()) as { result: Created }
  if (state !== 'waiting') {
    const until = state === 'refunded' ? 'verifying' : state
    await depositByApi(request, result.publicId, DEPOSITS[state], until)
  }
  if (state === 'refunded') {
    const refunded = await request.post(`/api/v4/exchanges-new/${result.publicId}/actions`, {
      headers: { 'x-exchange-secret': result.ownerSecret, ...headers },
      data: { action: 'refund' },
    })
    expect(refunded.status(), await refunded.text()).toBe(200)
    await expect
      .poll(async () => (await request.get(`/api/v3/exchanges-new/${result.publicId}`)).text())
      .toContain('"refunded"')
  }
  return { ...LONG_ORDERS[order], ...result }
}

/** Nothing of it reaches over the edge of a phone, also with all that can be opened open. */
export async function expectFits(page: Page, what: string) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() =>
    document.querySelectorAll('main details').forEach((one) => one.setAttribute('open', '')),
  )
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await overflow(page, width), `${what} at ${width} px`).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, `${what} at ${width} px`).toBeLessThanOrEqual(width)
  }
}
