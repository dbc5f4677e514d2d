import { expect, test } from 'vitest'
import { coinSourceFaults, coinTextFaults } from './coinTextFaults.mjs'

const GOOD = {
  purpose:
    'People hold this coin as a store of value and spend it in shops. Volunteers maintain its software.',
  network:
    'Miners add a block about every ten minutes on average. A transaction that pays too little waits longer.',
  address:
    'The common form begins with bc1 and is written in lowercase only. Older ones begin with a figure.',
  moving:
    'Wrapped versions on other networks are different assets altogether. Check the ticker before you send it.',
}
const GERMAN = {
  purpose:
    'Viele halten diesen Coin als Wertspeicher und bezahlen damit. Freiwillige pflegen seine Software seit Jahren.',
  network:
    'Miner fügen etwa alle zehn Minuten einen Block hinzu. Eine Transaktion mit niedriger Gebühr wartet länger.',
  address:
    'Die übliche Form beginnt mit bc1 und besteht aus Kleinbuchstaben. Ältere beginnen mit einer Ziffer.',
  moving:
    'Verpackte Varianten in anderen Netzwerken sind andere Vermögenswerte. Prüfen Sie vor dem Senden den Ticker.',
}
const faults = (text: Record<string, string>, lng = 'en', english: Record<string, string> = GOOD) =>
  coinTextFaults({ btc: text }, { lng, english: { btc: english }, forbidden: [] })

test('a text of four fields has no fault, in English and translated', () => {
  expect(faults(GOOD)).toEqual([])
  expect(faults(GERMAN, 'de')).toEqual([])
})

test.each([
  ['a field that is missing', { moving: undefined }, 'btc.moving is missing'],
  ['a short field', { moving: 'Check it. Then send.' }, 'btc.moving has 20 characters, not 80 to 600'],
  ['one long sentence', { moving: `${'word '.repeat(30)}end.` }, 'btc.moving has 1 sentences, not 2 to 4'],
  ['no full stop', { moving: GOOD.moving.slice(0, -1) }, 'btc.moving does not end with a full stop'],
  [
    'an exclamation',
    { moving: GOOD.moving.replace('altogether.', 'altogether!') },
    'btc.moving has an exclamation mark',
  ],
  [
    'a straight quote',
    { moving: GOOD.moving.replace('ticker', '"ticker"') },
    'btc.moving has a straight quote',
  ],
  [
    'a placeholder',
    { moving: GOOD.moving.replace('ticker', '{{ticker}}') },
    'btc.moving has markup, a placeholder or a link',
  ],
])('%s is a fault', (_, change, fault) => {
  const text = Object.fromEntries(
    Object.entries<string | undefined>({ ...GOOD, ...change }).filter(([, value]) => value !== undefined),
  ) as Record<string, string>
  expect(faults(text)).toEqual([fault])
})

test('an English sentence in a translation and a coin without an English text are faults', () => {
  expect(faults({ ...GERMAN, moving: GOOD.moving }, 'de')).toEqual([
    expect.stringContaining('btc.moving is still English'),
  ])
  expect(coinTextFaults({ xmr: GERMAN }, { lng: 'de', english: {}, forbidden: [] })).toEqual([
    'xmr does not exist in English',
  ])
})

test('a phrase that the glossary forbids is a fault', () => {
  const forbidden = [{ phrase: 'ticker', pattern: /ticker/ }]
  expect(coinTextFaults({ btc: GOOD }, { lng: 'en', english: { btc: GOOD }, forbidden })).toEqual([
    'btc.moving says “ticker”, which the glossary forbids',
  ])
})

test('two coins with two sentences in common are a fault', () => {
  const other = { ...GERMAN, moving: GOOD.moving }
  const both = { btc: GOOD, eth: other }
  const found = coinTextFaults(both, { lng: 'en', english: both, forbidden: [] })
  expect(found).toEqual([expect.stringMatching(/^btc and eth both say: Wrapped versions/)])
})

test('a coin without source, or with one that is no https address, is a fault', () => {
  expect(coinSourceFaults({ eth: [{ title: 'Docs', url: 'http://x.example' }] }, { btc: GOOD })).toEqual([
    'btc has no source',
    'eth has sources and no text',
    'eth has a source without title or https address: http://x.example',
  ])
})
