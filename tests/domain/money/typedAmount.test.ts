import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountUnits } from '@/domain/currency/amountUnits'
import { BITCOIN_UNITS, DOLLAR_UNITS } from '@/domain/currency/volumeUnits'
import { formatDecimal, isAmount } from '@/domain/money/amount'
import { isInOtherUnit, otherReading, parseTyped } from '@/domain/money/typedAmount'

type Row = { symbol: string; ticker?: string; name: string; stable?: boolean }
const catalogue = JSON.parse(readFileSync('src/server/seed/catalogue.json', 'utf8')) as {
  currencies: Row[]
  fiat: Row[]
}
const CURRENCIES = [...catalogue.currencies, ...catalogue.fiat].map(({ symbol, ticker, name, stable }) => ({
  symbol,
  symbolFront: (ticker ?? symbol).toUpperCase(),
  name,
  isFiat: !ticker,
  fullInfo: { isStable: stable === true },
}))

/** Every code point of Unicode that matches, surrogates aside. */
const codePoints = (pattern: RegExp): string[] => {
  const found: string[] = []
  for (let code = 0; code <= 0x10ffff; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const character = String.fromCodePoint(code)
    if (pattern.test(character)) found.push(character)
  }
  return found
}

const DIGITS = codePoints(/\p{Nd}/u)
const SCRIPTS = Array.from({ length: DIGITS.length / 10 }, (_, at) => DIGITS.slice(at * 10, at * 10 + 10))
const INVISIBLE = codePoints(/\p{Cf}|\p{Default_Ignorable_Code_Point}|\u2800/u)
const NUMBERS_BUT_DIGITS = codePoints(/\p{No}|\p{Nl}/u)
const POINTS = Array.from('.．。｡﹒︒۔․')
const COMMAS = Array.from(',，、､﹐﹑︐︑،⹁')

const digits = (max: number) => fc.stringMatching(new RegExp(`^[0-9]{1,${max}}$`))
const amounts = fc
  .tuple(digits(15), fc.option(digits(18)))
  .map(([whole, fraction]) => formatDecimal(fraction ? `${whole}.${fraction}` : whole, 18))
const inScript = (amount: string, script: readonly string[], point: string) =>
  amount.replace(/\d/g, (digit) => script[Number(digit)] ?? '').replace('.', point)

describe('what a person types or pastes', () => {
  test.each([
    ['0.25', '0.25'],
    ['0,25', '0.25'],
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['０．２５', '0.25'],
    ['１，２３４．５', '1234.5'],
    ['1\u00a0234,56', '1234.56'],
    ['1\u202f234,56', '1234.56'],
    ["1'234.56", '1234.56'],
    ['1’234.56', '1234.56'],
    ['1,234,567.891', '1234567.891'],
    ['1.234.567,891', '1234567.891'],
    ['1,234,567', '1234567'],
    ['1,23,456', '123456'],
    ['12,34,567.5', '1234567.5'],
    ['1`234.5', '1234.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['0', '0'],
    ['1٫5', '1.5'],
    ['0。5', '0.5'],
    ['0｡5', '0.5'],
    ['0、5', '0.5'],
    ['１２。５', '12.5'],
    ['٠٫٥', '0.5'],
    ['۱٬۲۳۴٫۵', '1234.5'],
    ['١٬٢٣٤', '1234'],
    ['۱۲۳۴۵۶۷', '1234567'],
    ['0،5', '0.5'],
    ['0۔5', '0.5'],
    ['१२.५', '12.5'],
    ['𝟏𝟎', '10'],
    ['1,234٫5', '1234.5'],
    ['\u202a0.5\u202c', '0.5'],
  ])('%j is %s', (typed, amount) => {
    expect(parseTyped(typed)).toBe(amount)
  })

  test('a single mark is the decimal one, because silently multiplying by a thousand is the worse mistake', () => {
    expect(parseTyped('1,234')).toBe('1.234')
    expect(parseTyped('1.234')).toBe('1.234')
  })

  test.each([
    '',
    ' ',
    '.',
    ',',
    'abc',
    '1e5',
    '-1',
    '+1',
    '0x10',
    '1.2.3',
    '1,23,45',
    '1.23.456',
    '123,45,678',
    '1,2345.6',
    '1.234,567,8',
    '1 BTC',
    '½',
    '5½',
    '1/2',
    '1️⃣',
    '−1',
    '±1',
    '(1)',
    '10%',
    '10k',
    '1٫2٫3',
    '1٬23',
    '1٬2345٫6',
    '一二',
    'Ⅻ',
    '1…2',
  ])('%j is no amount', (typed) => {
    expect(parseTyped(typed)).toBeNull()
  })

  test('whatever is typed gives a canonical amount or none', () => {
    const typing = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9., '٫٬。、]{0,24}$/))
    fc.assert(
      fc.property(typing, (text) => {
        const amount = parseTyped(text)
        expect(amount === null || isAmount(amount)).toBe(true)
      }),
    )
  })
})

describe('an amount typed with another keyboard', () => {
  test.each(SCRIPTS.map((script) => [script[0], script] as const))(
    'is read in the digits that begin with %s, with the mark of any keyboard',
    (_, script) => {
      fc.assert(
        fc.property(amounts, fc.constantFrom(...POINTS, ...COMMAS, '٫'), (amount, point) => {
          expect(parseTyped(inScript(amount, script, point))).toBe(amount)
        }),
        { numRuns: 20 },
      )
    },
  )

  test('is read with invisible characters anywhere', () => {
    const hidden = fc.tuple(fc.nat(40), fc.constantFrom(...INVISIBLE))
    fc.assert(
      fc.property(amounts, fc.array(hidden, { minLength: 1, maxLength: 5 }), (amount, inserted) => {
        const characters = Array.from(amount)
        for (const [at, one] of inserted) characters.splice(at, 0, one)
        expect(parseTyped(characters.join(''))).toBe(amount)
      }),
    )
  })

  test('never counts a superscript, a circled digit, a fraction or a numeral of another kind', () => {
    for (const number of NUMBERS_BUT_DIGITS)
      expect([number, `10${number}`, `${number}5`, `1${number}5`].map((text) => parseTyped(text))).toEqual([
        null,
        null,
        null,
        null,
      ])
  })

  test('never has a sign or an exponent, whatever stands around them', () => {
    const signs = fc.constantFrom(...Array.from('+-−–—‐‑±＋－﹢﹣⁺⁻~≈%×*/^'))
    const exponents = fc.constantFrom('e', 'E', 'ｅ', 'e+', 'E-', '×10^', '*10**')
    fc.assert(
      fc.property(amounts, signs, exponents, digits(2), (amount, sign, exponent, power) => {
        expect(parseTyped(`${sign}${amount}`, BITCOIN_UNITS)).toBeNull()
        expect(parseTyped(`${amount}${sign}`, BITCOIN_UNITS)).toBeNull()
        expect(parseTyped(`${amount}${exponent}${power}`, BITCOIN_UNITS)).toBeNull()
      }),
    )
  })
})

describe('a unit beside the number', () => {
  test('is read on either side of the number, of every currency of the catalogue', () => {
    const misread = CURRENCIES.flatMap((currency) => {
      const units = amountUnits(currency)
      return units
        .flatMap((unit) => [`0.25 ${unit}`, `${unit} 0.25`, `${unit.toLowerCase()}\u00a00,25`])
        .filter((text) => parseTyped(text, units) !== '0.25')
    })
    expect(misread).toEqual([])
  })

  test('of a fiat is refused beside every coin that is not pegged to it', () => {
    const read = CURRENCIES.filter(({ isFiat, fullInfo }) => !isFiat && !fullInfo.isStable).flatMap(
      (currency) =>
        ['$100', '100 €', '¥100', '100 ₽', 'USD 100'].filter(
          (text) => parseTyped(text, amountUnits(currency)) !== null,
        ),
    )
    expect(read).toEqual([])
  })

  test.each([
    ['₿0.5', BITCOIN_UNITS, '0.5'],
    ['0.5BTC', BITCOIN_UNITS, '0.5'],
    ['０．５ＢＴＣ', BITCOIN_UNITS, '0.5'],
    ['$1,234.50', DOLLAR_UNITS, '1234.50'],
    ['US$ 100', DOLLAR_UNITS, '100'],
    ['$100 USD', DOLLAR_UNITS, '100'],
    ['＄100', DOLLAR_UNITS, '100'],
    ['5 1INCH', ['1INCH'], '5'],
    ['1INCH 5', ['1INCH'], '5'],
    ['51INCH', ['1INCH'], null],
    ['10²', ['2'], null],
    ['$100', BITCOIN_UNITS, null],
    ['100 ETH', BITCOIN_UNITS, null],
    ['-5 BTC', BITCOIN_UNITS, null],
    ['$-5', DOLLAR_UNITS, null],
    ['BTC', BITCOIN_UNITS, null],
  ])('%s beside %j is %s', (text, units, amount) => {
    expect(parseTyped(text, units)).toBe(amount)
  })

  test.each(['$100', '100€', '100 ETH', 'USD 5', '5円', '100 руб'])(
    '%s is in another unit than bitcoin',
    (text) => {
      expect(isInOtherUnit(text, BITCOIN_UNITS)).toBe(true)
    },
  )

  test.each(['0.5 BTC', '1e5', '10k', '0x10', '1e5 USD', 'abc', '', '10²', '-5'])('%j is not', (text) => {
    expect(isInOtherUnit(text, BITCOIN_UNITS)).toBe(false)
  })
})

test.each([
  ['1,234', 'en-US', '1234'],
  ['1.234', 'de-DE', '1234'],
  ['1.234', 'en-US', null],
  ['1,234', 'de-DE', null],
  ['0,234', 'en-US', null],
  ['1,23', 'en-US', null],
  ['1,234.5', 'en-US', null],
  ['１，２３４', 'ja-JP', '1234'],
  ['1、234', 'zh-Hans-CN', '1234'],
  ['1.234 BTC', 'de-DE', '1234'],
  ['۱٬۲۳۴', 'en-US', null],
  ['۱٫۲۳۴', 'de-DE', null],
])('%s in %s may also stand for %s', (text, intl, other) => {
  expect(otherReading(text, intl, BITCOIN_UNITS)).toBe(other)
})
