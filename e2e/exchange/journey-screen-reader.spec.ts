import { expect, test } from '@playwright/test'
import { orderByApi } from '../support/exchangeApi'
import {
  ADDRESS,
  amountField,
  currencyButton,
  giveAddress,
  openPage,
  shownStatus,
} from '../support/exchangePage'
import { FULL } from '../support/fullRun'

test('the form is named, each amount is described by its note, and a new quote is announced', async ({
  page,
}) => {
  await openPage(page, '/exchange')
  const form = page.getByRole('form', { name: 'Exchange form' })
  await expect(form).toMatchAriaSnapshot(`
    - group "Transaction type":
      - radio "Exchange" [checked]
    - textbox "You send": "0.003"
    - button /Currency you send. BTC,? Bitcoin/
    - group "Rate type":
      - radio "Floating" [checked]
      - radio "Fixed"
    - button "Swap currencies"
    - textbox "You get"
    - button /Currency you get. ETH,? Ethereum/
    - button /Price details 1 BTC = [\\d.]+ ETH Fees ≈ \\$[\\d.]+ ≈ 5–30 min/
    - status: /You send 0\\.003 BTC and get [\\d.]+ ETH/
    - button "Continue"
  `)
  await expect(amountField(page, 'send')).toHaveAccessibleDescription(/^Min [\d.]+, max [\d.]+\sBTC$/)
  await amountField(page, 'send').fill('0.5')
  await expect(form.getByRole('status')).toHaveText(/^You send 0\.5 BTC and get [\d.]+ ETH$/)
  await amountField(page, 'send').fill('0.0000001')
  await expect(amountField(page, 'send')).toHaveAccessibleDescription(/^The minimum is [\d.]+\sBTC\./)
  await expect(amountField(page, 'send')).toHaveAttribute('aria-invalid', 'true')
})

test(
  'the picker is a combobox that names the highlighted option and its place among all',
  FULL,
  async ({ page }) => {
    await openPage(page, '/exchange')
    await currencyButton(page, 'get').click()
    const picker = page.getByRole('dialog', { name: 'Select the currency you get' })
    const search = picker.getByRole('combobox', { name: 'Name, ticker, network or contract' })
    await expect(search).toHaveAttribute('aria-expanded', 'true')
    const list = picker.getByRole('listbox', { name: 'Select the currency you get' })
    await expect(search).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '')
    await expect(list.getByRole('option').first()).toHaveAttribute('aria-setsize', /^\d{4}$/)

    const highlighted = picker.getByRole('listbox').getByRole('option', { selected: true })
    await search.press('ArrowDown')
    await expect(highlighted).toHaveAttribute('aria-posinset', '1')
    await expect(search).toHaveAttribute(
      'aria-activedescendant',
      (await highlighted.getAttribute('id')) ?? '',
    )
    // Up from the first is the last: every one of them can be reached by keyboard.
    await search.press('ArrowUp')
    const size = await highlighted.getAttribute('aria-setsize')
    expect(Number(size)).toBeGreaterThanOrEqual(1600)
    await expect(highlighted).toHaveAttribute('aria-posinset', size ?? '')
    await expect(highlighted).toBeInViewport()

    await search.fill('monero')
    await expect(picker.getByRole('status')).toHaveText(/^\d+ currenc(y|ies) found$/)
    await expect(highlighted).toHaveAccessibleName(/^XMR Monero/)
    await search.fill('qqqqqq')
    await expect(picker.getByRole('status')).toHaveText('0 currencies found')
  },
)

test(
  'a currency without a pair to the other side is said to be unavailable and cannot be chosen',
  FULL,
  async ({ page }) => {
    // Coins that few exchange cannot be had for bitcoin on Lightning.
    await openPage(page, '/exchange?from=btc-lightning&to=eth-eth')
    await currencyButton(page, 'get').click()
    const picker = page.getByRole('dialog')
    await picker.locator('input[role=combobox]').fill('wigo')
    const rare = picker.getByRole('listbox').getByRole('option', { name: /^WIGO WigoSwap/ })
    await expect(rare).toHaveAccessibleName(/Unavailable for this pair/)
    await expect(rare).toBeDisabled()
    await rare.click({ force: true })
    await expect(picker).toBeVisible()
  },
)

/** As it is read: four characters at a time. */
const inGroups = (address: string) => address.match(/.{1,4}/g)?.join(' ') ?? ''

test('each step is announced, and an error is announced with its field', FULL, async ({ page }) => {
  await openPage(page, '/exchange?from=btc-btc&to=eth-eth&amount=0.1&step=address')
  const steps = page.getByRole('list', { name: 'Exchange steps' })
  await expect(steps.locator('[aria-current=step]')).toHaveText('Addresses')
  await expect(page.getByRole('group', { name: 'Receive ETH at' })).toBeVisible()
  const address = page.getByLabel('Recipient ETH address')
  await expect(address).toHaveAccessibleDescription(/Network: Ethereum/)
  await address.fill(ADDRESS.eth.replace('5a', '5A'))
  await address.blur()
  await expect(address).toHaveAccessibleDescription(/At least one character is wrong/)
  await giveAddress(page, 'ETH', ADDRESS.eth)
  await expect(steps.locator('[aria-current=step]')).toHaveText('Review')
  await expect(page.getByRole('region', { name: 'Review your exchange' })).toMatchAriaSnapshot(`
    - heading "Review your exchange" [level=2]
    - term: You send
    - definition: 0.1 BTC
    - definition: Bitcoin
    - term: You get
    - definition:
      - button /≈ [\\d.]+ ETH/
    - definition: Ethereum
    - button /^Price details 1 BTC = .* Fees/
    - term: Recipient
    - definition: /${inGroups(ADDRESS.eth)}.*Network. Ethereum/
    - button /Create exchange. send 0.1 BTC/
  `)
})

test('the deposit is read as names and values, each with its own copy button, and progress is announced', async ({
  page,
  request,
}) => {
  await openPage(page, `/exchange?id=${await orderByApi(request)}`)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - list "Exchange progress":
      - listitem: Waiting
      - listitem: Confirming
      - listitem: Exchanging
      - listitem: Sending
      - listitem: Completed
    - heading "Send 0.1 BTC to start" [level=1]
    - status: Waiting for your deposit.
    - term: Amount
    - definition:
      - text: 0.1 BTC
      - button "Copy amount"
    - term: Deposit address on Bitcoin
    - definition:
      - text: /^bc1/
      - button "Copy address"
    - term: Time left to deposit
    - definition:
      - timer: /\\d/
    - img /^QR code. deposit address$/
    - link "Open in wallet"
    - paragraph: /invalid checksum/
    - region /Sandbox. test without real money/
    - complementary "Exchange details"
  `)
  const progress = page.getByRole('list', { name: 'Exchange progress' })
  await expect(progress.locator('[aria-current=step]')).toHaveText('Waiting')
  await page.getByRole('button', { name: 'Simulate deposit' }).click()
  await expect(shownStatus(page)).toHaveText(/^The network is confirming your deposit/)
  await expect(progress.getByRole('listitem').first()).toHaveText('Waiting (done)')
})
