import { expect, test } from 'vitest'
import { type FoundWidget, snippetFaults } from '@/domain/site/widgetSnippet'

const widget = '0123456789abcdef'
const SIGNED = {
  ...{ from: 'btc-btc', to: 'eth-eth', address: 'x', expires: '1796000000', nonce: 'order-4711-0123456789' },
  signature: 'A'.repeat(86),
}
const CASES: [FoundWidget['kind'], Record<string, string>, string[]][] = [
  ['frame', { widget, lang: 'de', theme: 'dark', amount: '0.5', ...SIGNED }, []],
  ['element', { widget, id: 'one', class: 'wide', label: 'Exchange' }, []],
  ['frame', {}, ['widget missing']],
  ['frame', { widget, lang: 'tlh', theme: 'pink' }, ['lang value', 'theme value']],
  ['frame', { widget, label: 'Exchange', coin: 'btc' }, ['label unknown', 'coin unknown']],
  ['element', { widget: 'short', amount: '1,5' }, ['widget value', 'amount value']],
  [
    'frame',
    { widget, to: 'eth-eth', address: 'x', signature: 'A' },
    ['signature value', 'from missing', 'expires missing', 'nonce missing'],
  ],
]

test.each(CASES)('%s %o: %o', (kind, values, faults) => {
  expect(snippetFaults({ kind, values }).map(({ name, problem }) => `${name} ${problem}`)).toEqual(faults)
})
