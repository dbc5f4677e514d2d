// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchLastExchanges } from '@/api/exchanges'
import { loadCurrencyList, loadOfferedSymbols, loadPairSet } from '@/api/lists'
import { ApiFailure } from '@/domain/text/failure'
import { pairSetFrom } from '@/domain/currency/pair'
import {
  rateKindChosen,
  selectCurrenciesStatus,
  selectOfferedCurrencies,
  selectLastExchanges,
  selectPairs,
} from '@/store/slices/exchangeSlice'
import {
  loadCurrencies,
  loadOfferedCurrencies,
  loadLastExchanges,
  loadPairs,
} from '@/store/currency/loadLists'
import { makeStore } from '@/store/makeStore'

vi.mock('@/api/lists', () => ({
  loadCurrencyList: vi.fn(),
  loadOfferedSymbols: vi.fn(),
  loadPairSet: vi.fn(),
}))
vi.mock('@/api/exchanges', () => ({ fetchLastExchanges: vi.fn() }))

const broken = new ApiFailure({ kind: 'broken' })
const listening = () => vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => void vi.restoreAllMocks())

describe('last exchanges', () => {
  const one = {
    ...{ tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth' },
    ...{ amountFrom: '1', amountTo: '2', finishedAt: '2026-01-01T00:00:00Z' },
  }

  test('success stores data', async () => {
    const store = makeStore()
    expect(store.getState().exchange.lastExchangesFetchStatus).toBe('idle')
    vi.mocked(fetchLastExchanges).mockResolvedValueOnce([one])
    await store.dispatch(loadLastExchanges())
    expect(selectLastExchanges(store.getState())).toEqual([one])
    expect(store.getState().exchange.lastExchangesFetchStatus).toBe('success')
  })

  test('failure keeps old data and sets failure', async () => {
    const store = makeStore()
    vi.mocked(fetchLastExchanges).mockResolvedValueOnce([one]).mockRejectedValueOnce(broken)
    await store.dispatch(loadLastExchanges())
    await store.dispatch(loadLastExchanges())
    expect(selectLastExchanges(store.getState())).toEqual([one])
    expect(store.getState().exchange.lastExchangesFetchStatus).toBe('failure')
  })
})

describe('failures of R41', () => {
  test('a currency list that cannot be fetched is silent', async () => {
    const listener = listening()
    const store = makeStore()
    vi.mocked(loadCurrencyList).mockRejectedValueOnce(broken)
    await store.dispatch(loadCurrencies())
    expect(selectCurrenciesStatus(store.getState())).toBe('failure')
    expect(listener).not.toHaveBeenCalled()
  })

  test('a failed currency list is tried again when it is needed, not ahead of that', async () => {
    const store = makeStore()
    vi.mocked(loadCurrencyList).mockReset().mockRejectedValueOnce(broken).mockResolvedValueOnce([])
    await store.dispatch(loadCurrencies({ isAhead: true }))
    await store.dispatch(loadCurrencies({ isAhead: true }))
    expect(loadCurrencyList).toHaveBeenCalledOnce()
    expect(selectCurrenciesStatus(store.getState())).toBe('failure')
    await store.dispatch(loadCurrencies())
    expect(selectCurrenciesStatus(store.getState())).toBe('success')
  })

  test('pairs that cannot be fetched are logged', async () => {
    const listener = listening()
    vi.mocked(loadPairSet).mockRejectedValueOnce(broken)
    await makeStore().dispatch(loadPairs(false))
    expect(listener).toHaveBeenCalledExactlyOnceWith('list of pairs failed: broken')
  })

  test('fixed currencies that cannot be fetched are logged', async () => {
    const listener = listening()
    vi.mocked(loadOfferedSymbols).mockRejectedValueOnce(broken)
    const store = makeStore()
    await store.dispatch(loadOfferedCurrencies(true))
    expect(listener).toHaveBeenCalledExactlyOnceWith('list of fixed currencies failed: broken')
    expect(selectOfferedCurrencies(store.getState())).toEqual([])
  })
})

test('fixed pairs are stored beside all pairs', async () => {
  const store = makeStore()
  const [all, fixed] = [pairSetFrom({ btc: ['eth', 'eur'] }), pairSetFrom({ btc: ['eth'] })]
  vi.mocked(loadPairSet).mockImplementation((isFixed) => Promise.resolve(isFixed ? fixed : all))
  await store.dispatch(loadPairs(false))
  await store.dispatch(loadPairs(true))
  expect(store.getState().exchange).toMatchObject({ allPairsList: all, fixedPairs: fixed })
  expect(selectPairs(store.getState())).toEqual(all)
  store.dispatch(rateKindChosen('fixed'))
  expect(selectPairs(store.getState())).toEqual(fixed)
})

test('fixed currencies are stored by their symbols', async () => {
  const store = makeStore()
  vi.mocked(loadOfferedSymbols).mockResolvedValueOnce(['btc', 'eth'])
  await store.dispatch(loadOfferedCurrencies(true))
  expect(loadOfferedSymbols).toHaveBeenLastCalledWith(true)
  expect(store.getState().exchange.fixedCurrencies).toEqual(['btc', 'eth'])
  expect(selectOfferedCurrencies(store.getState())).toEqual([])
  store.dispatch(rateKindChosen('fixed'))
  expect(selectOfferedCurrencies(store.getState())).toEqual(['btc', 'eth'])
})

test('floating currencies are stored by their symbols', async () => {
  const store = makeStore()
  vi.mocked(loadOfferedSymbols).mockResolvedValueOnce(['btc', 'xrp'])
  await store.dispatch(loadOfferedCurrencies(false))
  expect(loadOfferedSymbols).toHaveBeenLastCalledWith(false)
  expect(selectOfferedCurrencies(store.getState())).toEqual(['btc', 'xrp'])
})
