// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchLastExchanges } from '@/api/exchanges'
import * as timings from '@/config/timings'
import { LastExchanges } from '@/features/lastExchanges/LastExchanges'
import { loadLastExchanges } from '@/store/currency/loadLists'
import { pageLoaded } from '@/store/preloadedState'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/exchanges', () => ({ fetchLastExchanges: vi.fn() }))

const EXCHANGES = ['2.6', '3.7', '4.8'].map((amountTo, day) => ({
  ...{ tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth' },
  ...{ amountFrom: '0.1', amountTo, finishedAt: `2026-11-2${3 - day}T12:00:00.000Z` },
}))
beforeEach(() => void vi.mocked(fetchLastExchanges).mockReset().mockResolvedValue(EXCHANGES))

const renderServed = (count: number) =>
  renderWithStore(<LastExchanges />, { preloaded: { lastExchanges: EXCHANGES.slice(3 - count) } })
async function interact() {
  vi.useFakeTimers()
  fireEvent.pointerDown(window)
  await act(() => vi.advanceTimersByTimeAsync(timings.interactionRest + 10))
  vi.useRealTimers()
}
const amounts = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)

test('newer exchanges replace the served ones after the first interaction; no row is added', async () => {
  renderServed(2)
  expect(amounts()).toEqual(['3.7 ETH', '4.8 ETH'])
  await interact()
  await waitFor(() => expect(amounts()).toEqual(['2.6 ETH', '3.7 ETH']))
})

test('a page served without exchanges has no section, and none that comes moves what is below', async () => {
  const { container, store } = renderServed(0)
  await interact()
  await act(() => store.dispatch(loadLastExchanges()))
  expect(store.getState().exchange.lastExchanges).toEqual(EXCHANGES)
  expect(container).toBeEmptyDOMElement()
  expect(fetchLastExchanges).toHaveBeenCalledOnce()
})

test('exchanges that the store gets with the page, after the first render, are shown', () => {
  const { store } = renderServed(0)
  act(() => void store.dispatch(pageLoaded({ site: aSite(), currencies: [], lastExchanges: EXCHANGES })))
  expect(amounts()).toHaveLength(3)
})
