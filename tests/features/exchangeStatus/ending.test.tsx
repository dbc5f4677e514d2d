// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DepositAmounts } from '@/features/exchangeStatus/DepositAmounts'
import { Ending } from '@/features/exchangeStatus/Ending'
import { SavedLink } from '@/features/exchangeStatus/StatusHeading'
import { Summary } from '@/features/exchangeStatus/Summary'
import { anExchange } from '../../domain/anExchange'
import { BTC, ETH } from '../../domain/currencies'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'

const finished = anExchange({
  status: 'finished',
  amountFrom: '0.1',
  amountTo: '2.55',
  updatedAt: '2026-11-21T12:12:00.000Z',
})

describe('a finished exchange', () => {
  test('shows what was paid out, how long it took and the way to a review', () => {
    renderWithStore(<Ending exchange={finished} to={ETH} />)
    expect(screen.getByText('2.55\u00a0ETH', { normalizer: String })).toBeVisible()
    expect(screen.getByText('From creation to payout: 12 minutes')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write a review' })).toHaveAttribute('href', '/reviews')
  })

  test('of a real exchange links its payout to the explorer, one of the sandbox does not', () => {
    const to = { ...ETH, tx_explorer: 'https://etherscan.io/tx/{}' }
    const exchange = { ...finished, extendedInfo: { ...finished.extendedInfo, txTo: '0xabc' } }
    const { unmount } = renderWithStore(<Ending exchange={exchange} to={to} />)
    expect(screen.getByRole('link', { name: /^View in explorer/ })).toHaveAttribute(
      'href',
      'https://etherscan.io/tx/0xabc',
    )
    unmount()
    renderWithStore(<Ending exchange={{ ...exchange, sandbox: true }} to={to} />)
    expect(screen.queryByRole('link', { name: /^View in explorer/ })).toBeNull()
  })

  test('offers no review where the operator has no reviews', () => {
    const site = aSite()
    const preloaded = { site: { ...site, operator: { ...site.operator, off: ['/reviews'] } } }
    renderWithStore(<Ending exchange={finished} to={ETH} />, { preloaded })
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('of the agreed deposit needs no word about it', () => {
    const { container } = renderWithStore(
      <DepositAmounts exchange={{ ...finished, amountFrom: '0.100' }} from={BTC} />,
    )
    expect(container).toBeEmptyDOMElement()
  })

  test('of another deposit says what was agreed and what arrived', () => {
    renderWithStore(<DepositAmounts exchange={{ ...finished, amountFrom: '0.15' }} from={BTC} />)
    expect(screen.getByText(/agreed to send 0\.1\sBTC, but we received 0\.15\sBTC/)).toBeVisible()
  })
})

describe('a deposit that is too small', () => {
  const small = { issue: 'deposit_too_small', amountFrom: '0.01' } as const

  test('shows what arrived, what was agreed and what comes back', () => {
    const exchange = anExchange({ ...small, status: 'verifying', actions: ['refund'] })
    const { container } = renderWithStore(<DepositAmounts exchange={exchange} from={BTC} />)
    expect(container).toHaveTextContent(
      /Amount received0\.01\sBTCAgreed amount0\.1\sBTCRefund amount0\.01\sBTC, minus any network or bank fee/,
    )
  })

  test('promises no refund that cannot be requested', () => {
    const exchange = anExchange({ ...small, status: 'failed', actions: [] })
    const { container } = renderWithStore(<DepositAmounts exchange={exchange} from={BTC} />)
    expect(container).toHaveTextContent('Amount received')
    expect(container).not.toHaveTextContent('Refund amount')
  })
})

test.each([
  ['finished', false],
  ['refunded', false],
  ['expired', true],
] as const)('the page of a %s exchange says that it updates: %j', (status, updates) => {
  renderWithStore(<SavedLink exchange={anExchange({ status })} />)
  expect(screen.queryAllByText(/updates automatically/)).toHaveLength(updates ? 1 : 0)
})

test.each(['refunded', 'failed', 'expired'] as const)(
  'the receipt of a %s exchange has no payout',
  (status) => {
    renderWithStore(<Summary exchange={anExchange({ status })} from={BTC} to={ETH} />)
    expect(screen.getByText('You send')).toBeVisible()
    expect(screen.queryByText('You get')).toBeNull()
    expect(screen.queryByText('Rate after fees')).toBeNull()
  },
)

describe('on paper a moment stands', () => {
  afterEach(() => vi.unstubAllEnvs())

  test.each([
    ['UTC', 'en', 1],
    // A language of its own: formats are cached with the zone they were made in.
    ['Asia/Tokyo', 'de', 2],
  ] as const)('in UTC too, unless the device is in it: %s', (zone, locale, count) => {
    vi.stubEnv('TZ', zone)
    renderWithStore(<Summary exchange={anExchange()} from={BTC} to={ETH} />, { router: { locale } })
    const created = screen.getByText('Created').nextElementSibling
    expect(created?.querySelectorAll('time > *')).toHaveLength(count)
    expect(created).toHaveTextContent(/UTC$/)
  })
})
