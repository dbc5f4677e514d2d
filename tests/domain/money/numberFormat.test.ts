import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import { fieldAmount, formatDecimal, fullAmount, showAmount } from '@/domain/money/amount'
import { showBtc } from '@/domain/money/btcAmount'
import { showFiatValue } from '@/domain/money/fiatValue'
import { showPercent, showPrice, showShort, showWorth } from '@/domain/money/marketNumbers'
import { withSpokenMinus } from '@/domain/money/numberFormat'
import { percentText } from '@/domain/money/percentText'
import { parseTyped } from '@/domain/money/typedAmount'
import { LANGUAGES } from '@/i18n/languages'

describe.each(LOCALES)('a number below zero in %s', (locale) => {
  const { intl } = LANGUAGES[locale]

  test('is written with a true minus', () => {
    const written = {
      showAmount: showAmount('-1234.5', intl),
      belowOne: fullAmount('-0.5', intl),
      showBtc: showBtc('-0.001', intl),
      showFiatValue: showFiatValue('-12', { code: 'USD', usd: '1' }, intl),
      whole: showFiatValue('-1200', { code: 'EUR', usd: '1' }, intl),
      showPercent: showPercent('-3.73', intl),
      percentText: percentText('-3.73', intl),
      showPrice: showPrice('-2', intl),
      showShort: showShort('-2000000', intl),
      showWorth: showWorth('-2000000', intl),
    }
    for (const [name, text] of Object.entries(written)) {
      expect([name, text]).toEqual([name, expect.stringMatching(/^−[^-−]*\d[^-−]*$/)])
    }
  })

  test('has a hyphen where a program or a voice reads it', () => {
    expect(withSpokenMinus(showPercent('-3.73', intl))).toMatch(/^-3[.,]73/)
    expect(formatDecimal('-3.730')).toBe('-3.73')
    expect(fieldAmount('-3.73', intl)).toMatch(/^-3[.,]73$/)
  })

  test('is refused where an amount is typed, as it is shown', () => {
    expect(parseTyped(fullAmount('-0.5', intl))).toBeNull()
  })
})

test('no other file makes a number format', () => {
  const makers = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => readFileSync(join('src', file), 'utf8').includes('new Intl.NumberFormat'))
  expect(makers).toEqual(['domain/money/numberFormat.ts'])
})
