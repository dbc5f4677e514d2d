import { expect, test } from 'vitest'
import { assetsOf, findAsset } from '@/domain/currency/asset'
import { catalogue } from '@/server/catalogue/catalogue'
import { aCurrency, BTC, EUR, USDT_TRON } from '../currencies'

const USDT_ETH = aCurrency('usdterc20', { name: 'Tether', symbolFront: 'USDT', network: 'eth' })
const LIGHTNING = aCurrency('btc-lightning', {
  name: 'Bitcoin Lightning',
  symbolFront: 'BTC',
  network: 'lightning',
  isBTCLightning: true,
})

test('one coin has one page, with all its networks on it', () => {
  const assets = assetsOf([BTC, USDT_TRON, LIGHTNING, USDT_ETH])
  expect(assets.map(({ url, name }) => [url, name])).toEqual([
    ['btc', 'Bitcoin'],
    ['usdt', 'Tether'],
  ])
  expect(assets[0]?.currencies).toEqual([BTC, LIGHTNING])
  expect(assets[1]?.currencies).toEqual([USDT_TRON, USDT_ETH])
})

test('two coins of the same ticker never share a page', () => {
  const namesake = aCurrency('usdtx', { name: 'Other Coin', symbolFront: 'USDT' })
  expect(assetsOf([USDT_TRON, namesake]).map(({ url }) => url)).toEqual(['usdt', 'usdt-other-coin'])
})

test('a list that names the network in brackets still means one coin', () => {
  const bracketed = { ...USDT_ETH, name: 'Tether (ERC-20)' }
  expect(assetsOf([USDT_TRON, bracketed])).toHaveLength(1)
})

test('a state’s currency is no coin, even where a coin bears its ticker', () => {
  expect(assetsOf([EUR, aCurrency('eurcoin', { symbolFront: 'EUR' })]).map(({ url }) => url)).toEqual(['eur'])
  expect(assetsOf([EUR])).toEqual([])
})

test.each(['usdt', 'USDT', 'usdttrc20', 'USDT-TRX', 'tether', 'Tether'])('%s means Tether', (address) => {
  expect(findAsset(assetsOf([BTC, USDT_ETH, USDT_TRON]), address)?.url).toBe('usdt')
})

test('an unknown address means no coin', () => {
  expect(findAsset(assetsOf([BTC]), 'nosuchcoin')).toBeUndefined()
})

test('no two pages of the catalogue share an address, and every address leads to its own page', () => {
  const currencies = catalogue().map((one) => ({
    ...one,
    isFavorite: false,
    dailyChange: null,
    isBTCLightning: one.symbol === 'btc-lightning',
  }))
  const assets = assetsOf(currencies)
  const urls = assets.map(({ url }) => url)
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls.every((url) => findAsset(assets, url)?.url === url)).toBe(true)
  expect(urls.filter((url) => !/^[a-z0-9-]+$/.test(url))).toEqual([])
})
