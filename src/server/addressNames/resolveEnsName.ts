import * as z from 'zod/mini'
import { env } from '@/config/env'
import * as timings from '@/config/timings'
import { checkRecipient } from '@/domain/address/checkRecipient'
import { isTokenContract } from '@/domain/address/isTokenContract'
import { withChecksum } from '@/domain/address/hexAddresses'
import { isEnsName, takesEnsNames } from '@/domain/address/ensName'
import { catalogue } from '@/server/catalogue/catalogue'
import { callProvider } from '@/server/outbound/callProvider'
import { ensCallData, ensCallResult, normalEnsName, UNIVERSAL_RESOLVER } from './ensCall'

/** `none`: no address on this network. `away`: nobody could say. */
export type EnsResolution =
  | { kind: 'found'; name: string; address: string }
  | { kind: 'none' }
  | { kind: 'away' }

const reply = z.object({ result: z.optional(z.string()), error: z.optional(z.looseObject({})) })
/** Of a response. */
const MAX_BYTES = 65_536
const ETHEREUM = '0x1'

const state = {
  onEthereum: '',
}

/** Lookups outside the chain (EIP-3668) are not followed: a stranger's contract would choose what we fetch. */
export async function resolveEnsName(typed: string, network: string): Promise<EnsResolution> {
  const url = env.ethereumNodeUrl
  if (!url) return { kind: 'away' }
  const call = callOf(typed, network)
  if (!call) return { kind: 'none' }
  try {
    await requireEthereum(url)
    const { result } = await rpc(url, 'eth_call', [{ to: UNIVERSAL_RESOLVER, data: call.data }, 'latest'])
    const found = result === undefined ? null : ensCallResult(result, network)
    if (!found || !isPayable(network, found)) return { kind: 'none' }
    return { kind: 'found', name: call.name, address: withChecksum(found) }
  } catch {
    return { kind: 'away' }
  }
}

const isPayable = (network: string, address: string) =>
  checkRecipient({ network, validation_address: null }, address) === 'valid' &&
  !isTokenContract(network, address, catalogue())

function callOf(typed: string, network: string) {
  if (!isEnsName(typed) || !takesEnsNames(network)) return null
  try {
    const name = normalEnsName(typed)
    return { name, data: ensCallData(name, network) }
  } catch {
    return null
  }
}

/** Names of a test chain point to other addresses. */
async function requireEthereum(url: string) {
  if (state.onEthereum === url) return
  const { result } = await rpc(url, 'eth_chainId', [])
  if (result !== ETHEREUM) throw new Error('ETHEREUM_NODE_URL is no node of Ethereum')
  state.onEthereum = url
}

/** @throws Error also for an error that is no revert of the contract */
async function rpc(baseUrl: string, method: string, params: unknown[]) {
  const response = await callProvider({
    baseUrl,
    method: 'POST',
    path: '',
    body: { jsonrpc: '2.0', id: 1, method, params },
    schema: reply,
    maxBytes: MAX_BYTES,
    signal: AbortSignal.timeout(timings.ensTimeout),
  })
  if (response.error && !isRevert(response.error)) throw new Error('the node refused the call')
  if (!response.error && response.result === undefined) throw new Error('the node said nothing')
  return response
}

/** geth and its relatives: code 3 and data; others say it in words. Numbers are texts here. */
const isRevert = ({ code, message }: Record<string, unknown>) =>
  code === '3' || (typeof message === 'string' && /revert/i.test(message))
