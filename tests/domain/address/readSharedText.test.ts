import { expect, test } from 'vitest'
import { guessNetworks } from '@/domain/address/guessNetworks'
import { readSharedText } from '@/domain/address/readSharedText'
import type { Currency } from '@/domain/currency/currency'
import { catalogue } from '@/server/catalogue/catalogue'
import { CHECKED_ADDRESSES } from './publishedAddresses'

const BITCOIN = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const ETHEREUM = '0x52908400098527886E0F7030069857D2E4169EE7'
const CURRENCIES = catalogue().map((currency) => ({
  ...currency,
  isFavorite: false,
  dailyChange: null,
  isBTCLightning: false,
})) as Currency[]
const coinOf = (symbol: string) => CURRENCIES.find((currency) => currency.symbol === symbol) ?? null

function read(text: string, chosen: string | null = null) {
  const found = readSharedText(text, CURRENCIES, chosen === null ? null : coinOf(chosen))
  return found && [found.currency.symbol, found.code.address, found.code.amount, found.code.extraId]
}

test.each([
  [BITCOIN, ['btc', BITCOIN, null, null]],
  [` ${BITCOIN}\n`, ['btc', BITCOIN, null, null]],
  [`bitcoin:${BITCOIN}?amount=0.01`, ['btc', BITCOIN, '0.01', null]],
  [`ethereum:${ETHEREUM}@1`, ['eth', ETHEREUM, null, null]],
])('%s names its coin', (text, found) => {
  expect(read(text)).toEqual(found)
})

test('an address that fits the chosen coin pays that one', () => {
  expect(read(ETHEREUM, 'usdterc20')).toEqual(['usdterc20', ETHEREUM, null, null])
})

test.each([
  ['a link to a chain that is another', 'ethereum:0x52908400098527886E0F7030069857D2E4169EE7@137'],
  ['a web page', 'https://example.com/wallet'],
  ['words', 'legal winner thank year wave sausage worth useful legal winner thank yellow'],
  ['a private key', '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ'],
  ['an address with a wrong character', `${BITCOIN.slice(0, -1)}x`],
  ['nothing', ''],
])('%s is no recipient', (_, text) => {
  expect(read(text)).toBeNull()
})

test('a published address is taken for a coin of a network that writes so', () => {
  const taken = CHECKED_ADDRESSES.flatMap(([network, , address]) => {
    const found = readSharedText(address, CURRENCIES, null)?.currency.network
    return found === undefined ? [] : [{ found, writesSo: [network, ...guessNetworks(address)] }]
  })
  expect(taken.length).toBeGreaterThan(CHECKED_ADDRESSES.length / 2)
  for (const { found, writesSo } of taken) expect(writesSo).toContain(found)
})
