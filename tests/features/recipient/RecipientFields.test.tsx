// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Currency } from '@/domain/currency/currency'
import type { RecipientProblems } from '@/domain/exchange/recipientProblems'
import { RecipientFields } from '@/features/recipient/RecipientFields'
import type { Locale } from '@/i18n/languages'
import { selectDraft } from '@/store/slices/exchangeSlice'
import { anInvoice } from '../../domain/address/invoices'
import { aCurrency, BTC, ETH, EUR, XRP } from '../../domain/currencies'
import { renderWithStore } from '../../renderWithStore'

// EIP-55, the standard's own first example, and the same with one letter's case turned.
const VALID = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const MISTYPED = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed'
const BITCOIN = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const RIPPLE = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'

type Changes = {
  from?: Currency
  to?: Currency
  refused?: RecipientProblems
  showAll?: boolean
  locale?: Locale
}

const NOTHING_REFUSED = {}

// Where a tab keeps what was typed over a reload.
beforeEach(() => sessionStorage.clear())

function open({
  from = BTC,
  to = ETH,
  refused = NOTHING_REFUSED,
  showAll = false,
  locale = 'en',
}: Changes = {}) {
  return renderWithStore(
    <RecipientFields from={from} to={to} refused={refused} showAll={showAll}>
      {({ isChecked, problems }) => <output>{`${isChecked} ${Object.values(problems).join()}`}</output>}
    </RecipientFields>,
    { router: { locale }, texts: locale },
  )
}
const address = (ticker = 'ETH') => screen.getByRole('textbox', { name: `Recipient ${ticker} address` })
const tag = () => screen.getByRole('textbox', { name: 'Destination tag' })
const status = () => screen.getByRole('status').textContent

const pasteInto = (field: HTMLElement, value: string) =>
  fireEvent.input(field, { target: { value }, inputType: 'insertFromPaste' })

describe('what is pasted', () => {
  const XLM = aCurrency('xlm', { has_extra_id: true, extra_id: 'Memo' })
  const TON = aCurrency('ton', { has_extra_id: true, extra_id: 'Comment' })
  // SEP-23 and docs.ton.org.
  const STELLAR = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ'
  const FRIENDLY = 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF'

  test.each([
    [XRP, `ripple:${RIPPLE}?dt=33722`, RIPPLE, 'Destination tag', '33722'],
    [XRP, `${RIPPLE}:0`, RIPPLE, 'Destination tag', '0'],
    [XRP, `Address: ${RIPPLE}\nDestination tag: 4242`, RIPPLE, 'Destination tag', '4242'],
    [
      XLM,
      `web+stellar:pay?destination=${STELLAR}&amount=10&memo=4242&memo_type=MEMO_ID`,
      STELLAR,
      'Memo',
      '4242',
    ],
    [TON, `ton://transfer/${FRIENDLY}?text=4242`, FRIENDLY, 'Comment', '4242'],
  ])('fills the address and the extra id: %#', async (to, text, into, label, id) => {
    open({ to })
    pasteInto(address(to.symbolFront), text)
    expect(address(to.symbolFront)).toHaveValue(into)
    expect(screen.getByRole('textbox', { name: label })).toHaveValue(id)
    await waitFor(() => expect(status()).toBe('true '))
  })

  test('unticks that the wallet needs no extra id', async () => {
    open({ to: XRP })
    await userEvent.click(screen.getByRole('checkbox', { name: /require a destination tag/ }))
    pasteInto(address('XRP'), `ripple:${RIPPLE}?dt=7`)
    expect(tag()).toBeEnabled()
    expect(tag()).toHaveValue('7')
  })

  test('with a memo that no payout carries gets a caution', () => {
    const SOL = aCurrency('sol', { fullInfo: { network_name: 'Solana' } })
    open({ to: SOL })
    pasteInto(address('SOL'), 'solana:mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN?memo=OrderId12345')
    expect(address('SOL')).toHaveAccessibleDescription(/asks for the memo “OrderId12345”/)
  })

  test('for another network changes neither field', async () => {
    open({ to: XRP })
    await userEvent.type(address('XRP'), RIPPLE)
    await userEvent.type(tag(), '5')
    pasteInto(address('XRP'), `web+stellar:pay?destination=${STELLAR}&memo=4242`)
    expect(address('XRP')).toHaveValue(RIPPLE)
    expect(tag()).toHaveValue('5')
    expect(address('XRP')).toHaveAccessibleDescription(/another network \(Stellar\)/)
  })
})

describe('the address', () => {
  test('names its network in words', () => {
    open()
    expect(address()).toHaveAccessibleDescription(/Network: Ethereum \(ERC-20\)/)
  })

  test('that is right is checked without a word', async () => {
    open()
    await userEvent.type(address(), VALID)
    await userEvent.tab()
    await waitFor(() => expect(status()).toBe('true '))
    expect(address()).toBeValid()
  })

  test('that is mistyped by one character is caught on blur, not while it is typed', async () => {
    open()
    await userEvent.type(address(), MISTYPED)
    await waitFor(() => expect(status()).toBe('true address_invalid'))
    expect(address()).toBeValid()
    await userEvent.tab()
    expect(address()).toBeInvalid()
    expect(address()).toHaveAccessibleDescription(/At least one character is wrong/)
  })

  test('of another chain is named as what it looks like', async () => {
    open()
    await userEvent.type(address(), BITCOIN)
    await userEvent.tab()
    await waitFor(() =>
      expect(address()).toHaveAccessibleDescription(/another network \(Bitcoin\).*Enter a valid Ethereum/),
    )
  })

  test('of a format that Bitcoin has too gets a caution that names Bitcoin', async () => {
    open({ to: aCurrency('ltc', { fullInfo: { network_name: 'Litecoin' } }) })
    await userEvent.type(address('LTC'), '3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC')
    await waitFor(() => expect(status()).toBe('true '))
    await waitFor(() => expect(address('LTC')).toHaveAccessibleDescription(/This may be a Bitcoin address/))
    expect(screen.queryByText('Valid Litecoin address')).toBeNull()
  })

  test('of Lightning that is over is refused by a sentence of its own', async () => {
    const lightning = { network: 'lightning', fullInfo: { network_name: 'Lightning' } }
    open({ to: aCurrency('btc', lightning), showAll: true })
    pasteInto(address('BTC'), anInvoice({ amount: '10u', at: Math.floor(Date.now() / 1000) - 7200 }))
    await waitFor(() => expect(status()).toBe('true invoice_expired'))
    expect(address('BTC')).toHaveAccessibleDescription(/This invoice has expired/)
  })

  test('is not required before the first try, and then is', () => {
    open()
    expect(address()).toBeValid()
    open({ showAll: true })
    expect(screen.getAllByRole('textbox', { name: 'Recipient ETH address' })[1]).toHaveAccessibleDescription(
      /Enter an address/,
    )
  })

  test('loses the blanks that come along when it is pasted', async () => {
    const { store } = open()
    await userEvent.click(address())
    await userEvent.paste(` ${VALID}\n`)
    expect(selectDraft(store.getState()).addressTo).toBe(VALID)
  })

  test('of a bank account needs no network', () => {
    open({ to: EUR })
    expect(screen.getByRole('textbox', { name: 'Your EUR bank account' })).toHaveAccessibleDescription(
      /Bank account/,
    )
  })

  test('of a bank account that is wrong is not called a wrong address', async () => {
    open({ to: EUR, showAll: true })
    const account = screen.getByRole('textbox', { name: 'Your EUR bank account' })
    await userEvent.type(account, 'DE89370400440532013001')
    await userEvent.tab()
    await waitFor(() =>
      expect(account).toHaveAccessibleDescription(/Invalid bank account\. Check every character\./),
    )
    expect(account).not.toHaveAccessibleDescription(/address/)
  })
})

describe('the extra id', () => {
  test('is missing until it is given', async () => {
    open({ to: XRP, showAll: true })
    await userEvent.type(address('XRP'), RIPPLE)
    await waitFor(() => expect(status()).toBe('true extra_id_required'))
    expect(tag()).toHaveAccessibleDescription(
      /Enter the destination tag, or confirm that your wallet doesn’t require one/,
    )
    await userEvent.type(tag(), '42')
    expect(status()).toBe('true ')
  })

  test('can be said to be not needed, which empties and closes its field', async () => {
    const { store } = open({ to: XRP })
    expect(tag()).toBeRequired()
    await userEvent.type(tag(), '42')
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'My wallet doesn’t require a destination tag' }),
    )
    expect(selectDraft(store.getState())).toMatchObject({ notProvideMemo: true, extraIdTo: '' })
    expect(tag()).toBeDisabled()
    expect(tag()).not.toBeRequired()
  })

  test('that does not fit is named in the error', async () => {
    open({ to: XRP })
    await userEvent.type(tag(), 'hello')
    await userEvent.tab()
    expect(tag()).toHaveAccessibleDescription(/doesn’t look like a valid destination tag/)
  })

  test('has its German name as the label and in every sentence on the German page', async () => {
    open({ to: XRP, showAll: true, locale: 'de' })
    const field = screen.getByRole('textbox', { name: 'Destination-Tag' })
    expect(
      screen.getByRole('checkbox', { name: 'Destination-Tag: Meine Wallet verlangt diese Angabe nicht' }),
    ).toBeVisible()
    await userEvent.type(field, 'hello')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/Destination-Tag: Diese Angabe scheint ungültig zu sein\./),
    )
  })

  test('is required for a refund only once there is a refund address', async () => {
    open({ from: XRP })
    expect(screen.queryByRole('textbox', { name: 'Destination tag' })).toBeNull()
    await userEvent.type(screen.getByRole('textbox', { name: 'XRP refund address' }), RIPPLE)
    expect(tag()).toBeVisible()
  })

  // XLS-5d's own examples, of tag 14 and of none.
  const TAGGED = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGo2K5VpXpmCqbV2gS'
  const UNTAGGED = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ'

  test('inside an address is shown in place of the field, which comes back with another address', async () => {
    open({ to: XRP })
    await userEvent.type(address('XRP'), TAGGED)
    await screen.findByText('Destination tag in this address: 14. We’ll use it for the payment.')
    expect(screen.queryByRole('textbox', { name: 'Destination tag' })).toBeNull()
    await waitFor(() => expect(status()).toBe('true '))
    await userEvent.clear(address('XRP'))
    await userEvent.type(address('XRP'), RIPPLE)
    await waitFor(() => expect(tag()).toHaveValue(''))
  })

  test('is not asked for beside an address that says that it needs none', async () => {
    open({ to: XRP })
    await userEvent.type(address('XRP'), UNTAGGED)
    await screen.findByText('This address doesn’t require a destination tag.')
    await waitFor(() => expect(status()).toBe('true '))
  })

  test.each([
    [TAGGED, 'The address already contains a destination tag (14).'],
    [UNTAGGED, 'This address doesn’t take a destination tag.'],
  ])('that was typed before beside %s is refused until it is cleared', async (given, sentence) => {
    open({ to: XRP })
    await userEvent.type(tag(), '999')
    await userEvent.type(address('XRP'), given)
    await waitFor(() =>
      expect(tag()).toHaveAccessibleDescription(new RegExp(sentence.replace(/[().]/g, '.'))),
    )
    await waitFor(() => expect(status()).toMatch(/^true extra_id_/))
    await userEvent.clear(tag())
    await waitFor(() => expect(status()).toBe('true '))
  })

  test('does not exist on a chain that has none', () => {
    open()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

test('the back end’s refusal is shown at its field, and falls silent once the field is changed', async () => {
  const refused: RecipientProblems = { userRefundAddress: 'refund_address_invalid' }
  open({ refused, showAll: true })
  const refund = screen.getByRole('textbox', { name: 'BTC refund address' })
  expect(refund).toBeInvalid()
  await userEvent.type(refund, BITCOIN)
  await waitFor(() => expect(refund).toBeValid())
})
