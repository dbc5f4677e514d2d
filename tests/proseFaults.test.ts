import { expect, test } from 'vitest'
import { proseFaults, proseTranslationFaults } from './proseFaults.mjs'
import { forbiddenPhrases } from './textFaults.mjs'

const page = (body: string, title = 'Fees at {{brand}}') =>
  `---\ntitle: ${title}\ndescription: What an exchange costs here.\nupdated: 2026-11-21\n---\n\n# What it costs\n\nEvery fee is in the rate.\n\n${body}`

test.each([
  [
    'no opening',
    '# Fees\n\nEvery fee.\n',
    'does not open with title, description, day of change, heading and lead',
  ],
  [
    'no day of change',
    page('').replace(/updated.*\n/, ''),
    'does not open with title, description, day of change, heading and lead',
  ],
  ['a title nobody can read', page('', 'x'.repeat(80)), 'has a title of 80 letters'],
  ['a broken placeholder', page('From {{brand.'), 'has a broken placeholder'],
  ['an optional part without its end', page('{{#vat}}VAT: {{vat}}'), 'has a broken placeholder'],
  ['one that ends as another', page('{{#vat}}VAT{{/tax}}'), 'has a broken placeholder'],
  ['HTML', page('A <b>bold</b> word.'), 'holds HTML'],
  ['straight quotes', page('The "rate".'), 'holds a straight double quote'],
  ['another site', page('See [this](https://elsewhere.example).'), 'links to another site'],
])('%s is a fault', (_, text, fault) => {
  expect(proseFaults(text)).toEqual([fault])
})

test('a forbidden phrase is a fault on a page, in its heading and in its text', () => {
  const forbidden = forbiddenPhrases('## Never write\n\n- `bank money`: fiat\n', 'en')
  const said = ['says “bank money”, which the glossary forbids']
  expect(proseFaults(page('Pay with bank money.'), forbidden)).toEqual(said)
  expect(proseFaults(page('', 'Bank money at {{brand}}'), forbidden)).toEqual(said)
  expect(proseFaults(page('Pay with fiat.'), forbidden)).toEqual([])
})

test('a good page has none', () => {
  const text = page(
    '## Inside the rate\n\nAbout {{floatingFee}}. See [how](/how-it-works).\n\n- one\n- two\n',
  )
  expect(proseFaults(text)).toEqual([])
  expect(proseTranslationFaults(text, text.replace('one', 'eins').replace('About', 'Etwa'))).toEqual([])
})

const english = page('## Inside\n\nAbout {{floatingFee}}, see [how](/how-it-works).\n\n- one\n')
test.each([
  ['{{fixedFee}}', '{{floatingFee}}', 'has other placeholders than English'],
  ['/de/how-it-works', '/how-it-works', 'has other links than English'],
  ['### Inside', '## Inside', 'has other headings than English'],
  ['\n\nA further paragraph.\n\n- one', '\n\n- one', 'has other paragraphs or lists than English'],
  ['- one\n- two', '- one', 'has other rows or items than English'],
  [
    '{{#floatingFee}}{{floatingFee}}{{/floatingFee}}',
    '{{floatingFee}}',
    'has other placeholders than English',
  ],
])('a translation with %j is reported', (own, original, fault) => {
  expect(proseTranslationFaults(english, english.replace(original, own))).toContain(fault)
})

test('a missing paragraph is reported', () => {
  const long = page('This sentence is long enough to be one that nobody leaves as it is by chance.')
  expect(proseTranslationFaults(long, long)[0]).toMatch(/^is still English/)
})
