import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import edr from '@nomicfoundation/edr'
import { tinyToken } from './tinyToken'

/** A node of its own for each call: Nomic Foundation's EDR, the engine of Hardhat, in this process and on loopback. */
export const CHAIN_ID = 31_337
const BLOCK_GAS = 30_000_000n
const RICH = 10n ** 22n

/** The first accounts of Hardhat's well-known test phrase; their keys are public, so no money may ever lie there. */
const KEYS = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
]
export const ACCOUNTS = {
  rich: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  other: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  poor: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  /** Where the sandbox takes deposits. */
  deposit: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
} as const

type RpcResponse = { result?: unknown; error?: { code: number; message: string; data?: unknown } }
type RpcRequest = { id: number; method: string; params?: unknown[] }

export class NodeError extends Error {
  constructor(readonly error: NonNullable<RpcResponse['error']>) {
    super(error.message)
  }
}

const bytes = (address: string) => Buffer.from(address.slice(2), 'hex')

async function startEngine() {
  const { EdrContext, ContractDecoder, L1_CHAIN_TYPE, CANCUN } = edr
  const context = new EdrContext()
  await context.registerProviderFactory(L1_CHAIN_TYPE, edr.l1ProviderFactory())
  const rich = [ACCOUNTS.rich, ACCOUNTS.other].map((account) => ({ address: bytes(account), balance: RICH }))
  return context.createProvider(
    L1_CHAIN_TYPE,
    {
      ...{
        chainId: BigInt(CHAIN_ID),
        networkId: BigInt(CHAIN_ID),
        hardfork: CANCUN,
        coinbase: new Uint8Array(20),
      },
      ...{ allowBlocksWithSameTimestamp: true, allowUnlimitedContractSize: false },
      ...{ bailOnCallFailure: true, bailOnTransactionFailure: false, observability: {} },
      ...{ initialBaseFeePerGas: 10n ** 9n, minGasPrice: 0n, defaultTransactionGasLimit: 16_000_000n },
      genesisState: [...edr.l1GenesisState(edr.l1HardforkFromString(CANCUN)), ...rich],
      mining: { autoMine: true, blockGasLimit: BLOCK_GAS, memPool: { order: edr.MineOrdering.Priority } },
      network: { genesisBlockGasLimit: BLOCK_GAS },
      ...{ ownedAccounts: KEYS, precompileOverrides: [] },
    },
    { enable: false, decodeConsoleLogInputsCallback: () => [], printLineCallback: () => undefined },
    { subscriptionCallback: () => undefined },
    new ContractDecoder(),
  )
}

export type EvmNode = Awaited<ReturnType<typeof startNode>>

/** A fresh chain, reachable over HTTP from any page, as a public node is; with a token of six decimals. */
export async function startNode() {
  const engine = await startEngine()
  const respond = async (request: RpcRequest): Promise<RpcResponse> => {
    const said = await engine.handleRequest(JSON.stringify({ jsonrpc: '2.0', params: [], ...request }))
    const data = said.data as unknown
    return (typeof data === 'string' ? JSON.parse(data) : data) as RpcResponse
  }
  const call = async <T = string>(method: string, ...params: unknown[]): Promise<T> => {
    const { result, error } = await respond({ id: 1, method, params })
    if (error) throw new NodeError(error)
    return result as T
  }
  const server = createServer((request, reply) => {
    reply.setHeader('access-control-allow-origin', '*')
    reply.setHeader('access-control-allow-headers', '*')
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      if (request.method === 'OPTIONS') return reply.end()
      const calls = JSON.parse(body) as RpcRequest | RpcRequest[]
      const result = Array.isArray(calls) ? Promise.all(calls.map(respond)) : respond(calls)
      void result.then((said) => {
        reply.setHeader('content-type', 'application/json')
        reply.end(JSON.stringify(said))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const token = await deployToken(call)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    call,
    balance: async (account: string) => BigInt(await call('eth_getBalance', account, 'latest')),
    tokens: async (account: string) =>
      BigInt(
        await call(
          'eth_call',
          { to: token, data: `0x70a08231${account.slice(2).padStart(64, '0')}` },
          'latest',
        ),
      ),
    sent: async (account: string) => Number(await call('eth_getTransactionCount', account, 'latest')),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function deployToken(call: <T = string>(method: string, ...params: unknown[]) => Promise<T>) {
  const hash = await call('eth_sendTransaction', { from: ACCOUNTS.other, data: tinyToken() })
  const receipt = await call<{ contractAddress: string }>('eth_getTransactionReceipt', hash)
  return receipt.contractAddress
}
