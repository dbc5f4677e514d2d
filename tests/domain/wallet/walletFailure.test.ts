import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import { isRejection, WALLET_FAILURES, walletFailureOf, WalletTrouble } from '@/domain/wallet/walletFailure'

const kindOf = (error: unknown) => walletFailureOf(error).kind
const coded = (code: number, message = 'said by a wallet') => Object.assign(new Error(message), { code })
const named = (name: string, message = '') => Object.assign(new Error(message), { name })

const REFUSALS: unknown[] = [
  { code: 4001 },
  { code: '4001' },
  { code: '5000', message: 'said by a wallet' },
  ...[5000, 5001, 5002, 5003].map((code) => ({ code })),
  { code: 'ACTION_REJECTED', reason: 'rejected', action: 'sendTransaction' },
  { code: -32000, message: 'User canceled' },
  { code: -32000, message: 'user cancelled the request' },
  { code: -32603, message: 'Request rejected' },
  { code: -32603, message: 'Cancelled by user' },
  { code: -32003, message: 'User declined transaction' },
  named('UserRejectedRequestError'),
  new Error('MetaMask Tx Signature: User denied transaction signature.'),
  new Error('Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)'),
  new Error('User disapproved requested methods'),
  new Error('The user has rejected the request.'),
  new Error('Transaction was rejected'),
  new Error('Request declined.'),
  new Error('cancelled'),
  { message: 'Transaction failed', shortMessage: 'User rejected the request.' },
  { message: 'Transaction failed', details: 'User rejected the request.' },
  '用户取消了操作',
  'User rejected the transaction',
]

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
    for (const odd of [undefined, null, 'text', 7, {}, { code: '' }, new Error('?'), loop])
      expect(kindOf(odd)).toBe('unknown')
  })

  test.each(REFUSALS)('is a rejection when a wallet says %j, also wrapped by any library', (refusal) => {
    const around = [
      refusal,
      { code: -32603, message: 'Internal JSON-RPC error.', data: refusal },
      { code: -32603, data: { originalError: refusal } },
      { code: -32000, message: 'could not coalesce error', error: refusal },
      { code: 'UNKNOWN_ERROR', info: { error: refusal } },
      new Error('Transaction failed', { cause: new Error('around', { cause: refusal }) }),
    ]
    expect(around.map(kindOf)).toEqual(around.map(() => 'rejected'))
  })

  test.each([
    { code: -32003, message: 'Transaction rejected' },
    { code: -32000, message: 'replacement transaction underpriced: request rejected' },
    { code: -32603, message: 'Request rejected: rate limit exceeded' },
    { code: -32000, message: 'insufficient funds for gas * price + value' },
    { code: -32603, message: 'Access denied' },
    { code: -32000, message: 'transaction rejected by the sequencer' },
    { message: 'The user is not known' },
    { message: 'already known' },
    { message: 'Popup closed' },
    'nonce too low',
  ])('is no rejection when a node says %j: the payment may be on its way', (said) => {
    expect(isRejection(said)).toBe(false)
    expect(isRejection(new Error('around', { cause: said }))).toBe(false)
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
