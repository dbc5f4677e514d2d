// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import { PairFacts } from '@/features/pairFacts/PairFacts'
import type { PairFactsData, SideFacts } from '@/features/pairFacts/pairFactsData'
import { pairFactsText } from '@/features/pairFacts/pairFactsText'
import { guideLead, pairLead } from '@/features/pairFacts/pairLead'
import { factWords } from '@/screens/pairWords'
import { renderWithStore } from '../../renderWithStore'

const BITCOIN: SideFacts = {
  ticker: 'BTC',
  network: 'Bitcoin',
  extraId: '',
  confirmations: 2,
  contract: null,
  explorer: 'https://www.blockchain.com/',
}
const BANK: SideFacts = { ...BITCOIN, ticker: 'EUR', network: '', confirmations: null, explorer: null }

const FACTS: PairFactsData = {
  from: BITCOIN,
  to: {
    ticker: 'XRP',
    network: 'XRP Ledger',
    extraId: 'Destination tag',
    confirmations: null,
    contract: null,
    explorer: null,
  },
  history: {
    rates: ['40000', '41000', '42000'],
    now: '42000',
    week: { low: '41000', high: '42000' },
    month: { low: '39000', high: '43000' },
    percent: '5.00',
  },
  limits: { min: '0.001', max: '2' },
  fixedLimits: null,
  minutes: 12,
  last: [{ amountFrom: '0.01', amountTo: '420', finishedAt: '2026-11-29T10:00:00.000Z' }],
}
const NOTHING = { ...FACTS, history: null, limits: null, minutes: null, last: [] }

const SIDES = [
  'BTC network',
  'Confirmations for BTC deposits',
  'BTC contract address',
  'XRP network',
  'XRP contract address',
]

const open = (facts: PairFactsData) =>
  renderWithStore(<PairFacts facts={pairFactsText(facts, factWords('en'))} />)
const namesShown = () => screen.queryAllByRole('term').map(({ textContent }) => textContent)

describe('what a page says of a pair', () => {
  test('is all that is known, the line with its figures in words', () => {
    open(FACTS)
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
      ...SIDES,
    ])
    expect(screen.getByText('12 min from deposit to payout, the median of the last 90 days')).toBeTruthy()
    expect(screen.getByText(/XRP Ledger \(destination tag: include it/i)).toBeTruthy()
    expect(screen.getByText(/≈ 0.01 BTC → 420 XRP/)).toBeTruthy()
  })

  test('says of an extra id of the deposit that we show it, and of one of the payout that the recipient gives it', () => {
    open({ ...NOTHING, from: FACTS.to, to: FACTS.from })
    expect(screen.getByText(/destination tag: include it with your deposit if one is shown/)).toBeTruthy()
    expect(screen.queryByText(/recipient/)).toBeNull()
  })

  test.each([
    ['history', ['Minimum', 'Maximum', 'Measured time', ...SIDES]],
    [
      'limits',
      [...['Market rate', 'Last 7 days', 'Last 30 days', 'Change in 30 days'], 'Measured time', ...SIDES],
    ],
  ] as const)('leaves %s out where it is not known', (part, names) => {
    open({ ...FACTS, [part]: null })
    expect(namesShown()).toEqual(names)
  })

  test('has no line, no figure and no list where nothing but networks is known, and none of a bank', () => {
    open({ ...NOTHING, from: BANK })
    expect(namesShown()).toEqual(['XRP network', 'XRP contract address'])
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.queryByRole('list')).toBeNull()
  })

  test('gives no limit of zero, which stands for an unknown one', () => {
    open({ ...NOTHING, limits: { min: '0', max: null } })
    expect(namesShown()).toEqual(SIDES)
  })

  test('has the limits of both rates, where there are two', () => {
    open({ ...NOTHING, limits: FACTS.limits, fixedLimits: { min: '0.002', max: null } })
    expect(namesShown()).toEqual([
      'Minimum, floating rate',
      'Maximum, floating rate',
      'Minimum, fixed rate',
      ...SIDES,
    ])
    expect(screen.getByText('0.002 BTC')).toBeTruthy()
  })

  test('links a whole contract address to its page, and a coin without one to the explorer', () => {
    const token = { ...BITCOIN, ticker: 'USDT', contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7' }
    open({ ...NOTHING, from: { ...token, explorer: 'https://etherscan.io/token/0xdAC1' }, to: BITCOIN })
    expect(screen.getByText(token.contract).tagName).toBe('CODE')
    expect(screen.getByRole('link', { name: /^etherscan\.io/ })).toHaveAttribute(
      'href',
      'https://etherscan.io/token/0xdAC1',
    )
    expect(screen.getByText('None (native coin)')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^blockchain\.com/ })).toHaveAttribute('href', BITCOIN.explorer)
  })
})

describe.each(LOCALES)('the lead in %s', (locale) => {
  const lead = (facts: PairFactsData) => pairLead(facts, factWords(locale))

  test('follows from the pair: its ways, limits and times, each a sentence', () => {
    const leads = [FACTS, { ...FACTS, to: BANK }, { ...FACTS, from: BANK }, { ...FACTS, limits: null }].map(
      lead,
    )
    expect(leads.map(({ length }) => length)).toEqual([3, 3, 3, 2])
    expect(new Set(leads.map(([way]) => way)).size).toBe(3)
    expect(leads[0]?.[0]).toMatch(/Bitcoin.*XRP Ledger|XRP Ledger.*Bitcoin/)
    expect(leads[0]?.[1]).toMatch(/0[.,]001.*2\u00a0BTC/)
    expect(leads[0]?.[2]).toMatch(/90.*12|12.*90/)
    expect(lead({ ...NOTHING, limits: { min: '1', max: null } })[1]).toMatch(/1\u00a0BTC/)
    for (const sentence of leads.flat()) expect(sentence).toMatch(/[.。]$/)
  })

  test('of a guide says whether a memo is needed, and how many confirmations', () => {
    const words = factWords(locale)
    const [way, confirmations, extra] = guideLead(FACTS, words)
    expect(way).toBe(lead(FACTS)[0])
    expect(confirmations).toMatch(/2/)
    const none = guideLead({ ...FACTS, to: BITCOIN }, words).at(-1)
    expect(none).toBe(words.t('lead.noExtra'))
    expect(extra).not.toBe(none)
    expect(guideLead({ ...FACTS, from: FACTS.to }, words)).toHaveLength(3)
  })
})
