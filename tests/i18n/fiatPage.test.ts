import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import { bankMethod } from '@/domain/exchange/bankMethod'
import { accountPattern } from '@/server/catalogue/accountPattern'
import { catalogue } from '@/server/catalogue/catalogue'

const ROW = /^\| [^|(（]+[(（]([A-Z]{3})[)）]\s*\|([^|]+)\|([^|]+)\|$/gm
/** Of no currency, so that every account number is right. */
const NO_CURRENCY = ''

const rowsOf = (lng: string) =>
  [...readFileSync(`locales/${lng}/pages/fiat.md`, 'utf8').matchAll(ROW)].map(
    ([, code = '', , time = '']) => ({ symbol: code.toLowerCase(), time: time.trim() }),
  )
const withOwnFormat = catalogue()
  .filter(({ isFiat }) => isFiat)
  .map(({ symbol }) => symbol)
  .filter((symbol) => accountPattern(symbol) !== accountPattern(NO_CURRENCY))

test.each(LOCALES)('the fiat page in %s lists every currency whose account numbers have a format', (lng) => {
  expect(
    rowsOf(lng)
      .map(({ symbol }) => symbol)
      .sort(),
  ).toEqual(withOwnFormat.toSorted())
})

test.each(LOCALES)('the fiat page in %s states one transfer time per transfer method', (lng) => {
  const rows = rowsOf(lng).map(({ symbol, time }) => ({ method: bankMethod(symbol), time }))
  const methods = new Set(rows.map(({ method }) => method))
  const times = new Set(rows.map(({ time }) => time))
  const pairs = new Set(rows.map(({ method, time }) => `${method}: ${time}`))
  expect([methods.size, times.size, pairs.size]).toEqual([4, 4, 4])
})
