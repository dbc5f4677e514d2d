import { expect, test } from 'vitest'
import { assetsOf } from '@/domain/currency/asset'
import { assetSlugs, findBySlug } from '@/domain/currency/assetSlugs'
import { aCurrency, BTC, ETH, USDT_TRON } from '../currencies'

const namesake = aCurrency('btcx', { name: 'Bitcoin', symbolFront: 'BTCX' })
const han = aCurrency('han', { name: '汉' })
const assets = assetsOf([BTC, ETH, USDT_TRON, namesake, han])
const slugOf = (address: string) => findBySlug(assets, address)?.slug

test('a coin is called by its name, a namesake of it by name and ticker, one without Latin letters by its ticker', () => {
  expect([...assetSlugs(assets).values()]).toEqual(['bitcoin', 'ethereum', 'tether', 'bitcoin-btcx', 'han'])
})

test('other spellings lead to the one name', () => {
  expect(slugOf('bitcoin')).toBe('bitcoin')
  expect(slugOf('Bitcoin')).toBe('bitcoin')
  expect(slugOf('BTC')).toBe('bitcoin')
  expect(slugOf('usdttrc20')).toBe('tether')
  expect(slugOf('bitcoin-btcx')).toBe('bitcoin-btcx')
  expect(slugOf('zeppelin')).toBeUndefined()
})
