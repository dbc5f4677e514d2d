import { expect, test } from 'vitest'
import type { Currency } from '@/domain/currency/currency'
import { explorerUrl, tokenUrl } from '@/domain/address/explorer'
import { aCurrency } from '../currencies'

test('the hash takes the place of the braces', () => {
  expect(explorerUrl('https://mempool.space/tx/{}', 'ab12')).toBe('https://mempool.space/tx/ab12')
  expect(explorerUrl('https://x.org/tx?id={}&net=main', 'ab12')).toBe('https://x.org/tx?id=ab12&net=main')
})

test('a hash cannot break out of its place', () => {
  expect(explorerUrl('https://x.org/{}', '../a?b#c')).toBe('https://x.org/..%2Fa%3Fb%23c')
  expect(explorerUrl('https://x.org/{}', '$&')).toBe('https://x.org/%24%26')
})

test.each(['', 'http://x.org/{}', 'javascript:alert({})', '//x.org/{}', 'https://x.org/'])(
  'the pattern %j gives no link',
  (pattern) => {
    expect(explorerUrl(pattern, 'ab12')).toBeNull()
  },
)

const CONTRACT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const onTron = (contract_address: string | null, changes: Partial<Currency> = {}) =>
  tokenUrl({
    ...aCurrency('usdttrc20', {
      address_explorer: 'https://tronscan.org/#/address/{}',
      validation_address: '^T[1-9A-HJ-NP-Za-km-z]{33}$',
      fullInfo: { contract_address },
    }),
    ...changes,
  })

test('a contract that is an address of its network has a page of the explorer', () => {
  expect(onTron(CONTRACT)).toBe(`https://tronscan.org/#/address/${CONTRACT}`)
})

test('a coin without a contract, or with one that is no address, is looked up from the explorer’s first page', () => {
  expect(onTron(null)).toBe('https://tronscan.org/')
  expect(onTron('0xab::usdc::USDC')).toBe('https://tronscan.org/')
  expect(onTron(CONTRACT, { validation_address: '(' })).toBe('https://tronscan.org/')
})

test('a network whose explorer knows transactions only is still looked up, and one without explorer is not', () => {
  const tx_explorer = 'https://xmrchain.net/tx/{}'
  expect(onTron(null, { address_explorer: '', tx_explorer })).toBe('https://xmrchain.net/')
  expect(onTron(null, { address_explorer: '' })).toBeNull()
})
