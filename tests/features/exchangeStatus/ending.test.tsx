// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Exchange } from '@/contract/exchanges'
import { forgetExchange, rememberExchange } from '@/browser/storage/ownExchanges'
import { DepositAmounts } from '@/features/exchangeStatus/DepositAmounts'
import { Ending } from '@/features/exchangeStatus/Ending'
import { Outcome } from '@/features/exchangeStatus/Outcome'
import { SavedLink, StatusHeading } from '@/features/exchangeStatus/StatusHeading'
import { Summary } from '@/features/exchangeStatus/Summary'
import { anExchange } from '../../domain/anExchange'
import { BTC, ETH } from '../../domain/currencies'
import { anOwnExchange } from '../../browser/anOwnExchange'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'

const finished = anExchange({
  status: 'finished',
  amountFrom: '0.1',
  amountTo: '2.55',
  updatedAt: '2026-11-21T12:12:00.000Z',
})

const own = () => rememberExchange(anOwnExchange('abc123', { ownerSecret: 'SECRET' }))

describe('a finished exchange', () => {
  afterEach(() => forgetExchange('abc123'))

  test('shows what was paid out, how long it took and the way to a review', () => {
    renderWithStore(<Ending exchange={finished} from={BTC} to={ETH} />)
    expect(screen.getByText('2.55\u00a0ETH', { normalizer: String })).toBeVisible()
    expect(screen.getByText('From creation to payout: 12 minutes')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
      'href',
      '/reviews?exchangeId=abc123',
    )
  })

  test('of a payment it says that somebody else got it, and offers no exchange of theirs', () => {
    own()
    const paid = { ...finished, isPayment: true }
    renderWithStore(
      <>
        <StatusHeading exchange={paid} from={BTC} isArrival={false} />
        <Ending exchange={paid} from={BTC} to={ETH} />
        <Outcome exchange={paid} from={BTC} to={ETH} />
        <Summary exchange={paid} from={BTC} to={ETH} />
      </>,
    )
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Payment sent')
    expect(screen.getByText('The recipient gets')).toBeVisible()
    expect(screen.queryByText('You get')).toBeNull()
    expect(screen.queryByRole('link', { name: /Exchange ETH back|Repeat|another/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Write a review' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Print receipt' })).toBeVisible()
  })

  test('names the recipient, what was sent and what all of it cost', () => {
    const priceRecord = {
      amountFrom: '0.1',
      amountTo: '2.55',
      networkFee: null,
      usdFrom: '60000',
      usdTo: '2300',
      at: finished.createdAt,
    }
    const addressTo = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    const exchange = anExchange({ ...finished, priceRecord, extendedInfo: { addressTo } })
    const { container, unmount } = renderWithStore(<Ending exchange={exchange} from={BTC} to={ETH} />)
    expect(container).toHaveTextContent('0x5aAe…eAed')
    expect(container).toHaveTextContent('Deposit0.1 BTC')
    expect(container).toHaveTextContent('Total fees$135.00')
    unmount()
    const other = { ...exchange, amountTo: '2.56' }
    const { container: later } = renderWithStore(<Ending exchange={other} from={BTC} to={ETH} />)
    expect(later, 'the recorded prices were those of another payout').not.toHaveTextContent('Total fees')
  })

  test('of a real exchange links its payout to the explorer, one of the sandbox does not', () => {
    const to = { ...ETH, tx_explorer: 'https://etherscan.io/tx/{}' }
    const exchange = { ...finished, extendedInfo: { ...finished.extendedInfo, txTo: '0xabc' } }
    const { unmount } = renderWithStore(<Ending exchange={exchange} from={BTC} to={to} />)
    expect(screen.getByRole('link', { name: /View in explorer/ })).toHaveAttribute(
      'href',
      'https://etherscan.io/tx/0xabc',
    )
    unmount()
    renderWithStore(<Ending exchange={{ ...exchange, sandbox: true }} from={BTC} to={to} />)
    expect(screen.queryByRole('link', { name: /View in explorer/ })).toBeNull()
  })

  test('offers no review where the operator has no reviews', () => {
    const site = aSite()
    const preloaded = { site: { ...site, operator: { ...site.operator, off: ['/reviews'] } } }
    renderWithStore(<Ending exchange={finished} from={BTC} to={ETH} />, { preloaded })
    expect(screen.queryByRole('link', { name: 'Write a review' })).toBeNull()
  })

  test('at the market rate of its deposit is compared with its quote too', () => {
    const requote = { amountFrom: '0.1', amountTo: '2.7', at: finished.updatedAt }
    renderWithStore(<Ending exchange={{ ...finished, amountTo: '2.7', requote }} from={BTC} to={ETH} />)
    expect(screen.getByText('0.1\u00a0ETH more than quoted', { normalizer: String })).toBeVisible()
  })

  test('says what was paid out beside the quote', () => {
    const { unmount } = renderWithStore(<Ending exchange={finished} from={BTC} to={ETH} />)
    expect(screen.getByText('0.05\u00a0ETH less than quoted', { normalizer: String })).toBeVisible()
    unmount()
    renderWithStore(<Ending exchange={{ ...finished, amountFrom: '0.2' }} from={BTC} to={ETH} />)
    expect(screen.queryByText(/quoted/)).toBeNull()
  })

  const addresses = { userRefundAddress: 'bc1qrefund', addressTo: '0xabc' }

  test.each([
    ['SECRET', 'secret', '0xabc', 'bc1qrefund'],
    [undefined, 'secret', '', ''],
    [undefined, null, '', ''],
  ] as const)(
    'is repeated with its addresses by its owner only: %s, %s',
    async (secret, proof, to, refund) => {
      if (secret) own()
      const exchange = anExchange({ ...finished, ownerProof: proof, extendedInfo: addresses })
      const { store } = renderWithStore(<Ending exchange={exchange} from={BTC} to={ETH} />)
      const again = screen.getByRole('link', { name: 'Repeat this exchange' })
      expect(again).toHaveAttribute('href', '/exchange?from=btc-btc&to=eth-eth&amount=0.1')
      await userEvent.click(again)
      expect(store.getState().exchange.eData).toMatchObject({ addressTo: to, userRefundAddress: refund })
    },
  )

  test('is exchanged back to the refund address', async () => {
    own()
    const exchange = anExchange({ ...finished, ownerProof: 'secret', extendedInfo: addresses })
    const { store } = renderWithStore(<Ending exchange={exchange} from={BTC} to={ETH} />)
    const back = screen.getByRole('link', { name: 'Exchange ETH back to BTC' })
    expect(back).toHaveAttribute('href', '/exchange?from=eth-eth&to=btc-btc&amount=2.55')
    await userEvent.click(back)
    expect(store.getState().exchange.eData).toMatchObject({
      ...{ from: 'eth', to: 'btc', amount: '2.55' },
      ...{ addressTo: 'bc1qrefund', userRefundAddress: '' },
    })
  })

  test.each([
    [-840, 1],
    [12, 0],
  ])('comes into sight where its heading is %i px from the top', (top, times) => {
    const scrolled = vi.fn<typeof HTMLElement.prototype.scrollIntoView>()
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    HTMLElement.prototype.scrollIntoView = scrolled
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top))
    const heading = (exchange: Exchange) => <StatusHeading exchange={exchange} from={BTC} isArrival={false} />
    const { rerender } = renderWithStore(heading(anExchange({ status: 'sending' })))
    expect(scrolled).not.toHaveBeenCalled()
    rerender(heading(finished))
    expect(scrolled.mock.calls).toEqual(times ? [[{ block: 'center', behavior: 'auto' }]] : [])
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('of the agreed deposit needs no word about it', () => {
    const { container } = renderWithStore(
      <DepositAmounts exchange={{ ...finished, amountFrom: '0.100' }} from={BTC} to={ETH} />,
    )
    expect(container).toBeEmptyDOMElement()
  })

  test('of another deposit says what was agreed and what arrived', () => {
    renderWithStore(<DepositAmounts exchange={{ ...finished, amountFrom: '0.15' }} from={BTC} to={ETH} />)
    expect(screen.getByText(/agreed to send 0\.1\sBTC, but we received 0\.15\sBTC/)).toBeVisible()
  })
})

describe('a deposit that is too small', () => {
  const small = { issue: 'deposit_too_small', amountFrom: '0.01' } as const

  test('shows what arrived, what was agreed and what comes back', () => {
    const exchange = anExchange({ ...small, status: 'verifying', actions: ['refund'] })
    const { container } = renderWithStore(<DepositAmounts exchange={exchange} from={BTC} to={ETH} />)
    expect(container).toHaveTextContent(
      /Amount received0\.01\sBTCWorth at the current rateGetting the rate…Agreed amount0\.1\sBTCRefund amount0\.01\sBTC, minus any network or bank fee/,
    )
  })

  test.each([
    [true, 'Refund amount0.01 BTC'],
    [false, 'Refund amount0.01 BTC, minus any network or bank fee'],
  ])('once it was sent back, simulated %s, says the amount as far as it is known', (sandbox, words) => {
    const exchange = anExchange({ ...small, status: 'refunded', sandbox, actions: [] })
    const { container } = renderWithStore(<DepositAmounts exchange={exchange} from={BTC} to={ETH} />)
    expect(container.textContent.replaceAll('\u00a0', ' ').endsWith(words)).toBe(true)
  })

  test('promises no refund that cannot be requested', () => {
    const exchange = anExchange({ ...small, status: 'failed', actions: [] })
    const { container } = renderWithStore(<DepositAmounts exchange={exchange} from={BTC} to={ETH} />)
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
