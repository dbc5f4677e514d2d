// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import type { CashbackRequest } from '@/screens/views/CashbackRequest'
import { CashbackView } from '@/screens/views/CashbackView'
import { renderWithStore } from '../../renderWithStore'

const PRICE = { usd: '64000', isSample: false }
const SITE = { brandName: 'Halyard', url: 'https://halyard.example' }
function show(changes: Partial<CashbackRequest> = {}, price: typeof PRICE | null = PRICE) {
  const request = { locale: 'en', theme: 'auto', typed: null, unit: 'btc', ref: '', ...changes } as const
  return renderWithStore(<CashbackView question={request} site={SITE} price={price} styles="" />, {
    router: { locale: request.locale },
    texts: request.locale,
  }).container
}
/** A blank that does not break is a blank. */
const textOf = (shown: Element, id: string) =>
  shown.querySelector(`[id=${id}]`)?.textContent?.replace(/\s/g, ' ')

describe('the cashback calculator', () => {
  test('shows level, cashback and what is missing for a month’s volume', () => {
    const result = textOf(show({ typed: '0,1' }), 'result')
    expect(result).toMatch(/0\.0001 BTC ≈ \$6\.40.*Silver.*for Gold0\.23333334 BTC.* 0\.3 BTC/)
  })

  test('takes dollars at the price it shows', () => {
    const shown = show({ typed: '6,400.00', unit: 'usd' })
    expect(textOf(shown, 'result')).toContain('0.0001 BTC ≈ $6.40')
    expect(textOf(shown, 'note')).toContain('1 BTC ≈ $64,000.00')
    expect(shown.querySelector('select')?.value).toBe('usd')
  })

  test('calculates in bitcoin alone without a price, whatever the query says', () => {
    const shown = show({ typed: '0.1', unit: 'usd' }, null)
    expect(textOf(shown, 'result')).toContain('0.0001 BTC')
    expect(shown.querySelector('main')?.textContent).not.toContain('$')
    expect(shown.querySelector('select')).toBeNull()
  })

  test('names the sandbox’s price a sample', () => {
    expect(textOf(show({}, { ...PRICE, isSample: true }), 'note')).toContain('sandbox sample price')
    expect(textOf(show(), 'note')).not.toContain('sample')
  })

  test.each(['', 'much', '-1', '1e3', '<script>'])('refuses %j as an amount', (typed) => {
    const shown = show({ typed })
    expect(textOf(shown, 'result')).toContain('Enter a valid amount')
    expect(shown.querySelectorAll('script')).toHaveLength(1)
    expect(shown.querySelector<HTMLInputElement>('#volume')?.value).toBe(typed)
    expect(shown.querySelectorAll('tbody tr')).toHaveLength(4)
  })

  test('retains language, colours and the partner’s code when its form is sent without scripts', () => {
    const shown = show({ locale: 'de', theme: 'dark', ref: 'a"b' })
    expect(Object.fromEntries(new FormData(shown.querySelector('form') ?? undefined))).toMatchObject({
      ...{ lang: 'de', theme: 'dark', ref: 'a"b', volume: '0,5', unit: 'btc' },
    })
    expect(shown.querySelector('a')?.href).toBe('https://halyard.example/de/loyalty?ref=a%22b')
  })
})
