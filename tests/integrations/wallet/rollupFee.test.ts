// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EvmChain } from '@/domain/wallet/evmChains'
import { walletFailureOf } from '@/domain/wallet/walletFailure'
import { prepareDeposit } from '@/integrations/wallet/deposits'

const FROM = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const TO = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const GET_L1_FEE = '0x49948e0e'
type Call = { id: number; method: string; params?: [{ to?: string; data?: string }?] }

/** In units: the account holds an ether and a bit, gas costs 21000, and writing to Ethereum 5000. */
const ETHER = 10n ** 18n
const node = { held: 0n, operatorFee: null as bigint | null, oracle: true }
let requests: string[] = []
const word = (units: bigint) => `0x${units.toString(16).padStart(64, '0')}`
const reverted = { error: { code: 3, message: 'execution reverted', data: '0x' } }

function respond({ method, params = [] }: Call): object {
  const [call] = params
  if (method === 'eth_getBalance') return { result: word(node.held) }
  if (method === 'eth_estimateGas') return { result: '0x5208' }
  if (method === 'eth_gasPrice') return { result: '0x1' }
  if (method !== 'eth_call') return { error: { code: -32601, message: method } }
  requests.push(String(call?.to))
  if (call?.data?.startsWith(GET_L1_FEE)) return node.oracle ? { result: word(5_000n) } : reverted
  return node.operatorFee === null ? reverted : { result: word(node.operatorFee) }
}

const server = createServer((request, reply) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    const calls = JSON.parse(body) as Call | Call[]
    const responses = [calls].flat().map((one) => ({ jsonrpc: '2.0', id: one.id, ...respond(one) }))
    reply.setHeader('content-type', 'application/json')
    reply.end(JSON.stringify(Array.isArray(calls) ? responses : responses[0]))
  })
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requests = []
  Object.assign(node, { held: ETHER, operatorFee: null, oracle: true })
})

const chain = (id: number): EvmChain => ({
  ...{ id, name: 'Rollup', coin: 'ETH', explorer: null },
  rpcUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${id}`,
})
const pay = (id: number) =>
  prepareDeposit(chain(id), FROM, { to: TO, amount: '1', ticker: 'ETH', token: null, decimals: 18 })
const refusal = (id: number) => pay(id).then(() => null, walletFailureOf)

describe('the fee that is checked before a deposit', () => {
  test.each([10, 8453, 130, 81457])('holds the writing to Ethereum on chain %i', async (id) => {
    node.held = ETHER + 21_000n + 4_999n
    expect(await refusal(id)).toMatchObject({ kind: 'lackingFee', values: { fee: '0.000000000000026 ETH' } })
    node.held += 1n
    await expect(pay(id)).resolves.toMatchObject({ value: '0xde0b6b3a7640000' })
    expect(new Set(requests)).toEqual(new Set(['0x420000000000000000000000000000000000000F']))
  })

  test('calls Scroll’s own contract on Scroll', async () => {
    node.held = ETHER + 21_000n + 4_999n
    expect(await refusal(534352)).toMatchObject({ kind: 'lackingFee' })
    expect(requests).toContain('0x5300000000000000000000000000000000000002')
  })

  test('holds the fee of the operator where there is one', async () => {
    Object.assign(node, { operatorFee: 700n, held: ETHER + 21_000n + 5_699n })
    expect(await refusal(10)).toMatchObject({ kind: 'lackingFee' })
    node.held += 1n
    expect(await refusal(10)).toBeNull()
  })

  test('is gas alone elsewhere, where no contract is called', async () => {
    node.held = ETHER + 21_000n
    expect(await refusal(42161)).toBeNull()
    expect(requests).toEqual([])
  })

  test('is never guessed: where it is not to be had, nothing is paid', async () => {
    node.oracle = false
    await expect(pay(10)).rejects.toThrow()
  })
})
