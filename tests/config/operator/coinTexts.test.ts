import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings, setOperator } from '@/config/operator/startOperator'
import { coinTextLanguages, coinWords } from '@/i18n/coinTexts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-coins-'))
  mkdirSync(join(folder, 'coins'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  setOperator(undefined)
})

const text = (name: string) => ({ purpose: `${name}.`, network: 'B.', address: 'C.', moving: 'D.' })
function read(files: Record<string, unknown>, yaml = '{}') {
  writeFileSync(join(folder, 'operator.yaml'), yaml)
  for (const [name, content] of Object.entries(files))
    writeFileSync(
      join(folder, 'coins', name),
      typeof content === 'string' ? content : JSON.stringify(content),
    )
  return readSettings({ OPERATOR_FILE: join(folder, 'operator.yaml') })
}

test('an operator replaces the text of a coin in a language and adds coins and languages', () => {
  const before = coinTextLanguages('btc')
  const { operator, faults } = read({
    'en.json': { btc: text('Ours'), own: text('Own') },
    'vi.json': { own: text('Riêng') },
    'sources.json': { own: [{ title: 'Own', url: 'https://own.example/' }] },
  })
  expect(faults).toEqual([])
  setOperator(operator)
  expect(coinWords('btc', 'en')).toMatchObject({ purpose: 'Ours.' })
  expect(coinTextLanguages('btc')).toEqual(before)
  expect(coinTextLanguages('own')).toEqual(['en', 'vi'])
  expect(coinWords('own', 'vi')).toEqual({
    ...text('Riêng'),
    sources: [{ title: 'Own', url: 'https://own.example/' }],
  })
})

test('a language that is not served has no text', () => {
  setOperator(read({ 'vi.json': { own: text('Riêng') } }, 'languages: [en, de]').operator)
  expect(coinTextLanguages('own')).toEqual([])
})

test.each([
  ['xx.json', {}, 'coins/xx.json must be sources.json or a language'],
  ['de.json', '{', 'coins/de.json must be JSON'],
  ['de.json', { btc: { ...text('A'), moving: undefined } }, 'coins/de.json btc.moving'],
  ['de.json', { btc: { ...text('A'), moving: '<b>D</b>' } }, 'btc.moving: must be plain text'],
  ['de.json', { BTC: text('A') }, 'coins/de.json BTC'],
  ['sources.json', { btc: [{ title: 'A', url: 'http://a.example' }] }, 'must be an https address'],
])('%s with %j is refused', (name, content, problem) => {
  const faults = read({ [name]: content }).faults.map((fault) => `${fault.name} ${fault.problem}`)
  expect(faults.join('\n')).toContain(problem)
})
