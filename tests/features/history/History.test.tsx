// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchHistory } from '@/api/exchanges'
import { downloadText } from '@/browser/page/downloadText'
import { accountTimings } from '@/config/accountTimings'
import * as timings from '@/config/timings'
import type { Exchange } from '@/contract/exchanges'
import { ApiFailure } from '@/domain/text/failure'
import { History } from '@/features/history/History'
import { anExchange } from '../../domain/anExchange'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/exchanges', () => ({ fetchHistory: vi.fn() }))
vi.mock('@/browser/page/downloadText', () => ({ downloadText: vi.fn() }))
const fetched = vi.mocked(fetchHistory)

const rows = (totalCount: number, ...result: Exchange[]) => ({ result, offset: 0, limit: 20, totalCount })
const requests = () => fetched.mock.calls.map(([request]) => request)
const open = (query: Record<string, string> = {}) => renderWithStore(<History />, { router: { query } })

beforeEach(() => {
  fetched.mockReset()
  vi.mocked(downloadText).mockReset()
})
afterEach(() => vi.useRealTimers())

test('each exchange stands with what it changes, its state in the words of its page, and the way there', async () => {
  fetched.mockResolvedValue(
    rows(2, anExchange(), anExchange({ publicId: 'z', status: 'refunded', amountFrom: '0.05' })),
  )
  open()
  const row = await screen.findByRole('row', { name: /abc123/ })
  expect(row).toHaveTextContent('0.1 BTC')
  expect(row).toHaveTextContent('2.6 ETH')
  expect(row).toHaveTextContent('Waiting')
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/exchange?id=abc123')
  expect(screen.getByRole('row', { name: /Refunded/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /Refunded/ })).toHaveTextContent('0.05 BTC')
  // Nothing was paid out.
  expect(screen.getByRole('row', { name: /Refunded/ })).not.toHaveTextContent('2.6')
  expect(screen.getByText('2 exchanges')).toHaveAttribute('role', 'status')
})

test('the address determines the request', async () => {
  fetched.mockResolvedValue(rows(45, anExchange()))
  open({ state: 'open', search: 'eth', page: '3' })
  expect(await screen.findByText('Page 3 of 3')).toBeVisible()
  expect(requests()).toEqual([{ state: 'open', search: 'eth', offset: 40, limit: 20 }])
})

test('a filter leads to the first page of its results, with the same search', async () => {
  fetched.mockResolvedValue(rows(45, anExchange()))
  const { router } = open({ search: 'eth', page: '2' })
  await userEvent.click(await screen.findByRole('radio', { name: 'Completed' }))
  expect(router.push).toHaveBeenCalledWith(
    { pathname: '/', query: { state: 'finished', search: 'eth' } },
    undefined,
    { shallow: true, scroll: false },
  )
})

test('a search is requested after the debounce, and adds no history entry', async () => {
  vi.useFakeTimers()
  fetched.mockResolvedValue(rows(0))
  const { router } = open()
  await act(() => vi.advanceTimersByTimeAsync(0))
  const field = screen.getByRole('searchbox', { name: 'Search' })
  fireEvent.change(field, { target: { value: 'us' } })
  await act(() => vi.advanceTimersByTimeAsync(accountTimings.searchDebounce - 1))
  fireEvent.change(field, { target: { value: 'usdt ' } })
  await act(() => vi.advanceTimersByTimeAsync(accountTimings.searchDebounce - 1))
  expect(router.replace).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(router.replace).toHaveBeenCalledExactlyOnceWith(
    { pathname: '/', query: { search: 'usdt' } },
    undefined,
    { shallow: true, scroll: false },
  )
  expect(router.push).not.toHaveBeenCalled()
})

test('no exchange at all leads to the form, none found to clearing the filters', async () => {
  fetched.mockResolvedValue(rows(0))
  const { unmount } = open()
  expect(await screen.findByRole('link', { name: 'Start an exchange' })).toBeVisible()
  unmount()
  const { router } = open({ state: 'failed' })
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(router.push).toHaveBeenCalledWith({ pathname: '/', query: {} }, undefined, expect.anything())
})

test('open exchanges are refreshed, and a failure then leaves what is shown', async () => {
  vi.useFakeTimers()
  fetched.mockResolvedValueOnce(rows(1, anExchange()))
  fetched.mockResolvedValueOnce(rows(1, anExchange({ status: 'sending' })))
  fetched.mockRejectedValueOnce(new ApiFailure({ kind: 'broken' }))
  fetched.mockResolvedValue(rows(1, anExchange({ status: 'finished' })))
  open()
  const next = () => act(() => vi.advanceTimersByTimeAsync(timings.statusPoll))
  await act(() => vi.advanceTimersByTimeAsync(0))
  await next()
  expect(screen.getByRole('row', { name: /Sending/ })).toBeVisible()
  await next()
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load your exchanges.')
  expect(screen.getByRole('row', { name: /Sending/ })).toBeVisible()
  await next()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('row', { name: /Completed/ })).toBeVisible()
  await next()
  expect(fetched).toHaveBeenCalledTimes(4)
})

test('the export holds all that match, page by page, none twice', async () => {
  const page = Array.from({ length: 100 }, (_, index) => anExchange({ publicId: `a${index}` }))
  fetched.mockResolvedValueOnce(rows(101, ...page.slice(0, 20)))
  fetched.mockResolvedValueOnce(rows(101, ...page))
  fetched.mockResolvedValueOnce(rows(101, anExchange({ publicId: 'a99' }), anExchange({ publicId: 'last' })))
  open({ search: 'eth' })
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
  expect(requests().slice(1)).toEqual([
    { search: 'eth', state: 'all', offset: 0, limit: 100 },
    { search: 'eth', state: 'all', offset: 100, limit: 100 },
  ])
  const [name, type, text = ''] = vi.mocked(downloadText).mock.lastCall ?? []
  expect([name, type]).toEqual(['exchanges.csv', 'text/csv'])
  expect(text.trim().split('\r\n')).toHaveLength(102)
})

test('an export that fails says so', async () => {
  fetched.mockResolvedValueOnce(rows(1, anExchange({ status: 'finished' })))
  fetched.mockRejectedValue(new ApiFailure({ kind: 'offline' }))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/Couldn’t create the file.*offline/)
  expect(downloadText).not.toHaveBeenCalled()
})
