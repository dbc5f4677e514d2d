import { createClient, type Chain, http } from 'viem'
import { timings } from '@/config/timings'
import { COIN_DECIMALS, type EvmChain } from '@/domain/wallet/evmChains'
import { rules } from '@/config/rules'

/** A chain as viem and wagmi need it, and as a wallet is offered it (EIP-3085). */
export const viemChain = ({ id, name, coin, rpcUrl, explorer }: EvmChain): Chain => ({
  id,
  name,
  nativeCurrency: { name: coin, symbol: coin, decimals: COIN_DECIMALS },
  rpcUrls: { default: { http: [rpcUrl] } },
  ...(explorer && { blockExplorers: { default: { name: 'Explorer', url: explorer } } }),
})

/** Reads the chain over its own node and never through the wallet: the wallet may stand on another chain, be closed,
 * or be gone after a reload, when what it did before has to be looked up. */
export const chainClient = (chain: Chain) =>
  createClient({
    chain,
    transport: rpcTransport(chain.rpcUrls.default.http[0] ?? ''),
    pollingInterval: timings.rpcPolling,
  })
export type ChainClient = ReturnType<typeof chainClient>

const clients = new Map<string, ChainClient>()

/** One for each chain and node, so that simultaneous requests are batched. */
export function clientOf(chain: EvmChain): ChainClient {
  const key = `${chain.id} ${chain.rpcUrl}`
  const client = clients.get(key) ?? chainClient(viemChain(chain))
  clients.set(key, client)
  return client
}

/** Transport to a blockchain's node (specification §7). viem retries after a network failure, a time-out and the
 * statuses 403, 408, 413, 429, 500, 502, 503 and 504, doubles the wait and honours Retry-After. */
const rpcTransport = (url: string) =>
  http(url, {
    batch: { batchSize: rules.rpcBatch },
    retryCount: rules.rpcRetries,
    retryDelay: timings.rpcRetry,
    timeout: timings.rpcTimeout,
  })
