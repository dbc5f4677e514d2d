import { describe, expect, test, vi } from 'vitest'
import { loadCurrencyList } from '@/api/lists'
import { ApiFailure } from '@/domain/text/failure'
import { selectQuoteRequest } from '@/store/quote/quoteRequest'
import {
  amountSuggested,
  amountTyped,
  currencyChosen,
  draftPrefilled,
  exchangeSeen,
  orderPlaced,
  selectPlacedExchange,
  rateKindChosen,
  recipientTyped,
  selectAmountProblem,
  selectCurrencies,
  selectCurrenciesStatus,
  selectCurrencyBySlug,
  selectDraft,
  selectServedExchange,
  selectExchange,
  selectFiat,
  selectNetworkName,
  selectPopularCurrencies,
  selectPopularFiat,
  sidesSwapped,
} from '@/store/slices/exchangeSlice'
import { loadCurrencies } from '@/store/currency/loadLists'
import { makeStore } from '@/store/makeStore'
import { pageLoaded } from '@/store/preloadedState'
import { aSite } from '../../aSite'
import { anExchange } from '../../domain/anExchange'
import { anEstimate, aQuoteRequest } from '../../domain/aQuote'
import { BTC, ETH, EUR, USDT_TRON, XRP } from '../../domain/currencies'

vi.mock('@/api/lists', () => ({ loadCurrencyList: vi.fn() }))

const site = aSite()
const page = (rest: object = {}) => pageLoaded({ site, currencies: [BTC, ETH, EUR, XRP, USDT_TRON], ...rest })

function aStore() {
  const store = makeStore()
  store.dispatch(page())
  return store
}
const addresses = {
  addressTo: 'to',
  extraIdTo: '1',
  notProvideMemo: true,
  userRefundAddress: 'refund',
  userRefundExtraId: '2',
  notProvideRefundMemo: true,
}
const noRecipient = { addressTo: '', extraIdTo: '', notProvideMemo: false }
const noRefund = { userRefundAddress: '', userRefundExtraId: '', notProvideRefundMemo: false }

describe('typing an amount', () => {
  test('stores the text as it was typed and the amount it means', () => {
    const store = aStore()
    store.dispatch(amountTyped({ side: 'to', text: '1.234,50' }))
    expect(selectDraft(store.getState())).toMatchObject({ side: 'to', typed: '1.234,50', amount: '1234.50' })
  })

  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['abc', 'unreadable'],
    ['0.00', 'zero'],
    ['0.123456789', 'tooPrecise'],
    ['0.12345678', null],
  ])('%j becomes %s', (text, problem) => {
    const store = aStore()
    store.dispatch(amountTyped({ side: 'from', text }))
    expect(selectAmountProblem(store.getState())).toBe(problem)
  })

  test('the precision is that of the side it was typed in', () => {
    const store = aStore()
    store.dispatch(amountTyped({ side: 'to', text: '0.123456789' }))
    expect(selectAmountProblem(store.getState())).toBeNull()
  })
})

test('an exchange is fresh until it is fetched again or another page is there', () => {
  const served = (...actions: Parameters<ReturnType<typeof makeStore>['dispatch']>[0][]) => {
    const store = makeStore()
    store.dispatch(page({ exchange: anExchange() }))
    for (const action of actions) store.dispatch(action)
    return selectServedExchange(store.getState())
  }
  expect(served()).toBe('abc123')
  expect(served(exchangeSeen(anExchange()))).toBeNull()
  expect(served(page())).toBeNull()
})

describe('the quote request of a draft', () => {
  test('names both currencies by ticker and network, and which side was typed', () => {
    const store = aStore()
    store.dispatch(currencyChosen({ side: 'to', symbol: 'usdttrc20' }))
    store.dispatch(amountTyped({ side: 'to', text: '100' }))
    store.dispatch(rateKindChosen('fixed'))
    expect(selectQuoteRequest(store.getState())).toEqual(
      aQuoteRequest({ tickerTo: 'usdt', networkTo: 'trx', amount: '100', reverse: true, fixed: true }),
    )
  })

  test('stays the same object while its values are the same, also when the list brings its currencies anew', () => {
    const store = aStore()
    store.dispatch(amountTyped({ side: 'from', text: '0.2' }))
    const requested = selectQuoteRequest(store.getState())
    const list = structuredClone(store.getState().exchange.allCurrenciesList)
    store.dispatch(loadCurrencies.fulfilled(list, '', undefined))
    expect(store.getState().exchange.allCurrenciesList).toBe(list)
    expect(selectQuoteRequest(store.getState())).toBe(requested)
    store.dispatch(amountTyped({ side: 'from', text: '0.3' }))
    expect(selectQuoteRequest(store.getState())).toMatchObject({ amount: '0.3' })
  })

  test('is none while the amount is none or a currency is unknown', () => {
    const store = aStore()
    store.dispatch(amountTyped({ side: 'from', text: '0' }))
    expect(selectQuoteRequest(store.getState())).toBeNull()
    expect(selectQuoteRequest(makeStore().getState())).toBeNull()
  })
})

describe('choosing a currency', () => {
  test('forgets the address of the side that changed, because it belongs to the other network', () => {
    const store = aStore()
    store.dispatch(recipientTyped(addresses))
    store.dispatch(currencyChosen({ side: 'to', symbol: 'xrp' }))
    expect(selectDraft(store.getState())).toMatchObject({ ...addresses, ...noRecipient, to: 'xrp' })
  })

  test.each([
    [
      'of the typed side keeps what is got',
      'from',
      'xrp',
      { from: 'xrp', to: 'eth', side: 'to', amount: '2.6' },
    ],
    [
      'of the other side keeps the amount',
      'to',
      'xrp',
      { from: 'btc', to: 'xrp', side: 'from', amount: '0.003' },
    ],
    [
      'that swaps the two keeps the value',
      'from',
      'eth',
      { from: 'eth', to: 'btc', side: 'from', amount: '2.6' },
    ],
  ] as const)('%s', (_, side, symbol, draft) => {
    const store = aStore()
    store.dispatch(currencyChosen({ side, symbol, otherAmount: '2.6' }))
    expect(selectDraft(store.getState())).toMatchObject(draft)
  })

  test('without a quote leaves the digits as a suggestion, which a typed amount is not', () => {
    const store = aStore()
    store.dispatch(amountTyped({ side: 'from', text: '0.3' }))
    expect(selectDraft(store.getState()).isSuggested).toBe(false)
    store.dispatch(currencyChosen({ side: 'from', symbol: 'xrp', otherAmount: null }))
    expect(selectDraft(store.getState())).toMatchObject({ amount: '0.3', isSuggested: true })
  })

  test('the same one again changes nothing', () => {
    const store = aStore()
    store.dispatch(recipientTyped(addresses))
    store.dispatch(currencyChosen({ side: 'to', symbol: 'eth' }))
    expect(selectDraft(store.getState())).toMatchObject(addresses)
  })

  test('the other side’s one swaps the two, and both addresses are forgotten', () => {
    const store = aStore()
    store.dispatch(recipientTyped(addresses))
    store.dispatch(currencyChosen({ side: 'to', symbol: 'btc' }))
    expect(selectDraft(store.getState())).toMatchObject({
      from: 'eth',
      to: 'btc',
      ...noRecipient,
      ...noRefund,
    })
  })
})

describe('swapping the sides', () => {
  test('what one was to get is what one now sends', () => {
    const store = aStore()
    store.dispatch(recipientTyped(addresses))
    store.dispatch(amountTyped({ side: 'from', text: '0,1' }))
    store.dispatch(sidesSwapped({ otherAmount: '2.6' }))
    expect(selectDraft(store.getState())).toMatchObject({
      from: 'eth',
      to: 'btc',
      side: 'from',
      amount: '2.6',
      typed: null,
      ...noRecipient,
      ...noRefund,
    })
  })

  test('to six significant digits, and as a mere suggestion: nobody chose them', () => {
    const store = aStore()
    store.dispatch(amountTyped({ side: 'from', text: '0,1' }))
    store.dispatch(sidesSwapped({ otherAmount: '0.314388250767594329' }))
    expect(selectDraft(store.getState())).toMatchObject({ amount: '0.314388', isSuggested: true })
  })

  test.each(['from', 'to'] as const)('twice gives back all that was typed on the side %s', (side) => {
    const store = aStore()
    store.dispatch(recipientTyped(addresses))
    store.dispatch(amountTyped({ side, text: '1.234,50' }))
    const before = selectDraft(store.getState())
    store.dispatch(sidesSwapped({ otherAmount: '2.6' }))
    // The form fits a carried amount to the limits; nobody has chosen it.
    store.dispatch(amountSuggested({ side: 'from', amount: '3' }))
    store.dispatch(sidesSwapped({ otherAmount: '9' }))
    expect(selectDraft(store.getState())).toEqual(before)
    store.dispatch(sidesSwapped({ otherAmount: '2.6' }))
    store.dispatch(sidesSwapped({ otherAmount: null }))
    expect(selectDraft(store.getState())).toEqual(before)
  })

  test.each([
    ['another amount', amountTyped({ side: 'from', text: '7' })],
    ['another currency', currencyChosen({ side: 'to', symbol: 'xrp' })],
    ['a link', draftPrefilled({ from: 'xrp', to: 'eth', amount: '5' })],
    ['an order', orderPlaced({ publicId: 'abc' })],
  ])('twice gives nothing back once %s came between', (_, action) => {
    const store = aStore()
    store.dispatch(recipientTyped(addresses))
    store.dispatch(amountTyped({ side: 'from', text: '0,1' }))
    store.dispatch(sidesSwapped({ otherAmount: '2.6' }))
    store.dispatch(action)
    store.dispatch(sidesSwapped({ otherAmount: '4' }))
    expect(selectDraft(store.getState())).toMatchObject({ amount: '4', typed: null, ...noRecipient })
  })

  test('without a quote the typed number stays', () => {
    const store = aStore()
    store.dispatch(amountTyped({ side: 'from', text: '0,1' }))
    store.dispatch(sidesSwapped({ otherAmount: null }))
    expect(selectDraft(store.getState())).toMatchObject({ from: 'eth', amount: '0.1', typed: '0,1' })
  })
})

describe('a page or a link that brings a pair', () => {
  const bringing = [
    ['page', () => page({ draft: { from: 'btc', to: 'xrp', amount: '0.5' } })],
    ['link', () => draftPrefilled({ from: 'btc', to: 'xrp', amount: '0.5' })],
  ] as const

  test.each(bringing)(
    'a %s with an amount takes the place of the typed text, on the sending side',
    (_, arrival) => {
      const store = aStore()
      store.dispatch(amountTyped({ side: 'to', text: '7' }))
      store.dispatch(arrival())
      expect(selectDraft(store.getState())).toMatchObject({ side: 'from', amount: '0.5', typed: null })
    },
  )

  test.each(bringing)(
    'a %s clears the address of the currency it replaces and leaves the other',
    (_, arrival) => {
      const store = aStore()
      store.dispatch(recipientTyped(addresses))
      store.dispatch(arrival())
      expect(selectDraft(store.getState())).toMatchObject({ ...addresses, ...noRecipient, to: 'xrp' })
    },
  )

  test('without an amount what was typed stays', () => {
    const store = aStore()
    store.dispatch(amountTyped({ side: 'to', text: '7' }))
    store.dispatch(page({ draft: { from: 'btc', to: 'xrp' } }))
    expect(selectDraft(store.getState())).toMatchObject({ side: 'to', amount: '7', typed: '7', to: 'xrp' })
  })

  test('another coin to send makes the amount a suggestion', () => {
    const store = aStore()
    store.dispatch(amountTyped({ side: 'from', text: '7' }))
    store.dispatch(draftPrefilled({ from: 'xrp', to: 'btc' }))
    expect(selectDraft(store.getState())).toMatchObject({ from: 'xrp', typed: null, isSuggested: true })
  })

  test('a page without a pair of its own brings the amount of its quote, until the visitor has chosen', () => {
    const quote = { request: aQuoteRequest({ amount: '0.004' }), estimate: anEstimate('0.1'), at: '' }
    const store = aStore()
    store.dispatch(page({ quote }))
    expect(selectDraft(store.getState())).toMatchObject({ amount: '0.004', isSuggested: true })
    const chosen = aStore()
    chosen.dispatch(amountTyped({ side: 'from', text: '7' }))
    chosen.dispatch(page({ quote }))
    expect(selectDraft(chosen.getState())).toMatchObject({ amount: '7' })
  })

  test('a suggested amount replaces what was typed', () => {
    const store = aStore()
    store.dispatch(amountTyped({ side: 'from', text: '0' }))
    store.dispatch(amountSuggested({ side: 'from', amount: '0.001' }))
    expect(selectDraft(store.getState())).toMatchObject({ amount: '0.001', typed: null })
  })
})

test('after an order its addresses do not slip into the next one', () => {
  const store = aStore()
  store.dispatch(recipientTyped({ ...addresses, unregEmail: 'me@example.org' }))
  store.dispatch(orderPlaced({ publicId: 'abc123' }))
  expect(selectDraft(store.getState())).toMatchObject({ ...noRecipient, ...noRefund, unregEmail: '' })
  expect(selectPlacedExchange(store.getState())).toBe('abc123')
})

test('exchange detail replaces any entry with the same publicId', () => {
  const store = aStore()
  const seen = (changes: Parameters<typeof anExchange>[0]) =>
    store.dispatch(exchangeSeen(anExchange(changes)))
  seen({ amountTo: '2.6' })
  seen({ publicId: 'another' })
  const newest = { status: 'finished', serverTime: '2026-11-21T12:10:00.000Z' } as const
  seen(newest)
  // A response may arrive after a later action's.
  seen({ status: 'confirming', serverTime: '2026-11-21T12:05:00.000Z' })
  const state = store.getState()
  expect(selectExchange('abc123')(state)).toEqual(anExchange(newest))
  expect(Object.keys(state.exchange.exchangesList)).toEqual(['abc123', 'another'])
})

describe('the list of currencies', () => {
  test('a page adds what is new and leaves what is known', () => {
    const store = aStore()
    store.dispatch(page())
    expect(selectCurrencies(store.getState())).toHaveLength(5)
  })

  test('is fetched once, for all callers', async () => {
    vi.mocked(loadCurrencyList).mockReset().mockResolvedValue([BTC, ETH])
    const store = aStore()
    await Promise.all([store.dispatch(loadCurrencies()), store.dispatch(loadCurrencies())])
    await store.dispatch(loadCurrencies())
    expect(loadCurrencyList).toHaveBeenCalledOnce()
    expect(selectCurrencies(store.getState())).toEqual([BTC, ETH])
  })

  test('leaves what the page brought when it fails, and may then be fetched again', async () => {
    vi.mocked(loadCurrencyList)
      .mockReset()
      .mockRejectedValueOnce(new ApiFailure({ kind: 'offline' }))
    const store = aStore()
    await store.dispatch(loadCurrencies())
    expect(selectCurrencies(store.getState())).toHaveLength(5)
    expect(selectCurrenciesStatus(store.getState())).toBe('failure')
    vi.mocked(loadCurrencyList).mockResolvedValueOnce([BTC])
    await store.dispatch(loadCurrencies())
    expect(selectCurrencies(store.getState())).toEqual([BTC])
  })

  test('finds a currency by the slug of a deep link, and a network’s name by any currency on it', () => {
    const state = aStore().getState()
    expect(selectCurrencyBySlug('usdt-trx')(state)).toBe(USDT_TRON)
    expect(selectCurrencyBySlug('eur')(state)).toBe(EUR)
    expect(selectNetworkName('trx')(state)).toBe('Tron (TRC-20)')
    expect(selectNetworkName(undefined)(state)).toBeUndefined()
  })
})

test('popular currencies, fiat and popular fiat are derived from the one list', () => {
  const state = aStore().getState()
  const symbols = (list: { symbol: string }[]) => list.map(({ symbol }) => symbol)
  expect(symbols(selectFiat(state))).toEqual(['eur'])
  expect(selectPopularCurrencies(state).every(({ priority, isFiat }) => priority !== null && !isFiat)).toBe(
    true,
  )
  expect(selectPopularFiat(state).every(({ isFiat }) => isFiat)).toBe(true)
  // Memorised: the same list again until the currencies change.
  expect(selectFiat(state)).toBe(selectFiat(state))
})

test('the exchange slice has every field of R18', () => {
  expect(makeStore().getState().exchange).toMatchObject({
    filter: null,
    isFiltering: false,
    allCurrenciesList: [],
    fixedCurrencies: [],
    allPairsList: null,
    fixedPairs: null,
    exchangesList: {},
    lastExchanges: [],
    lastExchangesFetchStatus: 'idle',
    eData: expect.any(Object) as object,
  })
})
