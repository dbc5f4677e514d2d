import { describe, expect, test } from 'vitest'
import { walletUri } from '@/domain/exchange/walletUri'

const coin = (
  network: string,
  symbolFront: string,
  contract_address: string | null = null,
  precision = 18,
) => ({
  network,
  symbolFront,
  contract_address,
  precision,
})
/** The addresses of the examples of EIP-681. */
const RECIPIENT = '0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359'
const TOKEN = '0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7'
const TOKEN_RECIPIENT = '0x8e23ee67d1332ad560396262c48ffbb01f93d052'

describe('EIP-681', () => {
  test('a coin is requested in wei, as in the example of 2.014 ETH', () => {
    expect(walletUri(coin('eth', 'ETH'), RECIPIENT, '2.014', null)).toBe(
      `ethereum:${RECIPIENT}@1?value=2014000000000000000`,
    )
  })

  test('a token is requested of its contract in its own smallest unit', () => {
    expect(walletUri(coin('eth', 'GNT', TOKEN, 0), TOKEN_RECIPIENT, '1', null)).toBe(
      `ethereum:${TOKEN}@1/transfer?address=${TOKEN_RECIPIENT}&uint256=1`,
    )
    expect(walletUri(coin('polygon', 'USDC', TOKEN, 6), TOKEN_RECIPIENT, '12.345678', null)).toBe(
      `ethereum:${TOKEN}@137/transfer?address=${TOKEN_RECIPIENT}&uint256=12345678`,
    )
  })

  test('the smallest and a very large amount keep every digit', () => {
    expect(walletUri(coin('bsc', 'BNB'), RECIPIENT, '0.000000000000000001', null)).toMatch(/@56\?value=1$/)
    expect(walletUri(coin('eth', 'ETH'), RECIPIENT, '123456789012.000000000000000001', null)).toMatch(
      /value=123456789012000000000000000001$/,
    )
  })

  test.each([
    ['more decimal places than the token has', coin('eth', 'USDC', TOKEN, 6), '0.0000001'],
    ['no amount', coin('eth', 'ETH'), '0'],
    ['a token whose contract is unknown', coin('eth', 'USDC'), '1'],
    ['a contract that is no address', coin('eth', 'USDC', 'usdc', 6), '1'],
  ])('no link: %s', (_, paid, amount) => {
    expect(walletUri(paid, RECIPIENT, amount, null)).toBeNull()
  })

  test('no link where the address is not one of the chain or an extra id would be lost', () => {
    expect(walletUri(coin('eth', 'ETH'), 'vitalik.eth', '1', null)).toBeNull()
    expect(walletUri(coin('eth', 'ETH'), RECIPIENT, '1', '42')).toBeNull()
  })
})

test('other chains have the link of the QR code, or none', () => {
  expect(walletUri(coin('btc', 'BTC', null, 8), '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W', '20.3', null)).toBe(
    'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=20.3',
  )
  expect(walletUri(coin('xrp', 'XRP', null, 6), 'r1', '1', '7')).toBe('ripple:r1?amount=1&dt=7')
  expect(walletUri(coin('atom', 'ATOM', null, 6), 'cosmos1', '1', '7')).toBeNull()
})
