import { expect, type Page } from '@playwright/test'
import { FULL, quickIf } from '../support/fullRun'
import { ADDRESSES, checkButton, openForm, ORDERS, review } from '../support/orderSteps'
import { test } from '../support/watchedTest'

/** Right ones from the chains' published examples, and the same with one character mistyped. */
const MISTYPED = [
  ['btc', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'vqzk5jj0', 'vqzk5jj9'],
  ['btc', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1zP1', '1zP2'],
  ['eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'BeAed', 'Beaed'],
  ['trx', 'TJmmqjb1DK9TTZbQXzRQ2AuA94z4gKAPFh', 'QXzR', 'QXzS'],
  ['ltc', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'w508', 'w509'],
  ['doge', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', 'RueR', 'Rueq'],
  ['xlm', 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ', 'QYNF', 'QYNE'],
] as const

const NOT_VALID = 'At least one character is wrong or missing.'
const field = (page: Page, ticker: string) => page.getByLabel(`Recipient ${ticker.toUpperCase()} address`)

async function openFor(page: Page, to: string, from = to === 'btc' ? 'eth' : 'btc') {
  await openForm(page, '/exchange-v2', {
    ...{ from: `${from}-${from}`, to: `${to}-${to}` },
    amount: from === 'btc' ? '0.2' : '2.5',
  })
}

for (const [ticker, right, part, mistyped] of MISTYPED) {
  test(
    `one mistyped character in ${ticker} address ${right.slice(0, 6)}… is caught, the right one is accepted`,
    quickIf(ticker === 'eth'),
    async ({ page }) => {
      const wrong = right.replace(part, mistyped)
      expect(wrong).not.toBe(right)
      await openFor(page, ticker)
      if (ticker === 'xlm') await page.getByLabel('My wallet doesn’t require a memo').check()
      await field(page, ticker).fill(wrong)
      await checkButton(page).click()
      await expect(field(page, ticker)).toHaveAccessibleDescription(new RegExp(NOT_VALID))
      await expect(field(page, ticker)).toBeFocused()
      await expect(review(page)).toBeHidden()

      await field(page, ticker).fill(right)
      await expect(field(page, ticker)).not.toHaveAttribute('aria-invalid', 'true')
      await checkButton(page).click()
      await expect(review(page)).toContainText(right)
    },
  )
}

test('a mistyped refund address is caught like any other, and none is needed', FULL, async ({ page }) => {
  await openFor(page, 'eth')
  await field(page, 'eth').fill(ADDRESSES.eth)
  const refund = page.getByLabel('BTC refund address')
  await refund.fill(ADDRESSES.btc.replace('h8z3k2e', 'h8z3k2f'))
  await checkButton(page).click()
  await expect(refund).toHaveAccessibleDescription(new RegExp(NOT_VALID))
  await expect(review(page)).toBeHidden()
  await refund.fill('')
  await checkButton(page).click()
  await expect(review(page)).toContainText('Not provided')
})

const ELSEWHERE = [
  ['eth', 'Bitcoin', ADDRESSES.btc, 'Ethereum'],
  ['eth', 'Tron (TRC-20)', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'Ethereum'],
  ['eth', 'Stellar', 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ', 'Ethereum'],
  ['btc', 'Ethereum', ADDRESSES.eth, 'Bitcoin'],
  ['btc', 'Litecoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'Bitcoin'],
] as const

for (const [ticker, network, address, own] of ELSEWHERE) {
  test(`an address of ${network} given for ${ticker} is called one`, FULL, async ({ page }) => {
    await openFor(page, ticker)
    await field(page, ticker).fill(address)
    await field(page, ticker).blur()
    await expect(field(page, ticker)).toHaveAccessibleDescription(
      `Network: ${own} This looks like an address on another network (${network}). Enter a valid ${own} address.`,
    )
    await checkButton(page).click()
    await expect(review(page)).toBeHidden()
  })
}

test('the back end itself takes no mistyped address, and names every wrong one', async ({ request }) => {
  const response = await request.post(ORDERS, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      ...{ tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth', amount: '0.2' },
      addressTo: ADDRESSES.eth.replace('BeAed', 'Beaed'),
      userRefundAddress: ADDRESSES.btc.replace('jj0', 'jj9'),
    },
  })
  expect(response.status()).toBe(422)
  expect(await response.json()).toMatchObject({
    fields: { addressTo: { code: 'address_invalid' }, userRefundAddress: { code: 'refund_address_invalid' } },
  })
})
