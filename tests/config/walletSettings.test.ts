import { afterEach, describe, expect, test, vi } from 'vitest'
import { readSandboxChain, readWalletSettings } from '@/config/walletSettings'

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const CHAIN = {
  ...{ network: 'eth', chainId: 31_337, name: 'Local', rpcUrl: 'http://127.0.0.1:8545' },
  ...{ depositAddress: ADDRESS, tokens: { 'usdt-eth': ADDRESS } },
}
const given = (changes: object) => vi.stubEnv('SANDBOX_CHAIN', JSON.stringify({ ...CHAIN, ...changes }))
afterEach(() => void vi.unstubAllEnvs())

describe('the chains an operator configures', () => {
  test('are none by default', () => {
    expect(readWalletSettings()).toEqual({ rpcUrls: {}, sandboxChain: null, walletConnect: null })
  })

  test('are read whole; tokens may be left out', () => {
    given({})
    expect(readSandboxChain()).toEqual(CHAIN)
    given({ tokens: undefined })
    expect(readSandboxChain()?.tokens).toEqual({})
  })

  test.each([
    ['a chain of real money', { chainId: 1 }],
    ['another chain of real money', { chainId: 8453 }],
    ['a network that is no Ethereum-like one', { network: 'btc' }],
    ['an address with a wrong checksum', { depositAddress: ADDRESS.replace('aA', 'Aa') }],
    ['a token that is no address', { tokens: { 'usdt-eth': '0x1' } }],
    ['a node without encryption elsewhere', { rpcUrl: 'http://node.example' }],
    ['a word too many', { chainID: 5 }],
    ['no name', { name: '' }],
  ])('are refused with %s, by the name of the variable', (_, changes) => {
    given(changes)
    expect(() => readSandboxChain()).toThrow(/^SANDBOX_CHAIN/)
  })

  test('are refused where they are no JSON', () => {
    vi.stubEnv('SANDBOX_CHAIN', '{')
    expect(() => readSandboxChain()).toThrow(/^SANDBOX_CHAIN/)
  })

  test('may name nodes of the chains that are served, and of no other', () => {
    vi.stubEnv('RPC_URLS', '{"1":"https://node.example/key"}')
    expect(readWalletSettings().rpcUrls).toEqual({ 1: 'https://node.example/key' })
    vi.stubEnv('RPC_URLS', '{"5":"https://node.example"}')
    expect(() => readWalletSettings()).toThrow(/^RPC_URLS/)
  })
})

describe('WalletConnect', () => {
  const ID = '0123456789abcdef0123456789abcdef'

  test('comes with a project id, by its own relay unless another is named', () => {
    vi.stubEnv('WALLETCONNECT_PROJECT_ID', ID)
    const relayUrl = 'wss://relay.walletconnect.org'
    expect(readWalletSettings().walletConnect).toEqual({ projectId: ID, relayUrl })
    vi.stubEnv('WALLETCONNECT_RELAY_URL', 'ws://127.0.0.1:4000')
    expect(readWalletSettings().walletConnect?.relayUrl).toBe('ws://127.0.0.1:4000')
  })

  test('is off without a project id, whatever relay is named', () => {
    vi.stubEnv('WALLETCONNECT_RELAY_URL', 'wss://relay.example')
    expect(readWalletSettings().walletConnect).toBeNull()
  })

  test.each(['ws://relay.example', 'https://relay.example', 'relay.example'])('refuses %s', (relay) => {
    vi.stubEnv('WALLETCONNECT_PROJECT_ID', ID)
    vi.stubEnv('WALLETCONNECT_RELAY_URL', relay)
    expect(() => readWalletSettings()).toThrow()
  })

  test('refuses what is no project id', () => {
    vi.stubEnv('WALLETCONNECT_PROJECT_ID', 'my-project')
    expect(() => readWalletSettings()).toThrow(/^WALLETCONNECT_PROJECT_ID/)
  })
})
