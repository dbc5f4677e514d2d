import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isRejection, WALLET_FAILURES, walletFailureOf, WalletTrouble } from '@/domain/wallet/walletFailure'
import { LOCALES } from '@/i18n/locales'

const kindOf = (error: unknown) => walletFailureOf(error).kind
const coded = (code: number, message = 'said by a wallet') => Object.assign(new Error(message), { code })
const named = (name: string, message = '') => Object.assign(new Error(message), { name })

describe('a wallet failure', () => {
  test.each([
    [4001, 'rejected'],
    [4100, 'unauthorized'],
    [4200, 'unsupported'],
    [4900, 'disconnected'],
    [4901, 'chainDisconnected'],
    [4902, 'chainUnknown'],
    [-32700, 'misunderstood'],
    [-32600, 'misunderstood'],
    [-32601, 'unsupported'],
    [-32602, 'misunderstood'],
    [-32603, 'walletBroken'],
    [-32000, 'invalidInput'],
    [-32001, 'notFound'],
    [-32002, 'alreadyAsked'],
    [-32003, 'transactionRejected'],
    [-32004, 'unsupported'],
    [-32005, 'busy'],
    [-32006, 'outdated'],
    [5000, 'rejected'],
    [3001, 'unauthorized'],
    [5100, 'chainUnknown'],
    [6000, 'gone'],
  ])('of code %i is reported as %s, also wrapped', (code, kind) => {
    expect(kindOf(coded(code))).toBe(kind)
    expect(kindOf({ code, message: 'a plain object' })).toBe(kind)
    expect(kindOf(new Error('around', { cause: coded(code) }))).toBe(kind)
  })

  test.each([
    ['Chain not configured.', 'chainNotConfigured'],
    ['Connector already connected.', 'alreadyConnected'],
    ['No internet connection detected. Please restart your network and try again.', 'network'],
    ['Failed to publish payload, please try again. id:1 tag:1108', 'relayDown'],
    ['Proposal expired', 'expired'],
    ['Request expired. Please try again.', 'expired'],
    ['No matching key. session: ab', 'gone'],
  ])('with the message %s is reported as %s', (message, kind) => {
    expect(kindOf(new Error(message))).toBe(kind)
  })

  test.each([
    ['ChainNotConfiguredError', 'chainNotConfigured'],
    ['ConnectorAlreadyConnectedError', 'alreadyConnected'],
    ['ProviderNotFoundError', 'gone'],
    ['HttpRequestError', 'network'],
    ['TimeoutError', 'network'],
  ])('by the name %s is reported as %s', (name, kind) => {
    expect(kindOf(named(name))).toBe(kind)
  })

  test('says what lies deeper where the outermost is vague', () => {
    expect(kindOf({ code: -32603, data: { originalError: { code: 4902 } } })).toBe('chainUnknown')
    expect(kindOf({ code: 4902, cause: new Error('Chain not configured.') })).toBe('chainNotConfigured')
  })

  test('of our own brings its values along', () => {
    const trouble = new WalletTrouble('lackingFee', { fee: '1 ETH' })
    expect(walletFailureOf(trouble)).toEqual({ kind: 'lackingFee', values: { fee: '1 ETH' } })
  })

  test('of any other shape is unexpected, and a loop of causes ends', () => {
    const loop: { cause?: unknown } = {}
    loop.cause = loop
    for (const odd of [undefined, null, 'text', 7, {}, new Error('?'), loop])
      expect(kindOf(odd)).toBe('unknown')
  })

  test('only a person’s own no is certain', () => {
    expect(isRejection(coded(4001))).toBe(true)
    for (const code of [4100, 4200, 4900, 4901, -32603, -32000, -32003])
      expect(isRejection(coded(code))).toBe(false)
  })

  test.each(LOCALES)('is a sentence of its own in %s, whatever its kind', (locale) => {
    const { failure } = JSON.parse(readFileSync(`locales/${locale}/wallet-menu.json`, 'utf8')) as {
      failure: Record<string, string>
    }
    expect(Object.keys(failure).sort()).toEqual([...WALLET_FAILURES].sort())
    expect(Object.values(failure).every((sentence) => sentence.length > 8)).toBe(true)
  })
})
