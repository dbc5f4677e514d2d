// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchEstimate } from '@/api/quotes'
import { fetchPrices } from '@/api/markets'
import { ApiFailure } from '@/domain/text/failure'
import type { Estimate } from '@/contract/quotes'
import { ExchangeForm } from '@/features/exchangeForm/ExchangeForm'
import { amountSuggested, amountTyped, selectDraft } from '@/store/slices/exchangeSlice'
import { loadCurrencies } from '@/store/currency/loadLists'
import { fetchQuote } from '@/store/slices/quoteSlice'
import { BTC, ETH } from '../../domain/currencies'
import { anEstimate, aQuoteRequest, aRefusal } from '../../domain/aQuote'
import { deferred } from '../../deferred'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/quotes', () => ({ fetchEstimate: vi.fn() }))
vi.mock('@/api/markets', () => ({ fetchPrices: vi.fn() }))
const fetched = vi.mocked(fetchEstimate)

const quote = () => ({ request: aQuoteRequest(), estimate: anEstimate('2.6'), at: new Date().toISOString() })

function open(preloaded = {}) {
  const onSubmit = vi.fn()
  const shown = renderWithStore(<ExchangeForm submit="direction" onSubmit={onSubmit} />, { preloaded })
  return { ...shown, onSubmit }
}
const send = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'You send' })
const get = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'You get' })
const button = () => screen.getByRole('button', { name: 'Exchange' })

async function retype(field: HTMLInputElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

beforeEach(() => {
  localStorage.clear()
  fetched.mockReset().mockResolvedValue(anEstimate('5.2'))
  vi.mocked(fetchPrices)
    .mockReset()
    .mockRejectedValue(new ApiFailure({ kind: 'notOffered' }))
})

test('a typed amount is shown before what follows from it, and the older quote cannot be ordered', async () => {
  const { store } = open({ quote: quote() })
  expect([get().value, button().getAttribute('aria-busy')]).toEqual(['2.6', null])
  // Not flushed to the end, as `act` does it.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  store.dispatch(amountTyped({ side: 'from', text: '0.25' }))
  await Promise.resolve()
  expect([send().value, get().value, button().getAttribute('aria-busy')]).toEqual(['0.25', '2.6', 'true'])
  await waitFor(() => expect(get().value).not.toBe('2.6'))
  vi.unstubAllGlobals()
})

describe('either amount can be typed', () => {
  test('the amount sent, and the form requests the amount received', async () => {
    open()
    await retype(send(), '0,2')
    await waitFor(() => expect(get()).toHaveValue('5.2'))
    expect(send()).toHaveValue('0,2')
    expect(fetched.mock.lastCall?.[0]).toEqual(aQuoteRequest({ amount: '0.2' }))
  })

  test('the amount received, and the form requests the amount to send', async () => {
    open()
    // The first quote would otherwise arrive between the keystrokes.
    await waitFor(() => expect(get()).toHaveValue('5.2'))
    await retype(get(), '1,234.50')
    await waitFor(() => expect(send()).toHaveValue('5.2'))
    expect(get()).toHaveValue('1,234.50')
    expect(fetched.mock.lastCall?.[0]).toEqual(aQuoteRequest({ amount: '1234.50', reverse: true }))
  })

  test('with a page’s quote both amounts are shown at once, and nothing is requested', () => {
    open({ quote: quote() })
    expect([send().value, get().value]).toEqual(['0.1', '2.6'])
    expect(fetched).not.toHaveBeenCalled()
  })
})

test('without scripts the form sends its fields under readable names', () => {
  open({ quote: quote() })
  const form = screen.getByRole<HTMLFormElement>('form')
  expect([...new FormData(form).keys()].sort()).toEqual(['amount', 'direction', 'fixed', 'from', 'to'])
})

describe('going on', () => {
  test('is possible with the quote of exactly what stands in the form', async () => {
    const { onSubmit } = open({ quote: quote() })
    await userEvent.click(button())
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('is not possible while a changed amount has no quote yet, neither by the button nor by Enter', async () => {
    const { promise, resolve } = deferred<Estimate>()
    fetched.mockReturnValue(promise)
    const { onSubmit } = open({ quote: quote() })
    await userEvent.type(send(), '5{Enter}')
    await userEvent.click(button())
    expect(get()).toHaveValue('')
    expect(button()).toHaveAttribute('aria-busy', 'true')
    expect(onSubmit).not.toHaveBeenCalled()
    resolve(anEstimate('3.9'))
    await waitFor(() => expect(get()).toHaveValue('3.9'))
    await userEvent.click(button())
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('is not possible at another kind of rate than the quoted one', async () => {
    fetched.mockReturnValue(new Promise(() => {}))
    const { onSubmit } = open({ quote: quote() })
    await userEvent.click(screen.getByRole('radio', { name: 'Fixed' }))
    await userEvent.click(button())
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('after a failure fetches again instead', async () => {
    fetched.mockRejectedValueOnce(new ApiFailure({ kind: 'timeout' }))
    const { onSubmit } = open()
    await screen.findByText(/The request timed out/)
    await userEvent.click(button())
    await waitFor(() => expect(get()).toHaveValue('5.2'))
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

const belowMin = (min: string) =>
  new ApiFailure(
    aRefusal('amount_below_min', { fields: { amount: 'amount_below_min' }, limits: { min, max: null } }),
  )

describe('an amount below the minimum', () => {
  test('is shown under the field that was typed, and «Use minimum» fills it in', async () => {
    fetched.mockImplementation(({ amount }) =>
      amount === '0.0001' ? Promise.reject(belowMin('0.00021')) : Promise.resolve(anEstimate('0.005')),
    )
    open()
    await retype(send(), '0.0001')
    await screen.findByText('The minimum is 0.00021 BTC.')
    expect(send()).toBeInvalid()
    expect(send()).toHaveAccessibleDescription(/The minimum is 0.00021\sBTC/)
    expect(get()).toBeValid()
    // The same button as ever: it leads to what is wrong.
    await userEvent.click(button())
    expect(send()).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Use minimum' }))
    expect(send()).toHaveValue('0.00021')
    await waitFor(() => expect(get()).toHaveValue('0.005'))
    expect(send()).toBeValid()
  })

  test('of what is got stands under that field, in its own currency', async () => {
    fetched.mockRejectedValue(belowMin('0.004'))
    open()
    await retype(get(), '0.001')
    await screen.findByText('The minimum is 0.004 ETH.')
    expect(get()).toHaveAccessibleDescription(/The minimum is 0.004\sETH/)
    expect(send()).toBeValid()
  })
})

describe('what is no amount', () => {
  test.each([
    ['abc', 'Enter a valid amount, such as 0.25.'],
    ['0.123456789', 'BTC allows up to 8 decimal places.'],
  ])('%s is shown without a call', async (text, sentence) => {
    open({ quote: quote() })
    await retype(send(), text)
    await waitFor(() => expect(send()).toHaveAccessibleDescription(sentence))
    expect(send()).toBeInvalid()
    expect(get()).toHaveValue('')
  })
})

test.each([
  ['a failed quote', '0.77'],
  ['no amount', 'abc'],
])('%s leaves nothing that looks like waiting', async (_, text) => {
  fetched.mockRejectedValue(new ApiFailure({ kind: 'offline' }))
  const { container } = open()
  await retype(send(), text)
  await waitFor(() => expect(get()).toHaveAttribute('placeholder', '–'))
  await waitFor(() => expect(container.textContent).not.toMatch(/Getting rate|\u00a0…|≈ …/))
  await waitFor(() => expect(container.querySelector('dl')).toHaveTextContent('–'))
  expect(container.querySelector('dl')).not.toHaveTextContent('…')
})

test('a failure preserves what was typed and offers another try', async () => {
  fetched.mockRejectedValue(new ApiFailure({ kind: 'offline' }))
  open()
  await retype(send(), '0.77')
  await screen.findByText(/You’re offline/)
  expect(send()).toHaveValue('0.77')
  fetched.mockResolvedValue(anEstimate('20'))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(get()).toHaveValue('20'))
})

test.each([
  ['another kind of rate', 'radio', 'Fixed'],
  ['the other direction', 'button', 'Swap currencies'],
])('%s counts for a form that is submitted right after it', (_, role, name) => {
  const { onSubmit } = open({ quote: quote() })
  fireEvent.click(screen.getByRole(role, { name }))
  fireEvent.submit(screen.getByRole('form'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a kind of rate is chosen with its press', () => {
  const { store } = open({ quote: quote() })
  fireEvent.click(screen.getByRole('radio', { name: 'Fixed' }))
  expect(screen.getByRole('radio', { name: 'Fixed' })).toBeChecked()
  expect(selectDraft(store.getState()).fixed).toBe(true)
})

test('swapping the sides sends what one was to get', async () => {
  const { store } = open({ quote: quote() })
  await userEvent.click(screen.getByRole('button', { name: 'Swap currencies' }))
  expect(send()).toHaveValue('2.6')
  expect(selectDraft(store.getState())).toMatchObject({ from: 'eth', to: 'btc' })
})

test('two presses in a row swap there and back', () => {
  const { store } = open({ quote: quote() })
  const swap = screen.getByRole('button', { name: 'Swap currencies' })
  fireEvent.click(swap)
  fireEvent.click(swap)
  expect(selectDraft(store.getState())).toMatchObject({ from: 'btc', to: 'eth' })
})

describe('the tabs', () => {
  test('buy and sell begin the form with fiat on one side, and the same coin', async () => {
    const { store } = open({ draft: { from: 'btc', to: 'xrp' } })
    await userEvent.click(screen.getByRole('radio', { name: 'Buy' }))
    expect(selectDraft(store.getState())).toMatchObject({ from: 'eur', to: 'btc', amount: '200' })
    await userEvent.click(screen.getByRole('radio', { name: 'Sell' }))
    expect(selectDraft(store.getState())).toMatchObject({ from: 'btc', to: 'eur' })
    await userEvent.click(screen.getByRole('radio', { name: 'Exchange' }))
    expect(selectDraft(store.getState())).toMatchObject({ from: 'btc', to: 'eth' })
  })

  test('are one stop for the keyboard', async () => {
    open()
    screen.getByRole('radio', { name: 'Exchange' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', { name: 'Buy' })).toBeChecked()
    expect(screen.getByRole('button', { name: 'Buy BTC' })).toBeVisible()
  })
})

describe('the quote is announced', () => {
  const spoken = () => screen.getByRole('status')

  test('once for each request, in a persistent region, and not when it is refreshed', async () => {
    const { store } = open({ quote: quote() })
    const place = spoken()
    expect(place).toHaveTextContent('You send 0.1 BTC and get 2.6 ETH')
    await act(() => store.dispatch(fetchQuote(aQuoteRequest())))
    expect(get()).toHaveValue('5.2')
    expect(place).toHaveTextContent('You send 0.1 BTC and get 2.6 ETH')
    await retype(send(), '0.2')
    await waitFor(() => expect(place).toHaveTextContent('You send 0.2 BTC and get 5.2 ETH'))
    expect(spoken()).toBe(place)
  })

  test('again when the same request succeeds after a failure', async () => {
    fetched.mockRejectedValueOnce(new ApiFailure({ kind: 'timeout' }))
    open()
    await screen.findByText(/The request timed out/)
    expect(spoken()).toBeEmptyDOMElement()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(spoken()).toHaveTextContent('You send 0.003 BTC and get 5.2 ETH'))
  })
})

describe('an amount that the visitor did not choose', () => {
  test('and that is below the minimum is raised well above it, without a red field', async () => {
    fetched.mockRejectedValueOnce(belowMin('0.2'))
    open()
    await waitFor(() => expect(send()).toHaveValue('2'))
    await waitFor(() => expect(get()).toHaveValue('5.2'))
    expect(send()).toBeValid()
  })

  test('has no more decimals than its currency', async () => {
    const { store } = open()
    act(() => void store.dispatch(amountSuggested({ side: 'from', amount: '0.314388250767594329' })))
    await waitFor(() => expect(send()).toHaveValue('0.31438825'))
  })

  test('and one that was typed stays, and is called too small', async () => {
    fetched.mockRejectedValue(belowMin('0.2'))
    open()
    await retype(send(), '0.15')
    expect(await screen.findByText(/The minimum is 0\.2/)).toBeVisible()
    expect(send()).toHaveValue('0.15')
  })
})

describe('a number that can be read in two ways', () => {
  test('shows how it was read, and takes the other one at a press', async () => {
    open()
    await retype(send(), '1,234')
    expect(await screen.findByText(/Interpreted as 1\.234.BTC\./)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Use 1,234' }))
    expect(send()).toHaveValue('1234')
    expect(screen.queryByText(/Interpreted as/)).toBeNull()
  })
})

test('a zero on the way to a number is no error, and one that stays is', async () => {
  open()
  await retype(send(), '0')
  expect(send()).toBeValid()
  expect(await screen.findByText('Enter an amount greater than zero.', {}, { timeout: 2000 })).toBeVisible()
})

describe('what it costs', () => {
  const prices = { prices: { btc: '64000', eth: '2400', eur: '1.25' }, at: new Date().toISOString() }
  const box = () => screen.getByRole('button', { name: /^Price details/ })

  test('is one line with the market’s rate, and opened adds up to what arrives', async () => {
    open({ quote: quote(), prices })
    expect(box()).toHaveTextContent('Price details 1 BTC = 26.6667 ETH Fees ≈ $160.00 ≈ 5–30 min')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(box())
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    const rows = screen.getAllByRole('definition').map((value) => value.textContent.replace(/\u00a0/g, ' '))
    expect(rows).toEqual(['2.6666667 ETH', '− 0.0656667 ETH', '− 0.001 ETH', '2.6 ETH'])
  })

  test('and what both amounts are worth is shown in the currency that the visitor chooses, which is stored', async () => {
    const { unmount } = open({ quote: quote(), prices })
    expect(screen.getByText('≈ $6,400')).toBeVisible()
    expect(screen.getByText('≈ $6,240')).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Display currency' }), 'EUR')
    expect(screen.getByText('≈ €5,120')).toBeVisible()
    expect(box()).toHaveTextContent('Fees ≈ €128.00')
    unmount()
    open({ quote: quote(), prices })
    expect(screen.getByText('≈ €5,120')).toBeVisible()
  })

  test('without market prices is only what the quote says', () => {
    open({ quote: quote() })
    expect(box()).toHaveTextContent('Price details 1 BTC ≈ 26 ETH All fees included ≈ 5–30 min')
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '0.001\u00a0ETH',
      '2.6\u00a0ETH',
    ])
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument()
  })
})

test('switching to Buy keeps the worth of a typed amount, and never changes the tab back', async () => {
  const prices = { prices: { btc: '64000', eth: '2400', eur: '1.25' }, at: new Date().toISOString() }
  const { store } = open({ quote: quote(), prices })
  await retype(send(), '0.05')
  await userEvent.click(screen.getByRole('radio', { name: 'Buy' }))
  await waitFor(() => expect(selectDraft(store.getState())).toMatchObject({ from: 'eur', amount: '2560' }))
  expect(screen.getByRole('radio', { name: 'Buy' })).toBeChecked()
})

test('thousands that look like too many decimals offer the other reading', async () => {
  open({ draft: { from: 'eur', to: 'btc', amount: '200' } })
  await retype(send(), '1,234')
  expect(await screen.findByText('Interpreted as 1.234 EUR.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Use 1,234' }))
  expect(send()).toHaveValue('1234')
})

describe('a link', () => {
  const follow = (query: Record<string, string>) =>
    renderWithStore(<ExchangeForm />, {
      preloaded: { currencies: [BTC, ETH] },
      router: { query },
    })
  const note = () => screen.queryByText(/We couldn’t find the pair in this link/)

  test.each([
    ['an unknown currency', { from: 'nosuch-coin', to: 'eth-eth' }],
    ['one currency twice', { from: 'btc-btc', to: 'btc-btc' }],
  ])('with %s says so', async (_, query) => {
    const { store } = follow(query)
    act(() => void store.dispatch(loadCurrencies.fulfilled([BTC, ETH], 'id', undefined)))
    expect(note()).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Swap currencies' }))
    expect(note()).toBeNull()
  })

  test('to a pair of this site says nothing', () => {
    const { store } = follow({ from: 'eth-eth', to: 'btc-btc' })
    act(() => void store.dispatch(loadCurrencies.fulfilled([BTC, ETH], 'id', undefined)))
    expect(note()).toBeNull()
  })
})

describe('a press on an amount that cannot be exchanged leads to the amount, and nowhere else', () => {
  const CASES: [string, string, RegExp][] = [
    ['below the minimum', '0.0001', /The minimum is/],
    ['that is none', 'abc', /valid amount/],
  ]
  test.each(CASES)('%s', async (_, text, fault) => {
    fetched.mockImplementation(({ amount }) =>
      amount === '0.0001' ? Promise.reject(belowMin('0.00021')) : Promise.resolve(anEstimate('0.005')),
    )
    const { onSubmit } = open()
    await retype(send(), text)
    await screen.findAllByText(fault)
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'))
    act(() => send().blur())
    await userEvent.click(button())
    expect(send()).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('after a reload of its page', () => {
  const reload = (type: string) =>
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ type }] as unknown as PerformanceNavigationTiming[])
  const leave = () => window.dispatchEvent(new Event('pagehide'))
  beforeEach(() => sessionStorage.clear())

  test('the form has the amount that was typed before', async () => {
    const first = open()
    await retype(send(), '0.07')
    await waitFor(() => expect(selectDraft(first.store.getState()).amount).toBe('0.07'))
    leave()
    first.unmount()
    reload('reload')
    open()
    await waitFor(() => expect(send()).toHaveValue('0.07'))
  })

  test.each([
    ['that was opened anew', 'navigate', ''],
    ['whose link has a pair', 'reload', '?from=btc-btc&to=eth-eth'],
  ])('a page %s begins as it is', async (_, type, search) => {
    const first = open()
    await retype(send(), '0.07')
    await waitFor(() => expect(selectDraft(first.store.getState()).amount).toBe('0.07'))
    leave()
    first.unmount()
    reload(type)
    window.history.replaceState(null, '', `/${search}`)
    const { store } = open()
    await act(() => Promise.resolve())
    expect(selectDraft(store.getState()).amount).toBe('0.003')
    window.history.replaceState(null, '', '/')
  })

  test('what is no draft of a form changes nothing', async () => {
    reload('reload')
    for (const draft of [
      '7',
      '{"from":"btc","to":"btc","side":"from","amount":"1","fixed":true}',
      '{"amount":{}}',
    ]) {
      sessionStorage.setItem('form-draft', `{"pathname":"/","draft":${draft}}`)
      const { store, unmount } = open()
      await act(() => Promise.resolve())
      expect(selectDraft(store.getState()).amount).toBe('0.003')
      unmount()
    }
  })
})
