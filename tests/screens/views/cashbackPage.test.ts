// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { CashbackQuestion } from '@/screens/views/CashbackQuestion'
import { cashbackPage } from '@/screens/views/cashbackPage'
import { aSite } from '../../aSite'

const PRICE = { usd: '64000', isSample: false }
const asked = (changes: Partial<CashbackQuestion> = {}, price: typeof PRICE | null = PRICE) => {
  const question = { locale: 'en', theme: 'auto', typed: null, unit: 'btc', ref: '', ...changes } as const
  const { html, policy } = cashbackPage(question, aSite(), price)
  return { html, policy, shown: new DOMParser().parseFromString(html, 'text/html') }
}
/** A blank that does not break is a blank. */
const textOf = (shown: Document, id: string) => shown.getElementById(id)?.textContent?.replace(/\s/g, ' ')

describe('the cashback calculator', () => {
  test('tells level, cashback and what is missing for a month’s volume', () => {
    const result = textOf(asked({ typed: '0,1' }).shown, 'result')
    expect(result).toMatch(/0\.0001 BTC ≈ \$6\.40.*Silver.*for Gold0\.23333334 BTC.* 0\.3 BTC/)
  })

  test('takes dollars at the price it says', () => {
    const { shown } = asked({ typed: '6,400.00', unit: 'usd' })
    expect(textOf(shown, 'result')).toContain('0.0001 BTC ≈ $6.40')
    expect(textOf(shown, 'note')).toContain('1 BTC ≈ $64,000.00')
    expect(shown.querySelector('select')?.value).toBe('usd')
  })

  test('without a price reckons in bitcoin alone, whatever the query says', () => {
    const { shown } = asked({ typed: '0.1', unit: 'usd' }, null)
    expect(textOf(shown, 'result')).toContain('0.0001 BTC')
    expect(shown.body.textContent).not.toContain('$')
    expect(shown.querySelector('select')).toBeNull()
  })

  test('says of the sandbox’s price that it is a sample', () => {
    const { html } = asked({}, { ...PRICE, isSample: true })
    expect(html).toContain('sandbox sample price')
    expect(asked().html).not.toContain('sample')
  })

  test.each(['', 'much', '-1', '1e3', '<script>'])('says of %j that it is no amount', (typed) => {
    const { shown } = asked({ typed })
    expect(textOf(shown, 'result')).toContain('Enter a valid amount')
    expect(shown.querySelectorAll('script')).toHaveLength(1)
    expect(shown.querySelector<HTMLInputElement>('#volume')?.value).toBe(typed)
    expect(shown.querySelectorAll('tbody tr')).toHaveLength(4)
  })

  test('keeps language, colours and the partner’s code when it is asked without scripts', () => {
    const { shown } = asked({ locale: 'de', theme: 'dark', ref: 'a"b' })
    expect(Object.fromEntries(new FormData(shown.forms[0]))).toMatchObject({
      ...{ lang: 'de', theme: 'dark', ref: 'a"b', volume: '0,5', unit: 'btc' },
    })
    expect(shown.querySelector('a')?.href).toBe('https://halyard.example/de/loyalty?ref=a%22b')
  })

  test('lets nothing run but its own script', () => {
    const { policy, shown } = asked()
    const script = shown.querySelector('script')?.textContent ?? ''
    const hash = createHash('sha256').update(script).digest('base64')
    expect(policy).toContain(`script-src 'sha256-${hash}';`)
    const styles = createHash('sha256').update(shown.querySelector('style')?.textContent ?? '')
    expect(policy).toContain(`style-src 'sha256-${styles.digest('base64')}';`)
  })

  test('has the site’s colours of the theme', () => {
    const styles = (theme: CashbackQuestion['theme']) =>
      asked({ theme }).shown.querySelector('style')?.textContent
    expect(styles('light')).not.toContain('color-scheme: dark')
    expect(styles('dark')?.lastIndexOf('color-scheme: dark')).toBeGreaterThan(
      styles('dark')?.lastIndexOf('color-scheme: light') ?? Infinity,
    )
    expect(styles('auto')).toMatch(/@media \(prefers-color-scheme:dark\)\s?{:root{\s*color-scheme: dark/)
  })
})
