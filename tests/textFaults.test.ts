import { expect, test } from 'vitest'
import { flatten, neededKeys, textFaults, translationFaults } from './textFaults.mjs'

const counted = { coins_one: '{{count}} coin', coins_other: '{{count}} coins' }

test('nested texts are told by their path', () => {
  expect(flatten({ a: { b: 'x', c: { d: 'y' } }, e: 'z' })).toEqual({ 'a.b': 'x', 'a.c.d': 'y', e: 'z' })
})

test.each([
  ['ru', ['coins_few', 'coins_many', 'coins_one', 'coins_other']],
  ['ja', ['coins_other']],
  ['cn', ['coins_one', 'coins_other']],
])('%s needs the plural forms it counts with', (lng, keys) => {
  expect(neededKeys(counted, lng).sort()).toEqual(keys)
})

test.each([
  [7, 'no text'],
  ['', 'empty'],
  [' blank before', 'blank'],
  ['<b>bold</b>', 'HTML'],
  ['so&nbsp;wide', 'HTML'],
  ['the "best" rate', 'double quote'],
  ['{{amount of it', 'placeholder'],
])('the text %j has a fault', (text, fault) => {
  expect(textFaults(text)).toEqual([expect.stringContaining(fault)])
})

test.each(['Send {{amount}} {{ticker}} to start', 'Nothing fits “{{query}}”.', 'Terms & limits: 1 < 2'])(
  'the text %j has none',
  (text) => {
    expect(textFaults(text)).toEqual([])
  },
)

test.each([
  ['a key that is missing', {}, 'send is missing'],
  ['a key that English lacks', { send: 'Sende {{amount}}', gone: 'Weg' }, 'gone does not exist in English'],
  ['a lost placeholder', { send: 'Sende etwas' }, 'send has other placeholders than English'],
  ['a renamed placeholder', { send: 'Sende {{menge}}' }, 'send has other placeholders than English'],
])('%s is told', (_, german, fault) => {
  expect(translationFaults({ send: 'Send {{amount}}' }, german, 'de')).toEqual([fault])
})

test('a long text that is still English is told, a short one may be the same word', () => {
  const long = 'Choose two currencies and an address.'
  expect(translationFaults({ long, short: 'Name' }, { long, short: 'Name' }, 'de')).toEqual([
    'long is still English',
  ])
})

test('a form for one may leave the number out, the form for many may not', () => {
  const german = { coins_one: 'eine Münze', coins_other: 'Münzen' }
  expect(translationFaults(counted, german, 'de')).toEqual([
    'coins_other has other placeholders than English',
  ])
})
