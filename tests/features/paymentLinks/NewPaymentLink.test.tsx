// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { makePaymentRequest } from '@/api/paymentRequests'
import type { PaymentRequest } from '@/contract/paymentRequests'
import { ApiFailure } from '@/domain/text/failure'
import { NewPaymentLink } from '@/features/paymentLinks/NewPaymentLink'
import { aRefusal } from '../../domain/aQuote'
import { expectFocus } from '../../expectFocus'
import { renderWithStore } from '../../renderWithStore'
import '../../nativeDialog'

vi.mock('@/api/paymentRequests', () => ({ makePaymentRequest: vi.fn() }))
const made = vi.mocked(makePaymentRequest)
beforeEach(() => void made.mockReset())

const BTC_ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const ETH_ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'
const XRP_ADDRESS = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59'

const aLink = (changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
  ...{ id: 'a'.repeat(16), title: 'Two kites', reference: '', ticker: 'btc', network: 'btc' },
  ...{ address: BTC_ADDRESS, extraId: null, amount: '0.5', received: '0', missing: '0.5' },
  ...{ status: 'open', exception: 'none', version: 1, tolerancePercent: '0', transactions: [], exchanges: 0 },
  ...{ createdAt: '2026-11-21T12:00:00.000Z', updatedAt: '2026-11-21T12:00:00.000Z', expiresAt: null },
  ...changes,
})
const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const review = async () => {
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Review payment link' })).not.toHaveAttribute('aria-busy'),
  )
  await press('Review payment link')
}
async function chooseCoin(ticker: string) {
  await press(/^You receive: /)
  const dialog = await screen.findByRole('dialog', { name: 'You receive' })
  await userEvent.type(within(dialog).getByRole('combobox'), `${ticker}{Enter}`)
  await screen.findByRole('button', { name: new RegExp(`^You receive: ${ticker}`) })
}
async function fillIn(address: string) {
  await userEvent.type(field('What it’s for'), 'Two kites')
  await userEvent.click(field('Your address'))
  await userEvent.paste(address)
  await userEvent.type(field('Amount you receive'), '0.5')
}
const groupsIn = (element: HTMLElement) =>
  [...element.querySelectorAll('[translate=no] > span')].map(({ textContent }) => textContent)

test('coin, network, address, memo and amount are reviewed before a link is made', async () => {
  made.mockResolvedValue(aLink({ ticker: 'xrp', network: 'xrp', address: XRP_ADDRESS, extraId: '12345' }))
  renderWithStore(<NewPaymentLink />)
  await chooseCoin('XRP')
  await fillIn(XRP_ADDRESS)
  await userEvent.type(field('Destination tag'), '12345')
  await review()
  const shown = screen.getByRole('form', { name: 'Review payment link' })
  await expectFocus(Promise.resolve(screen.getByRole('group', { name: 'Review payment link' })))
  expect(shown).toHaveTextContent('Two kites')
  expect(shown).toHaveTextContent('0.5 XRP')
  expect(shown).toHaveTextContent(XRP_ADDRESS)
  expect(groupsIn(shown)).toContain(XRP_ADDRESS.slice(0, 4))
  expect(shown).toHaveTextContent('Destination tag: 12345')
  expect(shown).toHaveTextContent('You can’t change it later.')
  expect(made).not.toHaveBeenCalled()

  await press('Create payment link')
  const said = await screen.findByRole('status')
  await within(said).findByText('Your payment link is ready')
  expect(said).toHaveTextContent(XRP_ADDRESS)
  expect(groupsIn(said)).toContain(XRP_ADDRESS.slice(0, 4))
  expect(said).toHaveTextContent('Destination tag: 12345')
  expect(made).toHaveBeenCalledExactlyOnceWith({
    ...{ title: 'Two kites', reference: '', ticker: 'xrp', network: 'xrp', address: XRP_ADDRESS },
    ...{ extraId: '12345', notProvideMemo: false, amount: '0.5', tolerancePercent: '0', life: 'day' },
  })
  expect(field('What it’s for')).toHaveValue('')
})

test('an address of another network is recognized at its field, and nothing is reviewed', async () => {
  renderWithStore(<NewPaymentLink />)
  await fillIn(ETH_ADDRESS)
  await review()
  await waitFor(() => expect(field('Your address')).toHaveAccessibleDescription(/looks like/i))
  expect(screen.queryByRole('form', { name: 'Review payment link' })).toBeNull()
})

test('each problem stands at its field, and an edit shows what was typed', async () => {
  renderWithStore(<NewPaymentLink />)
  await userEvent.type(field('Amount you receive'), 'a lot')
  await review()
  await waitFor(() => expect(field('What it’s for')).toHaveFocus())
  expect(field('What it’s for')).toHaveAccessibleDescription(/Enter what the payment is for/)
  expect(field('Amount you receive')).toHaveAccessibleDescription(/Enter an amount such as 0.25/)
  await userEvent.clear(field('Amount you receive'))
  await fillIn(BTC_ADDRESS)
  await review()
  await press('Edit')
  expect(field('Your address')).toHaveValue(BTC_ADDRESS)
})

test('what the back end refuses comes back to its field until it is changed', async () => {
  made.mockRejectedValue(
    new ApiFailure(aRefusal('validation_failed', { fields: { address: 'address_invalid' } })),
  )
  renderWithStore(<NewPaymentLink />)
  await fillIn(BTC_ADDRESS)
  await review()
  await press('Create payment link')
  await waitFor(() => expect(field('Your address')).toHaveAttribute('aria-invalid', 'true'))
  expect(field('Your address')).toHaveFocus()
})
