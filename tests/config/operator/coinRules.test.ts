import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { unknownNames } from '@/config/operator/coinRules'
import { describeOperator } from '@/config/operator/describeOperator'
import { knownCoins } from '@/config/operator/knownCoins'
import { readSettings } from '@/config/operator/startOperator'
import { isChosen } from '@/domain/currency/coinChoice'

const folder = mkdtempSync(join(tmpdir(), 'halyard-coins-'))
afterAll(() => rmSync(folder, { recursive: true }))

const LIVE = { LIVE: '1', PROVIDERS: 'near', SITE_URL: 'https://exchange.example.net' }

function read(yaml: string, source: Record<string, string> = {}) {
  const file = join(folder, 'operator.yaml')
  writeFileSync(file, yaml)
  return readSettings({ OPERATOR_FILE: file, ...source })
}
const problemsOf = (yaml: string, source: Record<string, string> = {}) =>
  read(yaml, source)
    .faults.filter(({ name }) => name.startsWith('OPERATOR_FILE'))
    .map(({ name, problem }) => `${name} ${problem}`)
/** What is left of the catalogue. */
function leftBy(currencies: string) {
  const { operator, faults } = read(`currencies: ${currencies}`)
  expect(faults).toEqual([])
  return knownCoins().coins.filter((coin) => isChosen(operator.file.currencies, coin))
}
const all = knownCoins().coins

describe('a name of coins', () => {
  test('that is a ticker removes it from all networks, as deny', () => {
    const left = leftBy('{ deny: [usdt] }')
    expect(all.filter(({ ticker }) => ticker === 'usdt').length).toBeGreaterThan(5)
    expect(left.filter(({ ticker }) => ticker === 'usdt')).toEqual([])
    expect(left.length).toBe(all.length - all.filter(({ ticker }) => ticker === 'usdt').length)
  })

  test.each(['usdt-trx', 'usdt-tron', 'usdt-trc20', 'usdttrc20'])('that is %s removes that one', (name) => {
    const left = new Set(leftBy(`{ deny: [${name}] }`))
    expect(all.filter((coin) => !left.has(coin)).map(({ symbol }) => symbol)).toEqual(['usdttrc20'])
  })

  test.each(['network:trx', 'network:tron', 'network:trc20'])(
    'that is %s removes all of its network',
    (name) => {
      const left = new Set(leftBy(`{ deny: [${name}] }`))
      const removed = all.filter((coin) => !left.has(coin))
      expect(removed.length).toBeGreaterThan(1)
      expect(new Set(removed.map(({ network }) => network))).toEqual(new Set(['trx']))
      expect([...left].filter(({ network }) => network === 'trx')).toEqual([])
    },
  )

  test('allows likewise, and deny takes from what is allowed', () => {
    const left = leftBy('{ allow: [btc-btc, usdt, network:xmr], deny: [usdt-trx] }')
    expect(new Set(left.map(({ ticker }) => ticker))).toEqual(new Set(['btc', 'usdt', 'xmr']))
    expect(left.map(({ symbol }) => symbol)).not.toContain('usdttrc20')
  })

  test('that is a symbol, ticker or network of the catalogue is known', () => {
    const some = all.filter((_, at) => at % 20 === 0)
    const deny = some.flatMap(({ symbol, ticker, network }) => [
      symbol,
      ticker,
      ...(network ? [`${ticker}-${network}`, `network:${network}`] : []),
    ])
    expect(unknownNames({ currencies: { deny } })).toEqual([])
  })
})

describe.each([
  ['currencies: { deny: [usdtt] }', 'currencies.deny', 'usdtt is none. Did you mean usdt?'],
  ['currencies: { allow: [btc, eth, notacoin] }', 'currencies.allow', 'notacoin is none'],
  ['currencies: { deny: [tron] }', 'currencies.deny', 'tron is none. Did you mean network:trx?'],
  ['currencies: { deny: ["network:trxx"] }', 'currencies.deny', 'Did you mean network:trx?'],
  ['currencies: { deny: [usdt-nowhere] }', 'currencies.deny', 'usdt-nowhere is none'],
  ['defaultPair: { from: btc, to: etth, amount: 1 }', 'defaultPair.to', 'etth is none. Did you mean eth?'],
  [
    'programmes: { fees: { payoutUsd: { byNetwork: { trxx: 1 } } } }',
    'programmes.fees.payoutUsd.byNetwork',
    'trxx is none. Did you mean trx?',
  ],
])('%s', (yaml, path, problem) => {
  test('stops a live start', () => {
    expect(problemsOf(yaml, LIVE).join()).toContain(`OPERATOR_FILE ${path} must name`)
    expect(problemsOf(yaml, LIVE).join()).toContain(problem)
  })

  test('is a warning elsewhere, and no matter of ours with a back end of the operator’s', () => {
    const warned = (source = {}) => read(yaml, source).warnings.filter((warning) => warning.includes(problem))
    expect(problemsOf(yaml)).toEqual([])
    expect(warned()).toHaveLength(1)
    expect(warned({ API_ORIGIN: 'https://api.example.net' })).toEqual([])
  })
})

test.each([
  [
    'defaultPair: { from: btc, to: usdt, amount: 1 }\ncurrencies: { deny: [usdt] }',
    'defaultPair.to must be a currency that is allowed',
  ],
  [
    'defaultPair: { from: btc, to: usdt-trx, amount: 1 }\ncurrencies: { deny: ["network:tron"] }',
    'defaultPair.to must be',
  ],
  [
    'defaultPair: { from: btc, to: eth, amount: 1 }\ncurrencies: { allow: [eth, usdt] }',
    'defaultPair.from must be',
  ],
  ['currencies: { allow: [xmr] }', 'currencies must leave two currencies at least: 1'],
  ['currencies: { deny: [USDT] }', 'currencies.deny.0 must be coins in small letters'],
])('%s is refused everywhere', (yaml, problem) => {
  expect(problemsOf(yaml).join('\n')).toContain(problem)
})

test('a pair of which one network is left is allowed', () => {
  expect(
    problemsOf('defaultPair: { from: btc, to: usdt, amount: 1 }\ncurrencies: { deny: [usdt-trx] }', LIVE),
  ).toEqual([])
})

test('doctor says what each entry does, by our coins alone', () => {
  const { operator } = read('currencies: { deny: [usdt, xmr] }')
  const lines = describeOperator(operator).filter((line) => line.startsWith('currencies.deny '))
  const count = all.filter(({ ticker }) => ticker === 'usdt').length
  expect(lines[0]).toMatch(new RegExp(`^currencies.deny usdt: removes ${count} currencies: usdt\\w+, .*…$`))
  expect(lines[1]).toBe('currencies.deny xmr: removes 1 currency: xmr')
  expect(describeOperator(operator).join()).toContain('are left')
  expect(describeOperator(operator, false).join()).not.toContain('removes')
})
