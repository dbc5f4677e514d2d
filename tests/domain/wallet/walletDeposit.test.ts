import { describe, expect, test } from 'vitest'
import { walletDeposit } from '@/domain/wallet/walletDeposit'
import { chainsOf } from '@/domain/wallet/walletSettings'
import { anExchange } from '../anExchange'
import { aCurrency, BTC, ETH } from '../currencies'

const GOOD = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const CONTRACT = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const LOCAL_TOKEN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const USDT = aCurrency('usdterc20', {
  ...{ symbolFront: 'USDT', network: 'eth' },
  fullInfo: { contract_address: CONTRACT, precision: 6 },
})
const LOCAL = {
  ...{ network: 'eth', chainId: 31_337, name: 'Local', rpcUrl: 'http://127.0.0.1:8545' },
  ...{ depositAddress: GOOD, tokens: { 'usdt-eth': LOCAL_TOKEN } },
}
const real = { sandbox: false, wallet: { rpcUrls: {}, sandboxChain: null, walletConnect: null } }
const sandbox = { ...real, sandbox: true }
const onLocal = { sandbox: true, wallet: { rpcUrls: {}, sandboxChain: LOCAL, walletConnect: null } }

const waiting = (addressFrom: string, extraIdFrom: string | null = null) =>
  anExchange({ networkFrom: 'eth', expectedAmountFrom: '1.5', extendedInfo: { addressFrom, extraIdFrom } })

describe('a deposit from a wallet', () => {
  test('is the coin of its chain, or a token by its contract and decimals', () => {
    expect(walletDeposit(waiting(GOOD), ETH, real)).toEqual({
      chain: expect.objectContaining({ id: 1, coin: 'ETH' }) as unknown,
      deposit: { to: GOOD, amount: '1.5', ticker: 'ETH', token: null, decimals: 18 },
    })
    expect(walletDeposit(waiting(GOOD), USDT, real)).toMatchObject({
      deposit: { token: CONTRACT, decimals: 6, ticker: 'USDT' },
    })
  })

  test('goes to the stand-in of the sandbox, where the token has another contract', () => {
    expect(walletDeposit(waiting(GOOD), USDT, onLocal)).toMatchObject({
      chain: { id: 31_337, name: 'Local' },
      deposit: { token: LOCAL_TOKEN },
    })
  })

  test('never goes to a stand-in where real money moves', () => {
    expect(walletDeposit(waiting(GOOD), USDT, { ...onLocal, sandbox: false })).toMatchObject({
      chain: { id: 1 },
      deposit: { token: CONTRACT },
    })
  })

  test.each([
    ['sandbox', waiting(GOOD.replace('aA', 'Aa')), ETH, sandbox],
    ['address', waiting(GOOD.replace('aA', 'Aa')), ETH, real],
    ['extraId', waiting(GOOD, '12345'), ETH, real],
    ['currency', anExchange(), BTC, real],
    ['currency', waiting(GOOD), aCurrency('odd', { network: 'eth' }), real],
    ['currency', waiting(GOOD), { ...USDT, symbolFront: 'USDX' }, onLocal],
  ] as const)('is not possible: %s', (why, exchange, currency, site) => {
    expect(walletDeposit(exchange, currency, site)).toBe(why)
  })

  test('is read over the operator’s own node where one is configured', () => {
    const settings = { rpcUrls: { 137: 'https://node.example' }, sandboxChain: null, walletConnect: null }
    expect(chainsOf(settings).polygon?.rpcUrl).toBe('https://node.example')
    expect(chainsOf(settings).base?.rpcUrl).toBe('https://mainnet.base.org')
  })
})
