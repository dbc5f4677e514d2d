import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import {
  amountAbove,
  ceilTo,
  decimalsOf,
  dropPercent,
  fieldAmount,
  floorTo,
  formatDecimal,
  fullAmount,
  isLess,
  isZero,
  ratio,
  roundTo,
  showAmount,
} from '@/domain/money/amount'
import { parseTyped } from '@/domain/money/typedAmount'
import { LANGUAGES } from '@/i18n/languages'

const digits = (max: number) => fc.stringMatching(new RegExp(`^[0-9]{1,${max}}$`))
/** Canonical amounts without leading or trailing zeros, up to `places` decimals. */
const amounts = (places: number) =>
  fc
    .tuple(digits(15), fc.option(digits(places)))
    .map(([whole, fraction]) => formatDecimal(fraction ? `${whole}.${fraction}` : whole, places))

describe.each(LOCALES)('an amount shown in %s', (locale) => {
  const { intl } = LANGUAGES[locale]

  test('is read back as the same amount when it has a fraction', () => {
    const withFraction = amounts(8).filter((amount) => amount.includes('.'))
    fc.assert(
      fc.property(withFraction, (amount) => {
        expect(parseTyped(fullAmount(amount, intl))).toBe(amount)
      }),
    )
  })

  test('is read back as the same amount from a field, whether it has a fraction or not', () => {
    fc.assert(
      fc.property(amounts(18), (amount) => {
        expect(parseTyped(fieldAmount(amount, intl, 18))).toBe(amount)
      }),
    )
  })

  test('never has an exponent, and keeps every digit', () => {
    fc.assert(
      fc.property(amounts(18), (amount) => {
        const shown = fullAmount(amount, intl)
        expect(shown).not.toMatch(/e/i)
        expect(shown.replace(/\D/g, '')).toBe(amount.replace('.', ''))
      }),
    )
  })

  test('cut for reading is never more than it is, by less than a hundred-millionth, and never nothing', () => {
    fc.assert(
      fc.property(amounts(18), (amount) => {
        const shown = showAmount(amount, intl)
        if (shown.startsWith('<')) {
          expect([isZero(amount), isLess(amount, '0.00000001')]).toEqual([false, true])
          return
        }
        const digits = shown.replace(/\D/g, '')
        expect((fullAmount(amount, intl) + '0').replace(/\D/g, '')).toContain(digits)
        expect(digits.replace(/^0+/, '').length).toBeLessThanOrEqual(
          Math.max(8, amount.split('.')[0]?.length ?? 0),
        )
        expect(/^0*$/.test(digits)).toBe(isZero(amount))
      }),
    )
  })

  test('is empty where there is no amount', () => {
    expect([null, undefined, '', ' ', 'abc', 'NaN'].map((none) => showAmount(none, intl))).toEqual(
      Array(6).fill(''),
    )
  })
})

test.each([
  ['en', '1,234,567.5'],
  ['de', '1.234.567,5'],
  ['vi', '1.234.567,5'],
  ['es', '1.234.567,5'],
  ['pt', '1.234.567,5'],
  ['ru', '1\u00a0234\u00a0567,5'],
  ['ja', '1,234,567.5'],
  ['cn', '1,234,567.5'],
  ['id', '1.234.567,5'],
  ['fr', '1\u202f234\u202f567,5'],
] as const)('in %s a million is written %s', (locale, written) => {
  expect(showAmount('1234567.5', LANGUAGES[locale].intl)).toBe(written)
})

test('an amount below zero has its sign, also where its whole part is zero', () => {
  expect(showAmount('-0.5', 'en-US')).toBe('−0.5')
  expect(showAmount('-1234.5', 'en-US')).toBe('−1,234.5')
  expect(showAmount('-0.000000001', 'en-US')).toBe('>−0.00000001')
})

test.each([
  ['1.020439212322713023', '1.0204392'],
  ['0.314388250767594329', '0.31438825'],
  ['14950608.04', '14,950,608'],
  ['3559572353.127', '3,559,572,353'],
  ['64000.123456', '64,000.123'],
  ['0.00001234567', '0.00001234'],
  ['0.00000000028', '<0.00000001'],
  ['0', '0'],
  ['0.10', '0.1'],
])('for reading %s is %s', (amount, shown) => {
  expect(showAmount(amount, 'en-US')).toBe(shown)
})

test('what is too small to be shown is written with the decimal mark of the language', () => {
  expect(showAmount('0.000000001', 'de-DE')).toBe('<0,00000001')
})

describe('formatDecimal (R31)', () => {
  test('cuts at eight places, does not round, and drops trailing zeros', () => {
    expect(formatDecimal('0.999999999')).toBe('0.99999999')
    expect(formatDecimal('1.500')).toBe('1.5')
    expect(formatDecimal('100')).toBe('100')
    expect(formatDecimal('0.000000001')).toBe('0')
  })

  test('writes small and large numbers out in full', () => {
    expect(formatDecimal('1e-7')).toBe('0.0000001')
    expect(formatDecimal(1e21)).toBe('1000000000000000000000')
  })

  test('gives nothing for what is blank or no number', () => {
    expect([null, undefined, '', '  ', 'x', NaN, Infinity].map((value) => formatDecimal(value))).toEqual(
      Array(7).fill(''),
    )
  })
})

describe('rounding', () => {
  test('goes down, up or to the nearest, to a currency’s own precision', () => {
    expect(floorTo('1.239', 2)).toBe('1.23')
    expect(ceilTo('1.231', 2)).toBe('1.24')
    expect(roundTo('1.235', 2)).toBe('1.24')
  })

  test('below zero a floor still goes down and a ceiling up', () => {
    expect(floorTo('-1.25', 1)).toBe('-1.3')
    expect(ceilTo('-1.25', 1)).toBe('-1.2')
    expect(ceilTo('-0.04', 1)).toBe('0')
    expect([floorTo, ceilTo, roundTo].map((round) => round('abc', 2))).toEqual(['', '', ''])
  })

  test('a floor never exceeds the amount and a ceiling never falls below it', () => {
    fc.assert(
      fc.property(amounts(18), fc.nat(18), (amount, places) => {
        expect(isLess(amount, floorTo(amount, places))).toBe(false)
        expect(isLess(ceilTo(amount, places), amount)).toBe(false)
        expect(decimalsOf(ceilTo(amount, places))).toBeLessThanOrEqual(places)
      }),
    )
  })
})

describe('comparing', () => {
  test('is exact where floats are not', () => {
    expect(isLess('0.1', '0.10000000000000001')).toBe(true)
    expect(isLess('9', '10')).toBe(true)
    expect(isZero('0.000')).toBe(true)
    expect(isZero('0.000000000000000001')).toBe(false)
  })

  test('a drop is counted in percent of what was', () => {
    expect(dropPercent('100', '99')).toBe(1)
    expect(dropPercent('100', '101')).toBe(-1)
    expect(dropPercent('0', '1')).toBe(0)
  })
})

test('a rate has six significant digits and is never written with an exponent', () => {
  expect(ratio('2.64127', '0.1')).toBe('26.4127')
  expect(ratio('1', '3')).toBe('0.333333')
  expect(ratio('0.00000001', '100000')).toBe('0.0000000000001')
  expect(ratio('1', '0')).toBe('')
})

test('a form begins with a round amount well above the minimum', () => {
  expect(amountAbove('0.00021')).toBe('0.003')
  expect(amountAbove('15')).toBe('200')
  expect(amountAbove('0')).toBe('1')
})

test('a field shows no groups: cutting the end off «1,234.5» must not make one and a bit of it', () => {
  expect(fieldAmount('1234.5', 'en-US')).toBe('1234.5')
  expect(fieldAmount('1234.5', 'de-DE')).toBe('1234,5')
  expect(fieldAmount('', 'de-DE')).toBe('')
})
