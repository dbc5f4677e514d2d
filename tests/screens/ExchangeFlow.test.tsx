// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchEstimate } from '@/api/estimates'
import { ExchangeFlow } from '@/screens/exchange/ExchangeFlow'
import { anEstimate, aQuoteRequest } from '../domain/aQuote'
import '../nativeDialog'
import { renderWithStore } from '../renderWithStore'

vi.mock('@/api/estimates', () => ({ fetchEstimate: vi.fn() }))

const link = { from: 'xrp-xrp', to: 'usdt-trx', amount: '500' }
const open = (query: Record<string, string>) => renderWithStore(<ExchangeFlow />, { router: { query } })
const step = () => screen.getByRole('listitem', { current: 'step' }).textContent

beforeEach(() => void vi.mocked(fetchEstimate).mockReset().mockResolvedValue(anEstimate('1200')))

test('a link fills the form with its currencies and its amount', async () => {
  open(link)
  expect(step()).toBe('Amount')
  expect(screen.getByRole('textbox', { name: 'You send' })).toHaveValue('500')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'You get' })).toHaveValue('1200'))
  expect(vi.mocked(fetchEstimate).mock.calls.map(([requested]) => requested)).toEqual([
    aQuoteRequest({
      tickerFrom: 'xrp',
      networkFrom: 'xrp',
      tickerTo: 'usdt',
      networkTo: 'trx',
      amount: '500',
    }),
  ])
})

test('a reload at the address step restores its deal', () => {
  open({ ...link, step: 'address' })
  expect(step()).toBe('Addresses')
  expect(screen.getByRole('textbox', { name: 'Recipient USDT address' })).toBeVisible()
  expect(screen.getByText('500 XRP')).toBeVisible()
})

test('a reload at the review leads back to the addresses, because nothing has been agreed', () => {
  open({ ...link, step: 'review' })
  expect(step()).toBe('Addresses')
})

test('going on writes the deal into the address, so that the browser’s Back and a reload find it', async () => {
  const { router } = open(link)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'You get' })).toHaveValue('1200'))
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(router.push).toHaveBeenCalledExactlyOnceWith(
    { pathname: '/exchange', query: { ...link, step: 'address' } },
    undefined,
    { shallow: true },
  )
})

test('without addresses the way on is barred, and the first wrong field is led to', async () => {
  const { router } = open({ ...link, step: 'address' })
  const button = screen.getByRole('button', { name: 'Review exchange' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await userEvent.click(button)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Recipient USDT address' })).toHaveFocus())
  expect(screen.getByRole('textbox', { name: 'Recipient USDT address' })).toBeInvalid()
  expect(router.push).not.toHaveBeenCalled()
})
