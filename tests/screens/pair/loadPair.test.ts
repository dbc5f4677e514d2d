import { beforeAll, expect, test, vi } from 'vitest'
import { paths } from '@/config/paths'
import { loadPair } from '@/screens/pair/loadPair'
import { servePages } from '../../servePages'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
beforeAll(servePages)

test('a pair comes with its currencies and its rate', async () => {
  expect(await loadPair(paths.cryptoToCrypto, 'btc-lightning-eth')).toMatchObject({
    data: {
      from: { symbol: 'btc-lightning' },
      to: { symbol: 'eth' },
      rate: expect.stringMatching(/\d/) as unknown,
    },
  })
})

test('one coin on two networks is named by them, and has no market rate', async () => {
  expect(await loadPair(paths.cryptoToCrypto, 'usdttrc20-usdterc20')).toMatchObject({
    data: {
      facts: {
        from: { ticker: 'USDT TRC-20', network: 'Tron (TRC-20)' },
        to: { ticker: 'USDT ERC-20', network: 'Ethereum (ERC-20)' },
        history: null,
      },
    },
  })
})

test.each([
  ['capital letters', paths.cryptoToCrypto, 'BTC-ETH', '/crypto-to-crypto/btc-eth'],
  ['names', paths.cryptoToCrypto, 'bitcoin-ethereum', '/crypto-to-crypto/btc-eth'],
  ['ticker and network', paths.cryptoToCrypto, 'btc-usdt-trx', '/crypto-to-crypto/btc-usdttrc20'],
  ['a state’s currency among coins', paths.cryptoToCrypto, 'eur-btc', '/buy-sell-crypto/eur-btc'],
  ['two coins among states’ currencies', paths.buySellCrypto, 'btc-eth', '/crypto-to-crypto/btc-eth'],
])('%s lead to the one address', async (_, folder, slug, movedTo) => {
  expect(await loadPair(folder, slug)).toEqual({ movedTo })
})

test.each([
  ['an unknown currency', 'btc-zeppelin'],
  ['a currency for itself', 'btc-bitcoin'],
  ['two currencies of states', 'eur-usd'],
  ['one currency', 'btc'],
])('%s is a true 404', async (_, slug) => {
  expect(await loadPair(paths.buySellCrypto, slug)).toBeNull()
})
