// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchPartnerPayouts, requestPartnerPayout } from '@/api/partners'
import { fetchPayouts, requestPayout } from '@/api/programmes'
import { payoutKeys } from '@/browser/storage/idempotencyKeys'
import * as timings from '@/config/timings'
import type { ApiErrorCode } from '@/domain/text/apiError'
import type { Payout, PayoutList } from '@/contract/programmes'
import { ApiFailure } from '@/domain/text/failure'
import { Withdrawals } from '@/features/withdrawals/Withdrawals'
import { aRefusal } from '../../domain/aQuote'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/programmes', () => ({ fetchPayouts: vi.fn(), requestPayout: vi.fn() }))
vi.mock('@/api/partners', () => ({ fetchPartnerPayouts: vi.fn(), requestPartnerPayout: vi.fn() }))
const fetched = vi.mocked(fetchPayouts)
const requested = vi.mocked(requestPayout)

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const aPayout = (changes: Partial<Payout> = {}): Payout => ({
  ...{ id: 'p1', amountBtc: '0.001', address: ADDRESS, state: 'requested', tx: null },
  ...{ createdAt: '2026-11-21T12:00:00.000Z', updatedAt: '2026-11-21T12:00:00.000Z' },
  ...changes,
})
const aList = (balanceBtc: string, ...result: Payout[]): PayoutList => ({
  ...{ result, offset: 0, limit: 20, totalCount: result.length, balanceBtc, minBtc: '0.0005' },
})
const refusal = (field: string, code: ApiErrorCode) =>
  new ApiFailure({
    ...{ kind: 'refused', status: 422 },
    body: {
      ...{ code, error: '', description: '', traceId: '' },
      fields: { [field]: { code, description: '' } },
    },
  })

const amount = () => screen.getByRole('textbox', { name: 'Amount' })
const address = () => screen.getByRole('textbox', { name: 'Recipient BTC address' })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

async function open(list = aList('0.002')) {
  fetched.mockResolvedValue(list)
  const shown = renderWithStore(<Withdrawals />)
  await screen.findByText(`${list.balanceBtc} BTC`)
  return shown
}
async function fillIn(typed = '0,001') {
  await userEvent.type(amount(), typed)
  await userEvent.type(address(), ADDRESS)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Review withdrawal' })).not.toHaveAttribute('aria-busy'),
  )
  await press('Review withdrawal')
}

/** The addresses shown in groups of four. */
const groupedIn = (element: HTMLElement | null) =>
  [...(element?.querySelectorAll('[translate=no]') ?? [])]
    .filter(({ children }) => [...children].slice(0, -1).every((group) => group.textContent.length === 4))
    .map(({ textContent }) => textContent)

beforeEach(() => {
  localStorage.clear()
  payoutKeys.settle()
  fetched.mockReset()
  requested.mockReset()
})
afterEach(() => vi.useRealTimers())

test('a balance below the minimum is shown with the minimum, and no payout can be requested', async () => {
  await open(aList('0.0003'))
  expect(screen.getByText(/balance is 0\.0003\sBTC\. The minimum withdrawal is 0\.0005\sBTC/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('No withdrawals yet.')).toBeVisible()
})

test('each problem is shown at its field, and the first invalid field has the focus', async () => {
  await open()
  await press('Review withdrawal')
  await waitFor(() => expect(amount()).toHaveFocus())
  expect(amount()).toHaveAccessibleDescription(/Enter an amount/)
  expect(address()).toHaveAccessibleDescription(/Enter an address/)
  await userEvent.type(amount(), '0.0001')
  expect(amount()).toHaveAccessibleDescription(/minimum is 0\.0005\sBTC/)
  await userEvent.clear(amount())
  await userEvent.type(amount(), '5')
  expect(amount()).toHaveAccessibleDescription(/balance is too low/)
  expect(requested).not.toHaveBeenCalled()
})

test('«all» fills in the whole balance', async () => {
  await open()
  await press(/^Max: 0\.002/)
  expect(amount()).toHaveValue('0.002')
})

test('amount and address are repeated in full before anything is sent', async () => {
  await open()
  requested.mockResolvedValue(aPayout())
  await fillIn()
  const confirm = screen.getByRole('form', { name: 'Review your withdrawal' })
  expect(confirm).toHaveTextContent('0.001 BTC')
  expect(confirm).toHaveTextContent(ADDRESS)
  expect(groupedIn(confirm)).toEqual([ADDRESS])
  expect(screen.getByRole('group', { name: 'Withdraw balance' })).toHaveFocus()
  expect(requested).not.toHaveBeenCalled()
  fetched.mockResolvedValue(aList('0.001', aPayout()))
  await press('Confirm withdrawal')
  expect(await screen.findByText('Withdrawal requested')).toBeVisible()
  expect(requested).toHaveBeenCalledExactlyOnceWith(
    { amountBtc: '0.001', address: ADDRESS },
    expect.stringMatching(/^[0-9a-f]{32}$/),
  )
  const row = await screen.findByRole('row', { name: /Not yet available/ })
  expect(within(row).getByText('Requested')).toBeVisible()
  expect(groupedIn(row)).toEqual([ADDRESS])
  const said = screen.getByText('Withdrawal requested').parentElement
  expect(said).toHaveTextContent(`We’ll send 0.001 BTC to ${ADDRESS}. You can track the status below.`)
  expect(groupedIn(said)).toEqual([ADDRESS])
  expect(screen.getByText('0.001 BTC', { selector: '[role=status]' })).toBeVisible()
})

test('a payout whose response was lost is sent again under the same key, also after a reload', async () => {
  const { unmount } = await open()
  requested.mockRejectedValue(new ApiFailure({ kind: 'timeout' }))
  await fillIn()
  await press('Confirm withdrawal')
  expect(await screen.findByRole('alert')).toHaveTextContent('you can’t be charged twice')
  await press('Try again')
  await waitFor(() => expect(requested).toHaveBeenCalledTimes(2))
  unmount()
  await open()
  await fillIn('0.0010')
  await press('Confirm withdrawal')
  await waitFor(() => expect(requested).toHaveBeenCalledTimes(3))
  expect(new Set(requested.mock.calls.map(([, key]) => key)).size).toBe(1)
})

test('what the back end refuses is shown at its field, with all that was typed', async () => {
  await open()
  requested.mockRejectedValue(refusal('amountBtc', 'balance_too_low'))
  await fillIn()
  await press('Confirm withdrawal')
  await waitFor(() => expect(amount()).toHaveFocus())
  expect(amount()).toHaveValue('0,001')
  expect(amount()).toHaveAccessibleDescription(/Your balance is too low for this amount/)
  await userEvent.type(amount(), '5')
  expect(amount()).toBeValid()
})

test('a payout that is not accepted by screening says so, and can be changed but not sent again', async () => {
  requested.mockRejectedValue(new ApiFailure(aRefusal('screening_denied', { status: 403 })))
  await open()
  await fillIn()
  await press('Confirm withdrawal')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We can’t accept this request. Nothing was created',
  )
  expect(screen.queryByRole('button', { name: /again|^Confirm/ })).toBeNull()
  await press('Edit')
  expect(address()).toHaveValue(ADDRESS)
})

test('payouts that are under way are looked at again in the rhythm of the status page, others are not', async () => {
  vi.useFakeTimers()
  fetched.mockResolvedValue(aList('0', aPayout()))
  renderWithStore(<Withdrawals />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  fetched.mockResolvedValue(aList('0', aPayout({ state: 'finished', tx: 'f00' })))
  await act(() => vi.advanceTimersByTimeAsync(timings.statusPoll))
  expect(screen.getByRole('row', { name: /Confirmed/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /f00/ })).toHaveAttribute('href', expect.stringContaining('f00'))
  await act(() => vi.advanceTimersByTimeAsync(3 * timings.statusPoll))
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a list that cannot be loaded shows why, and can be fetched again', async () => {
  fetched.mockRejectedValueOnce(new ApiFailure({ kind: 'unreachable' }))
  renderWithStore(<Withdrawals />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load your withdrawals.')
  fetched.mockResolvedValue(aList('0.002'))
  await press('Try again')
  expect(await screen.findByText('0.002 BTC')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a partner withdraws commissions under a key of their own', async () => {
  await open()
  requested.mockRejectedValue(new ApiFailure({ kind: 'timeout' }))
  await fillIn()
  await press('Confirm withdrawal')
  await screen.findByRole('alert')
  cleanup()
  vi.mocked(fetchPartnerPayouts).mockResolvedValue(aList('0.003'))
  vi.mocked(requestPartnerPayout).mockResolvedValue(aPayout())
  renderWithStore(<Withdrawals purse="commissions" />)
  expect(await screen.findByRole('heading', { name: 'Available commissions' })).toBeVisible()
  await fillIn()
  await press('Confirm withdrawal')
  expect(await screen.findByText('Withdrawal requested')).toBeVisible()
  expect(requested).toHaveBeenCalledOnce()
  const [[, ofCashback]] = requested.mock.calls as [[unknown, string]]
  const [[payout, ofCommissions]] = vi.mocked(requestPartnerPayout).mock.calls as [[unknown, string]]
  expect(payout).toEqual({ amountBtc: '0.001', address: ADDRESS })
  expect(ofCommissions).not.toBe(ofCashback)
})
