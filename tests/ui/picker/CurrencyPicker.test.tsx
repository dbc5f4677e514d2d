// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Currency } from '@/domain/currency/currency'
import { CurrencyPicker } from '@/ui/picker/CurrencyPicker'
import { aCurrency, BTC, ETH, EUR, USDT_TRON, XRP } from '../../domain/currencies'
import '../../nativeDialog'
import { renderWithStore } from '../../renderWithStore'
import { words } from './pickerWords'

const WBTC = aCurrency('wbtc', {
  name: 'Wrapped Bitcoin',
  fullInfo: { contract_address: '0x2260fac5e5542a' },
})

type Changes = {
  currencies?: Currency[]
  off?: string[]
  favorites?: string[]
  isLoading?: boolean
  current?: string
}

function open({ currencies = [WBTC, ETH, USDT_TRON, XRP, EUR, BTC], off = [], ...rest }: Changes = {}) {
  const handlers = { onChoose: vi.fn(), onFavorite: vi.fn(), onClose: vi.fn() }
  const picker = (list: Currency[]) => (
    <CurrencyPicker
      currencies={list}
      isLoading={false}
      favorites={[]}
      recent={[]}
      nameOf={({ name }) => name}
      isAvailable={(symbol) => !off.includes(symbol)}
      words={words}
      {...handlers}
      {...rest}
    />
  )
  const { rerender } = renderWithStore(picker(currencies))
  return { ...handlers, listArrives: (list: Currency[]) => rerender(picker(list)) }
}
const box = () => screen.getByRole('combobox', { name: 'Search' })
const names = () => screen.getAllByRole('option').map((option) => option.querySelector('b')?.textContent)
const highlighted = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')
const search = (text: string) => userEvent.type(box(), text)

beforeEach(() => {
  // jsdom lays nothing out; a virtual list draws nothing into a box without height.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(580)
})

describe('search', () => {
  test.each([
    ['btc', ['BTC', 'WBTC']],
    ['bitcoin', ['BTC', 'WBTC']],
    ['tron', ['USDT']],
    ['0x2260fac5', ['WBTC']],
    ['usdt trc', ['USDT']],
  ])('%s finds %j, best first', async (query, found) => {
    open()
    await search(query)
    expect(names()).toEqual(found)
    expect(screen.getByRole('status')).toHaveTextContent(`${found.length} found`)
  })

  test('lights the best one also when the list comes after it was typed', async () => {
    const { onChoose, listArrives } = open({ currencies: [WBTC] })
    await search('ether')
    listArrives([WBTC, ETH, BTC])
    expect(highlighted()).toHaveTextContent('ETH')
    await userEvent.clear(box())
    await search('btc')
    expect(highlighted()).toHaveTextContent('BTC')
    await userEvent.keyboard('{Enter}')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(BTC)
  })

  test('leaves what an arrow has highlighted when more of the list comes', async () => {
    const { onChoose, listArrives } = open({ currencies: [WBTC, BTC] })
    await search('btc')
    await userEvent.keyboard('{ArrowDown}')
    expect(highlighted()).toHaveTextContent('WBTC')
    listArrives([aCurrency('btcb', { name: 'Bitcoin BEP2' }), WBTC, BTC])
    expect(highlighted()).toHaveTextContent('WBTC')
    await userEvent.keyboard('{Enter}')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(WBTC)
  })

  test('that finds nothing says so', async () => {
    open()
    await search('zzzz')
    expect(screen.queryByRole('option')).toBeNull()
    expect(screen.getByText('Nothing fits zzzz')).toBeVisible()
  })
})

describe('by keyboard', () => {
  test('typing and Enter choose the best match', async () => {
    const { onChoose } = open()
    await userEvent.type(box(), 'btc{Enter}')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(BTC)
  })

  test('arrows move, Enter chooses', async () => {
    const { onChoose } = open()
    await userEvent.type(box(), 'btc{ArrowDown}{Enter}')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(WBTC)
  })

  test('without a search nothing is highlighted, so that Enter alone chooses nothing', async () => {
    const { onChoose } = open()
    await userEvent.type(box(), '{Enter}')
    expect(highlighted()).toBeNull()
    expect(onChoose).not.toHaveBeenCalled()
    await userEvent.type(box(), '{ArrowDown}')
    expect(highlighted()).toHaveTextContent('BTC')
  })

  test('the last of 1,600 is reached by one press upwards, though only a few are drawn', async () => {
    const currencies = Array.from({ length: 1600 }, (_, index) => aCurrency(`c${index}`))
    const { onChoose } = open({ currencies })
    expect(screen.getAllByRole('option').length).toBeLessThan(40)
    await userEvent.type(box(), '{ArrowUp}{Enter}')
    expect(onChoose.mock.lastCall?.[0]).toMatchObject({ symbol: 'c1599' })
  })

  test('Escape leaves', async () => {
    const { onClose, onChoose } = open()
    await userEvent.type(box(), 'btc{Escape}')
    expect(onClose).toHaveBeenCalled()
    expect(onChoose).not.toHaveBeenCalled()
  })

  test('the highlighted option can be made a favourite', async () => {
    const { onFavorite, onChoose } = open({ favorites: ['xrp'] })
    await search('btc')
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Add BTC Bitcoin' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onFavorite).toHaveBeenCalledExactlyOnceWith('btc')
    expect(onChoose).not.toHaveBeenCalled()
  })

  test('the favourite button can be pressed with a pointer too', async () => {
    const { onFavorite } = open({ favorites: ['btc'] })
    await search('btc')
    await userEvent.click(screen.getByRole('button', { name: 'Remove BTC Bitcoin' }))
    expect(onFavorite).toHaveBeenCalledExactlyOnceWith('btc')
  })
})

describe('a currency without a pair', () => {
  test('is shown as unavailable and cannot be chosen, neither by key nor by pointer', async () => {
    const { onChoose } = open({ off: ['xrp'] })
    await userEvent.type(box(), 'xrp{Enter}')
    const option = screen.getByRole('option', { name: /XRP.*not in this pair/ })
    await userEvent.click(option)
    expect(option).toHaveAttribute('aria-disabled', 'true')
    expect(onChoose).not.toHaveBeenCalled()
  })

  test('is passed over when the best available match is highlighted', async () => {
    open({ off: ['btc'] })
    await search('btc')
    expect(names()[0]).toBe('BTC')
    expect(highlighted()).toHaveTextContent('WBTC')
  })
})

test('every option has its position among all, also those that are not drawn', () => {
  open({ currencies: Array.from({ length: 1600 }, (_, index) => aCurrency(`c${index}`)) })
  const [first, second] = screen.getAllByRole('option')
  expect(first).toHaveAttribute('aria-setsize', '1600')
  expect(first).toHaveAttribute('aria-posinset', '1')
  expect(second).toHaveAttribute('aria-posinset', '2')
})

test('a press on an option chooses it', async () => {
  const { onChoose } = open()
  await userEvent.click(screen.getByRole('option', { name: /Ethereum/ }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(ETH)
})

test('a list that is still loading is announced to screen readers', () => {
  open({ isLoading: true })
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
})

describe('a coin on several networks', () => {
  const USDT_ETH = aCurrency('usdterc20', {
    name: 'Tether',
    symbolFront: 'USDT',
    network: 'eth',
    fullInfo: { network_name: 'Ethereum (ERC-20)', network_badge: 'ERC-20' },
  })
  const currencies = [USDT_TRON, USDT_ETH, BTC]

  test('has its networks as options of one row, which arrows reach and Enter chooses', async () => {
    const { onChoose } = open({ currencies })
    await search('usdt')
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('aria-label'))).toEqual([
      'USDT Tether Tron (TRC-20)',
      'USDT Tether Ethereum (ERC-20)',
    ])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(USDT_ETH)
  })

  test('stands for itself when the search names its network', async () => {
    open({ currencies })
    await search('tether tron')
    expect(screen.getByRole('option')).toHaveTextContent('USDT TetherTron (TRC-20)')
  })

  test('is left with one of them by the filter', async () => {
    const onBoth = currencies.flatMap((one) => [
      one,
      { ...one, symbol: `${one.symbol}x`, symbolFront: 'ABC' },
    ])
    open({ currencies: onBoth })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Network' }), 'Ethereum')
    expect(screen.getAllByRole('option', { name: /USDT/ })).toHaveLength(1)
    expect(screen.queryByRole('option', { name: /BTC/ })).toBeNull()
  })

  test('marks the network that is chosen now', () => {
    open({ currencies, current: 'usdterc20' })
    expect(screen.getByRole('option', { current: true })).toHaveAccessibleName(
      'USDT Tether Ethereum (ERC-20)',
    )
  })
})
