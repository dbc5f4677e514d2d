// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PairFacts } from '@/features/pairFacts/PairFacts'
import type { PairFactsData } from '@/features/pairFacts/pairFactsData'
import { renderWithStore } from '../../renderWithStore'

const FACTS: PairFactsData = {
  from: { ticker: 'BTC', network: 'Bitcoin', extraId: '' },
  to: { ticker: 'XRP', network: 'XRP Ledger', extraId: 'Destination tag' },
  history: {
    rates: ['40000', '41000', '42000'],
    now: '42000',
    week: { low: '41000', high: '42000' },
    month: { low: '39000', high: '43000' },
    percent: '5.00',
  },
  limits: { min: '0.001', max: '2' },
  minutes: 12,
  last: [{ amountFrom: '0.01', amountTo: '420', finishedAt: '2026-11-29T10:00:00.000Z' }],
}
const NOTHING = { ...FACTS, history: null, limits: null, minutes: null, last: [] }

const namesShown = () => screen.queryAllByRole('term').map(({ textContent }) => textContent)

describe('what a page says of a pair', () => {
  test('is all that is known, the line with its figures in words', () => {
    renderWithStore(<PairFacts facts={FACTS} />)
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
      /30 days.*40,000.*42,000.*39,000.*43,000/,
    )
    expect(namesShown()).toEqual([
      'Market rate',
      'Last 7 days',
      'Last 30 days',
      'Change in 30 days',
      'Minimum',
      'Maximum',
      'Measured time',
      'BTC network',
      'XRP network',
    ])
    expect(screen.getByText('12 min from deposit to payout, the median of the last 90 days')).toBeTruthy()
    expect(screen.getByText(/XRP Ledger \(destination tag: include it/i)).toBeTruthy()
    expect(screen.getByText(/≈ 0.01 BTC → 420 XRP/)).toBeTruthy()
  })

  test('says of an extra id of the deposit that we show it, and of one of the payout that the recipient gives it', () => {
    renderWithStore(<PairFacts facts={{ ...NOTHING, from: FACTS.to, to: FACTS.from }} />)
    expect(screen.getByText(/destination tag: include it with your deposit if one is shown/)).toBeTruthy()
    expect(screen.queryByText(/recipient/)).toBeNull()
  })

  test.each([
    ['history', ['Minimum', 'Maximum', 'Measured time', 'BTC network', 'XRP network']],
    [
      'limits',
      [
        ...['Market rate', 'Last 7 days', 'Last 30 days', 'Change in 30 days'],
        ...['Measured time', 'BTC network', 'XRP network'],
      ],
    ],
  ] as const)('leaves %s out where it is not known', (part, names) => {
    renderWithStore(<PairFacts facts={{ ...FACTS, [part]: null }} />)
    expect(namesShown()).toEqual(names)
  })

  test('has no line, no figure and no list where nothing but networks is known, and none of a bank', () => {
    renderWithStore(<PairFacts facts={{ ...NOTHING, from: { ticker: 'EUR', network: '', extraId: '' } }} />)
    expect(namesShown()).toEqual(['XRP network'])
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.queryByRole('list')).toBeNull()
  })

  test('gives no limit of zero, which stands for an unknown one', () => {
    renderWithStore(<PairFacts facts={{ ...NOTHING, limits: { min: '0', max: null } }} />)
    expect(namesShown()).toEqual(['BTC network', 'XRP network'])
  })
})
