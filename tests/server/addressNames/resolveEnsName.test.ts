import { namehash } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as timings from '@/config/timings'
import { resolveEnsName } from '@/server/addressNames/resolveEnsName'
import { addressReply, bytesReply, offchainReply, startEnsNode } from './ensNode'

const OWNER = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const ZERO = '0x0000000000000000000000000000000000000000'

let node: Awaited<ReturnType<typeof startEnsNode>>
beforeEach(async () => {
  node = await startEnsNode()
  vi.stubEnv('ETHEREUM_NODE_URL', node.url)
})
afterEach(() => {
  node.close()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('a name', () => {
  test('is read from the Universal Resolver, and its address has the checksum of EIP-55', async () => {
    node.respond = () => addressReply(OWNER)
    expect(await resolveEnsName('Vitalik.eth', 'eth')).toEqual({
      kind: 'found',
      name: 'vitalik.eth',
      address: OWNER,
    })
    const to = mainnet.contracts.ensUniversalResolver.address
    expect(node.lookups).toEqual([{ to, name: 'vitalik.eth', node: namehash('vitalik.eth'), coin: null }])
  })

  test('on another chain is read from the record of that chain alone (ENSIP-11)', async () => {
    node.respond = () => bytesReply(OWNER)
    expect(await resolveEnsName('sub.name.eth', 'arbitrum')).toMatchObject({ kind: 'found', address: OWNER })
    expect(node.lookups).toMatchObject([{ node: namehash('sub.name.eth'), coin: 2147525809n }])
  })

  test.each([
    ['an unregistered one', { result: '0x' }],
    ['one of the zero address', addressReply(ZERO)],
    ['one of the contract of a token', addressReply(USDT)],
    ['a record that is too short', bytesReply('0x1234')],
    ['one that lies outside the chain', offchainReply],
    ['bytes that are no encoding', { result: `0x${'ff'.repeat(96)}` }],
  ])('that is %s has no address', async (_, reply) => {
    node.respond = () => reply
    expect(await resolveEnsName('name.eth', 'eth')).toEqual({ kind: 'none' })
    expect(node.lookups).toHaveLength(1)
  })

  test.each(['name.com', 'na me.eth', 'a..eth', 'vit\u0430lik.eth', `${'n'.repeat(300)}.eth`, '\u200d.eth'])(
    '%j is refused without a call',
    async (name) => {
      expect(await resolveEnsName(name, 'eth')).toEqual({ kind: 'none' })
      expect(node.lookups).toEqual([])
    },
  )

  test.each(['btc', 'rsk', ''])('is not looked up on the network %j', async (network) => {
    expect(await resolveEnsName('name.eth', network)).toEqual({ kind: 'none' })
    expect(node.lookups).toEqual([])
  })
})

describe('a node', () => {
  test.each([
    ['that redirects', 'redirect' as const],
    ['that refuses', { error: { code: -32005, message: 'limit exceeded' } }],
    ['that sends no result', {}],
    ['that sends no text', { result: {} }],
    ['that sends a megabyte', { result: `0x${'00'.repeat(500_000)}` }],
  ])('%s leaves the address unknown', async (_, reply) => {
    node.respond = () => reply
    expect(await resolveEnsName('name.eth', 'eth')).toEqual({ kind: 'away' })
    expect(node.lookups).toHaveLength(1)
  })

  test('that does not respond is given up', async () => {
    vi.spyOn(timings, 'ensTimeout', 'get').mockReturnValue(200)
    node.respond = () => 'silence'
    expect(await resolveEnsName('name.eth', 'eth')).toEqual({ kind: 'away' })
  })

  test('of another chain is not believed', async () => {
    node.chainId = '0xaa36a7'
    node.respond = () => addressReply(OWNER)
    expect(await resolveEnsName('name.eth', 'eth')).toEqual({ kind: 'away' })
    expect(node.lookups).toEqual([])
  })

  test('that is not set is not called', async () => {
    vi.stubEnv('ETHEREUM_NODE_URL', '')
    expect(await resolveEnsName('name.eth', 'eth')).toEqual({ kind: 'away' })
  })
})
