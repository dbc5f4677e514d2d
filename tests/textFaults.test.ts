import { expect, test } from 'vitest'
import {
  flatten,
  forbiddenPhrases,
  glossaryTerms,
  groupFaults,
  guideFaults,
  lengthFaults,
  neededKeys,
  phraseFaults,
  staleLengthKeys,
  termFaults,
  textFaults,
  translationFaults,
} from './textFaults.mjs'

const counted = { coins_one: '{{count}} coin', coins_other: '{{count}} coins' }

test('nested texts are named by their path', () => {
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
])('%s is reported', (_, german, fault) => {
  expect(translationFaults({ send: 'Send {{amount}}' }, german, 'de')).toEqual([fault])
})

test('a long text that is still English is reported, a short one may be the same word', () => {
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

const guide = (...phrases: string[]) => {
  const list = phrases.map((phrase) => `- \`${phrase}\`: another word\n`).join('')
  return `# Guide\n\nSay \`before\`.\n\n## Never write\n\n${list}\n## After\n\nSay \`after\`.\n`
}

test.each([
  ['a whole phrase, whatever its case', 'en', 'bank money', 'Bank money arrives.'],
  ['a phrase across a no-break space', 'en', 'bank money', 'bank\u00a0money'],
  ['a phrase with a curly apostrophe', 'en', "don't", 'Don’t pay'],
  ['a word with an ending, where the phrase allows one', 'en', 'programme*', 'Two programmes'],
  ['a Cyrillic word', 'ru', 'письмо', 'Ваше письмо: в пути'],
  ['a phrase in bold', 'en', 'bank money', 'With **bank** money'],
  ['the text of a link', 'en', 'order page', 'See the [order page](/exchange).'],
  ['a part of a sentence in Japanese', 'ja', '注文', 'ご注文を確認'],
  ['a part of a sentence in Chinese', 'cn', '订单', '我的订单号'],
])('%s is refused', (_, lng, phrase, text) => {
  expect(phraseFaults(text, forbiddenPhrases(guide(phrase), lng))).toEqual([
    `says “${phrase}”, which the glossary forbids`,
  ])
})

test.each([
  ['a part of another word', 'en', 'order', 'reorder orders'],
  ['a word with an ending, where the phrase allows none', 'ru', 'письмо', 'письмом'],
  ['a placeholder', 'en', 'letter', 'Hello {{letter}}'],
  ['words on both sides of a placeholder', 'en', 'our share', 'our {{percent}} share'],
  ['the target of a link', 'en', 'tether', 'See [USDT](/swap/tether).'],
  ['code', 'en', 'ref', '`{{site}}/?ref=yourcode`'],
  ['a phrase of another section of the guide', 'en', 'order', 'before and after'],
])('%s is not refused', (_, lng, phrase, text) => {
  expect(phraseFaults(text, forbiddenPhrases(guide(phrase), lng))).toEqual([])
})

test('every code span of the section is a phrase, none of another section is', () => {
  expect(forbiddenPhrases(guide('one', 'two (2)`, `three'), 'en').map(({ phrase }) => phrase)).toEqual([
    'one',
    'two (2)',
    'three',
  ])
  expect(forbiddenPhrases('# Guide\n\nSay `before`.\n', 'en')).toEqual([])
})

const glossary = (...lines: string[]) =>
  `${guide('order')}\n## One translation\n\n${lines.map((line) => `- ${line}\n`).join('')}`
const terms = glossaryTerms(glossary('`network fee*`: `комисси* сети`, `комиссией сети`'), 'ru')

test.each([
  ['another word for the term', 'The network fee is high.', 'Сборы сети высоки.', 1],
  ['a form that the glossary allows', 'Network fees', 'Комиссии сети', 0],
  ['the second form', 'with the network fee', 'вместе с комиссией сети', 0],
  ['no such term', 'The network is slow.', 'Сеть загружена.', 0],
  ['the term only in a placeholder', '{{network fee}}', 'Сбор', 0],
])('a translation with %s has the right number of faults', (_, english, text, count) => {
  expect(termFaults(english, text, terms)).toHaveLength(count)
})

test('a plural form that English lacks is compared with the English form for the rest', () => {
  const rules = { lng: 'ru', english: { fees_other: 'Network fees' }, forbidden: [], terms, kinds: [] }
  const texts = {
    fees_one: 'Сбор',
    fees_few: 'Комиссии сети',
    fees_many: 'Комиссии сети',
    fees_other: 'Комиссии сети',
  }
  expect(groupFaults(texts, rules)).toEqual(['fees_one translates “network fee*” by no term of the glossary'])
})

test.each([
  ['without code spans', 'en', '# Guide\n\n## Never write\n\n- order\n', 1],
  ['under another level of heading', 'en', '# Guide\n\n### Never write\n\n- `order`\n', 1],
  ['with code spans', 'en', guide('order'), 0],
  ['left out', 'en', '# Guide\n', 1],
  ['without terms in a translation', 'de', guide('order'), 1],
  ['with a term that has no form', 'de', glossary('`fee`: Gebühr'), 1],
  ['with terms', 'de', glossary('`fee`: `Gebühr*`'), 0],
])('a guide %s has the right number of faults', (_, lng, text, count) => {
  expect(guideFaults(text, lng)).toHaveLength(count)
})

const kinds = [
  { kind: 'tab', limit: 6, keys: ['tabs.*'] },
  { kind: 'button', limit: 10, keys: ['form.send'] },
]

test.each([
  ['en', { 'tabs.all': 'Seven77' }, ['tabs.all has 7 characters, a tab has room for 6']],
  ['ru', { 'form.send': 'Отправление' }, ['form.send has 11 characters, a button has room for 10']],
  ['ja', { 'form.send': '送信を確認する' }, ['form.send has 7 characters, a button has room for 5']],
  ['cn', { 'tabs.all': '全部兑换' }, ['tabs.all has 4 characters, a tab has room for 3']],
])('a text of %s that is too long for its place is reported with key and length', (lng, texts, faults) => {
  expect(lengthFaults(texts, kinds, lng)).toEqual(faults)
})

test.each([
  ['as long as its place', 'en', { 'form.send': 'Ten wide 1' }],
  ['longer only with its placeholder', 'en', { 'form.send': 'Pay {{amount}}' }],
  ['as long as its place in Japanese', 'ja', { 'form.send': '送信します' }],
  [
    'of a key that is not in the table',
    'en',
    { 'tabs.all.hint': 'A whole sentence', 'form.sender': 'A sender' },
  ],
])('a text %s has room', (_, lng, texts) => {
  expect(lengthFaults(texts, kinds, lng)).toEqual([])
})

test('an entry of the table without an English text is reported', () => {
  expect(staleLengthKeys({ 'tabs.all': 'All' }, kinds)).toEqual([
    'form.send stands in tests/shortTexts.mjs and does not exist in English',
  ])
})

test('a group of texts is held against every rule', () => {
  const rules = {
    lng: 'de',
    english: { 'tabs.all': 'All', hint: 'Hint' },
    forbidden: forbiddenPhrases(guide('Order'), 'de'),
    terms: [],
    kinds,
  }
  expect(groupFaults({ 'tabs.all': 'Jede Order', hint: ' Hinweis', extra: 'Neu' }, rules)).toEqual([
    'tabs.all says “Order”, which the glossary forbids',
    'hint begins or ends with a blank',
    'tabs.all has 10 characters, a tab has room for 6',
    'extra does not exist in English',
  ])
})
