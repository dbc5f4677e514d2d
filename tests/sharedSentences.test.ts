import { expect, test } from 'vitest'
import { alikePages, masked, pageSentences } from './sharedSentences.mjs'

test('sentences of the main part alone count, and labels are none', () => {
  const html =
    '<header><p>One sentence of the header.</p></header><main><h1>Bitcoin</h1><label>You send</label><p>It is <b>old</b> money. Nobody owns it, they say.</p><script>A script of five words.</script></main>'
  expect(pageSentences(html, 'en')).toEqual(['It is old money.', 'Nobody owns it, they say.'])
})

test('Chinese sentences count without blanks between words', () => {
  expect(pageSentences('<main><p>比特币的区块大约每十分钟产生一个。</p></main>', 'zh-Hans')).toHaveLength(1)
})

test('sentences that differ in names and numbers are the same', () => {
  const one = masked('Bitcoin needs 2 confirmations on Bitcoin Lightning.', ['Bitcoin', 'Bitcoin Lightning'])
  expect(one).toBe(masked('Ether needs 1,200 confirmations on Base.', ['Ether', 'Base']))
})

test('pages are alike when they share more than a third of the sentences of the shorter one', () => {
  const own = (name: string) => [1, 2, 3, 4].map((number) => `${name} ${number}`)
  const page = (name: string, shared: number) => ({
    address: name,
    sentences: [...own(name), ...['x', 'y', 'z'].slice(0, shared)],
  })
  expect(alikePages([page('a', 2), page('b', 2)])).toEqual([])
  expect(alikePages([page('a', 3), page('b', 3), page('c', 0)])).toEqual([
    { pages: ['a', 'b'], share: 3 / 7, shared: ['x', 'y', 'z'] },
  ])
})
