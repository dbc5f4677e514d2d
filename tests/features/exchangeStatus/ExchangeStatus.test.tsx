// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadCurrencyList } from '@/api/lists'
import { fetchEstimate } from '@/api/quotes'
import { pollExchange } from '@/api/pollExchange'
import { actOnExchange, simulateDeposit } from '@/api/exchanges'
import * as timings from '@/config/timings'
import { ApiFailure } from '@/domain/text/failure'
import { orderPlaced } from '@/store/slices/exchangeSlice'
import { ExchangeStatus } from '@/features/exchangeStatus/ExchangeStatus'
import { anExchange } from '../../domain/anExchange'
import { anEstimate, aRefusal } from '../../domain/aQuote'
import { BTC, ETH } from '../../domain/currencies'
import '../../nativeDialog'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/quotes', () => ({ fetchEstimate: vi.fn() }))
vi.mock('@/api/lists', () => ({ loadCurrencyList: vi.fn() }))
vi.mock('@/api/pollExchange', () => ({ importReader: () => Promise.resolve(), pollExchange: vi.fn() }))
vi.mock('@/api/exchanges', () => ({
  actOnExchange: vi.fn(),
  simulateDeposit: vi.fn(),
}))
const fetched = vi.mocked(pollExchange)

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

async function press(name: string) {
  act(() => screen.getByRole('button', { name }).click())
  await pass(0)
}

async function open(preloaded = {}, router: { locale?: 'de' } = {}) {
  const shown = renderWithStore(<ExchangeStatus publicId="abc123" />, { preloaded, router })
  await pass(0)
  await imported()
  return shown
}
/** Choices and decoders come by `import()`, which fake timers do not move. */
const imported = () => act(() => vi.dynamicImportSettled())
/** An address is checked after it is drawn. */
async function checked() {
  await pass(100)
  await imported()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(loadCurrencyList).mockReset().mockResolvedValue([])
  fetched.mockReset().mockResolvedValue(anExchange({ sandbox: true }))
})
afterEach(() => vi.useRealTimers())

test.each([
  ['waiting', 0],
  ['finished', 1],
] as const)('the page of a %s exchange is headed a receipt on paper: %j', async (status, count) => {
  fetched.mockResolvedValue(anExchange({ status }))
  await open()
  expect(screen.queryAllByText('Halyard receipt')).toHaveLength(count)
})

test.each([
  ['that brought none fetches them at once', [], 1],
  ['that brought some waits for the order', [BTC, ETH], 0],
] as const)('of the currencies a page %s', async (_, currencies, calls) => {
  fetched.mockReturnValue(new Promise(() => undefined))
  await open({ currencies })
  expect(loadCurrencyList).toHaveBeenCalledTimes(calls)
})

describe('the progress', () => {
  test('is fetched every four seconds, and each step is announced', async () => {
    await open()
    expect(announced()).toContain('Waiting for your deposit.')
    fetched.mockResolvedValue(anExchange({ status: 'confirming', extendedInfo: { confirmations: 1 } }))
    await pass(timings.statusPoll)
    expect(announced()).toContain('The network is confirming your deposit. 1 of 2 confirmations.')
    expect(screen.getByText('Confirming').closest('li')).toHaveAttribute('aria-current', 'step')
    expect(screen.getByText('Waiting').closest('li')).toHaveTextContent('(done)')
  })

  test('is not fetched any more once it is settled', async () => {
    fetched.mockResolvedValue(anExchange({ status: 'finished' }))
    await open()
    await pass(10 * timings.statusPoll)
    expect(fetched).toHaveBeenCalledOnce()
    expect(screen.queryByRole('listitem', { current: 'step' })).toBeNull()
  })

  test('is still fetched after the deadline, because a late deposit may arrive', async () => {
    fetched.mockResolvedValue(anExchange({ status: 'expired' }))
    await open()
    await pass(timings.statusPoll)
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(screen.getByText('Expired').closest('li')).toHaveAttribute('aria-current', 'step')
  })

  test('is fetched with the headers site-language, page-visit, device-timezone and device-os', async () => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330)
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)')
    window.history.replaceState(null, '', '/de/exchange?id=abc123')
    await open({}, { locale: 'de' })
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    expect(fetched).toHaveBeenLastCalledWith('abc123', undefined, {
      'site-language': 'de',
      'page-visit': '/de/exchange',
      'device-timezone': `${timeZone} +05:30`,
      'device-os': 'Linux',
    })
    window.history.replaceState(null, '', '/')
  })
})

describe('a failure', () => {
  test('leaves the last known state on the screen, and the next good response clears it', async () => {
    await open()
    fetched.mockRejectedValueOnce(new ApiFailure({ kind: 'unreachable' }))
    await pass(timings.statusPoll)
    expect(screen.getByRole('alert')).toHaveTextContent('last known status')
    expect(
      screen.getByText((_, element) => element?.textContent === 'bc1qsandboxaddress', {
        selector: 'dd > span',
      }),
    ).toBeVisible()
    await press('Try again')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('without a connection says so, and nothing of entries that the page does not have', async () => {
    fetched.mockResolvedValueOnce(anExchange()).mockRejectedValue(new ApiFailure({ kind: 'offline' }))
    await open()
    await pass(timings.statusPoll)
    expect(screen.getByRole('alert')).toHaveTextContent('You’re offline.Showing the last known status.')
  })

  test('before anything is known offers another try', async () => {
    fetched.mockRejectedValueOnce(new ApiFailure({ kind: 'broken' }))
    await open()
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our end')
    await press('Try again')
    expect(screen.getByRole('heading', { name: 'Send 0.1\u00a0BTC to start' })).toBeVisible()
  })

  test('of an id that does not exist says so', async () => {
    fetched.mockRejectedValue(new ApiFailure(aRefusal('not_found', { status: 404 })))
    await open()
    expect(screen.getByRole('heading', { name: 'Exchange not found' })).toBeVisible()
    expect(screen.getByText('There is no exchange with the ID abc123 here.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Track an exchange' })).toHaveValue('abc123')
    expect(screen.getByRole('link', { name: 'Your exchanges' })).toHaveAttribute('href', '/exchanges')
  })
})

describe('the deposit', () => {
  test('shows amount, address and network, each to copy, and says that a sandbox address is none', async () => {
    await open()
    expect(screen.getByText('0.1 BTC', { selector: 'dd span' })).toBeVisible()
    expect(screen.getByText(/Deposit address on Bitcoin/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy address' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy amount' })).toBeVisible()
    expect(screen.getByText(/This is a sandbox address with an invalid checksum/)).toBeVisible()
  })

  test('has its extra id as a step of its own', async () => {
    const xrp = { tickerFrom: 'xrp', networkFrom: 'xrp', extendedInfo: { extraIdFrom: '12392060' } }
    fetched.mockResolvedValue(anExchange(xrp))
    await open()
    expect(screen.getByText('Destination tag (required)')).toBeVisible()
    expect(screen.getByText('12392060')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy destination tag' })).toBeVisible()
  })

  test('can be played in the sandbox', async () => {
    vi.mocked(simulateDeposit).mockResolvedValue(anExchange({ status: 'confirming' }))
    await open()
    await press('Simulate deposit')
    expect(simulateDeposit).toHaveBeenCalledWith('abc123', 'full')
    expect(screen.getByRole('heading', { name: 'Deposit detected' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Sandbox: test without real money' })).toBeNull()
  })
})

test('each hash is linked to its explorer where there is one', async () => {
  fetched.mockResolvedValue(
    anExchange({ status: 'finished', extendedInfo: { txFrom: 'aa11', txTo: 'bb22' } }),
  )
  await open()
  expect(screen.getByRole('link', { name: /aa11/ })).toHaveAttribute('href', 'https://mempool.space/tx/aa11')
  expect(screen.getAllByText('bb22'), 'at a glance and whole').toHaveLength(2)
  expect(screen.queryByRole('link', { name: /bb22/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Copy hash: Deposit' })).toBeVisible()
})

test('a hash of the sandbox leads to no explorer', async () => {
  fetched.mockResolvedValue(
    anExchange({ status: 'finished', sandbox: true, extendedInfo: { txFrom: 'aa11' } }),
  )
  await open()
  expect(screen.getByText('aa11')).toBeVisible()
  expect(screen.queryByRole('link', { name: /aa11/ })).toBeNull()
})

describe('a status that cannot be had yet', () => {
  test('names the exchange and does not speak of a last known state', async () => {
    fetched.mockRejectedValue(new ApiFailure({ kind: 'unreachable' }))
    await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Exchange abc123')
    expect(screen.getByRole('alert')).toHaveTextContent('Can’t connect.')
    expect(screen.queryByText(/last known status/)).toBeNull()
  })

  test('is not fetched before the back end’s Retry-After', async () => {
    fetched.mockRejectedValue(new ApiFailure({ kind: 'rateLimited', retryAfter: 30 }))
    await open()
    await pass(29_000)
    expect(fetched).toHaveBeenCalledOnce()
    await pass(1_000)
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})

test('an exchange that has just been placed takes the focus with its title, one that is opened does not', async () => {
  const { rerender, store } = await open()
  const comeBack = () => {
    rerender(<p>another page</p>)
    rerender(<ExchangeStatus publicId="abc123" />)
  }
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus()
  comeBack()
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus()
  store.dispatch(orderPlaced({ publicId: 'abc123' }))
  comeBack()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

describe('a choice', () => {
  const choosing = () =>
    anExchange({
      status: 'verifying',
      issue: 'deposit_too_small',
      actions: ['continue', 'refund'],
      amountFrom: '0.05',
    })
  const acted = vi.mocked(actOnExchange)
  const quoted = vi.mocked(fetchEstimate)
  const refundAddress = () => screen.getByRole('textbox', { name: 'BTC refund address' })
  const type = (text: string) => {
    fireEvent.change(refundAddress(), { target: { value: text } })
    fireEvent.blur(refundAddress())
  }
  const BTC_ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
  const ETH_ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

  beforeEach(() => {
    fetched.mockResolvedValue(choosing())
    acted.mockReset().mockResolvedValue(anExchange({ status: 'exchanging' }))
    quoted.mockReset().mockResolvedValue(anEstimate('1.25'))
  })

  test('is required of the visitor only where there is one', async () => {
    await open()
    expect(screen.getByText('We’ve received your deposit. Choose how to proceed.')).toBeVisible()
    fetched.mockResolvedValue(anExchange({ status: 'verifying' }))
    await pass(timings.statusPoll)
    expect(screen.getByText(/^We’ve received your deposit and are checking it/)).toBeVisible()
  })

  test('stands beside what was quoted, what arrived and what that is worth now, and nothing that is no longer got', async () => {
    await open()
    const details = screen.getByRole('complementary', { name: 'Exchange details' })
    expect(details).toHaveTextContent('Deposit0.05 BTC')
    expect(details).toHaveTextContent(/Quoted0\.1 BTC → /)
    expect(details).not.toHaveTextContent('You get')
    expect(screen.getByText('Worth at the current rate')).toBeVisible()
    expect(screen.getByText('≈ 1.25 ETH')).toBeVisible()
  })

  test('to continue shows what the amount received would buy before it is sent, once', async () => {
    await open()
    expect(screen.getByText('We received less than the agreed amount.')).toBeVisible()
    await press('Continue at the market rate')
    const dialog = screen.getByRole('dialog', { name: 'Continue at the market rate' })
    expect(quoted.mock.calls[0]?.[0]).toMatchObject({ amount: '0.05', reverse: false, fixed: false })
    expect(dialog).toHaveTextContent(/0\.05.BTC.*≈ 1\.25 ETH/)
    expect(acted).not.toHaveBeenCalled()
    const button = screen.getByRole('button', { name: 'Confirm exchange' })
    act(() => {
      button.click()
      button.click()
    })
    await pass(0)
    expect(acted).toHaveBeenCalledExactlyOnceWith('abc123', { action: 'continue' })
    expect(screen.getByRole('heading', { name: 'Exchanging your deposit' })).toBeVisible()
  })

  test('to continue cannot be confirmed before the rate is there, and can be cancelled', async () => {
    quoted.mockRejectedValue(new ApiFailure({ kind: 'unreachable' }))
    await open()
    await press('Continue at the market rate')
    expect(screen.getByRole('alert')).toHaveTextContent('Can’t connect.')
    await press('Confirm exchange')
    await press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(acted).not.toHaveBeenCalled()
  })

  test('that may have arrived says so, and that it is safe to repeat', async () => {
    acted.mockRejectedValueOnce(new ApiFailure({ kind: 'timeout' }))
    await open()
    await press('Continue at the market rate')
    await press('Confirm exchange')
    expect(screen.getByRole('alert')).toHaveTextContent('Your choice may already have been received.')
  })

  test.each([
    ['', 'Enter an address'],
    [ETH_ADDRESS, 'looks like an address on another network (Ethereum'],
  ])('of a refund to «%s» leads to the field and says what is wrong', async (address, words) => {
    await open()
    type(address)
    await checked()
    await press('Review refund')
    expect(refundAddress()).toHaveAccessibleDescription(expect.stringContaining(words))
    expect(refundAddress()).toHaveFocus()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('of a refund shows amount and address before it is sent', async () => {
    await open()
    type(BTC_ADDRESS)
    await checked()
    await press('Review refund')
    const dialog = screen.getByRole('dialog', { name: 'Review refund' })
    expect(dialog).toHaveTextContent(/0\.05.BTC/)
    expect(dialog).toHaveTextContent(BTC_ADDRESS)
    expect(acted).not.toHaveBeenCalled()
    await press('Refund my deposit')
    expect(acted.mock.calls[0]?.[1]).toMatchObject({ action: 'refund', address: BTC_ADDRESS })
  })

  test('of a refund address that the back end refuses says so at the field', async () => {
    const refusal = aRefusal('address_invalid', { fields: { address: 'address_invalid' } })
    acted.mockRejectedValue(new ApiFailure(refusal))
    await open()
    type(BTC_ADDRESS)
    await checked()
    await press('Review refund')
    await press('Refund my deposit')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(refundAddress()).toHaveAccessibleDescription(/Invalid address/)
  })
})
