import { describe, expect, test } from 'vitest'
import { canPayFromWallet } from '@/domain/wallet/canPayFromWallet'
import { walletDeposit } from '@/domain/wallet/walletDeposit'
import { anExchange } from '../anExchange'
import { aCurrency, BTC, ETH } from '../currencies'

const GOOD = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const INVALID = '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const USDT = aCurrency('usdterc20', {
  ...{ symbolFront: 'USDT', network: 'eth' },
  fullInfo: { contract_address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
})
const LOCAL = {
  ...{ network: 'eth', chainId: 31_337, name: 'Local', rpcUrl: 'http://127.0.0.1:8545' },
  ...{ depositAddress: GOOD, tokens: { 'usdt-eth': '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } },
}
const real = { sandbox: false, wallet: { rpcUrls: {}, sandboxChain: null, walletConnect: null } }
const sandbox = { ...real, sandbox: true }
const onLocal = { sandbox: true, wallet: { ...real.wallet, sandboxChain: LOCAL } }

const waiting = (addressFrom: string, extraIdFrom: string | null = null) =>
  anExchange({ networkFrom: 'eth', extendedInfo: { addressFrom, extraIdFrom } })

describe('a payment from a wallet', () => {
  test.each([
    ['the coin of a chain', waiting(GOOD), ETH, real],
    ['a token', waiting(GOOD), USDT, real],
    ['the stand-in of a sandbox', waiting(GOOD), USDT, onLocal],
  ])('is offered for %s', (_, exchange, currency, site) => {
    expect(canPayFromWallet(exchange, currency, site)).toBe(true)
    expect(walletDeposit(exchange, currency, site)).toBeTypeOf('object')
  })

  test.each([
    ['an address of the sandbox, invalid on purpose', waiting(INVALID), ETH, sandbox],
    ['another address than the stand-in', waiting(INVALID), ETH, onLocal],
    ['a deposit with an extra id', waiting(GOOD, '12345'), ETH, real],
    ['a chain that wallets of this kind lack', anExchange(), BTC, real],
    ['a coin without a contract', waiting(GOOD), aCurrency('odd', { network: 'eth' }), real],
    ['a token that the stand-in lacks', waiting(GOOD), { ...USDT, symbolFront: 'USDX' }, onLocal],
  ])('is not offered for %s', (_, exchange, currency, site) => {
    expect(canPayFromWallet(exchange, currency, site)).toBe(false)
    expect(walletDeposit(exchange, currency, site)).toBeTypeOf('string')
  })
})
