import { expect, test } from 'vitest'
import { absentPages } from '@/screens/absentPages'
import { BTC, ETH, USDT_TRON } from '../domain/currencies'

test('pages about coins that nobody offers are absent, and of an unknown list none is', () => {
  expect(absentPages([])).toEqual([])
  expect(absentPages([BTC, ETH])).toEqual(['/swap/tether', '/coins/stablecoins', '/crypto-to-crypto/btc-xmr'])
  expect(
    absentPages([BTC, ETH, { ...USDT_TRON, fullInfo: { ...USDT_TRON.fullInfo, isStable: true } }]),
  ).toEqual(['/crypto-to-crypto/btc-xmr'])
})
