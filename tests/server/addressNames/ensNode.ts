import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  type Hex,
  parseAbi,
} from 'viem'

const UNIVERSAL = parseAbi(['function resolve(bytes name, bytes data) view returns (bytes, address)'])
const RESOLVER = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
])

export type Lookup = { to: string; name: string; node: Hex; coin: bigint | null }
type Reply = { result?: unknown; error?: { code: number; message: string; data?: string } }

/** A node of Ethereum that knows names in the encoding of viem, which is not ours. */
export async function startEnsNode() {
  const lookups: Lookup[] = []
  const node = {
    chainId: '0x1',
    /** What the next names resolve to. */
    respond: (): Reply | 'silence' | 'redirect' => ({ result: '0x' }),
  }
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const { id, method, params } = JSON.parse(Buffer.concat(chunks).toString()) as {
        id: number
        method: string
        params: [{ to: string; data: Hex }]
      }
      const reply = method === 'eth_chainId' ? { result: node.chainId } : respondTo(params[0])
      if (reply === 'silence') return
      if (reply === 'redirect') response.writeHead(307, { location: '/elsewhere' }).end()
      else
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ jsonrpc: '2.0', id, ...reply }))
    })()
  })
  const respondTo = (call: { to: string; data: Hex }) => {
    const lookup = lookupOf(call)
    lookups.push(lookup)
    return node.respond()
  }
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return Object.assign(node, {
    lookups,
    url: `http://127.0.0.1:${port}/key`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
}

function lookupOf({ to, data }: { to: string; data: Hex }): Lookup {
  const [wire, query] = decodeFunctionData({ abi: UNIVERSAL, data }).args
  const [node, coin] = decodeFunctionData({ abi: RESOLVER, data: query }).args
  return { to, name: nameIn(Buffer.from(wire.slice(2), 'hex')), node, coin: coin ?? null }
}

function nameIn(wire: Buffer): string {
  const length = wire[0] ?? 0
  if (length === 0) return ''
  const rest = nameIn(wire.subarray(1 + length))
  return wire.subarray(1, 1 + length).toString() + (rest && `.${rest}`)
}

const resolver = '0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63'

/** The record of Ethereum. */
export const addressReply = (address: Address): Reply => ({
  result: encodeFunctionResult({
    abi: UNIVERSAL,
    result: [encodeAbiParameters([{ type: 'address' }], [address]), resolver],
  }),
})

/** The record of another chain. */
export const bytesReply = (bytes: Hex): Reply => ({
  result: encodeFunctionResult({
    abi: UNIVERSAL,
    result: [encodeAbiParameters([{ type: 'bytes' }], [bytes]), resolver],
  }),
})

/** EIP-3668: the contract wants the caller to fetch the address from a gateway. */
export const offchainReply: Reply = {
  error: { code: 3, message: 'execution reverted', data: '0x556f1830' },
}
