import { createClient, type Chain, http } from 'viem'
import * as timings from '@/config/timings'
import type { EvmChain } from '@/domain/wallet/evmChains'
import { COIN_DECIMALS } from '@/domain/wallet/evmCoins'
import { rules } from '@/config/rules'

/** For viem and wagmi, and as offered to a wallet (EIP-3085). */
export const viemChain = ({ id, name, coin, rpcUrl, explorer }: EvmChain): Chain => ({
  id,
  name,
  nativeCurrency: { name: coin, symbol: coin, decimals: COIN_DECIMALS },
  rpcUrls: { default: { http: [rpcUrl] } },
  ...(explorer && { blockExplorers: { default: { name: 'Explorer', url: explorer } } }),
})

/** Over the chain's own node: the wallet may stand on another chain, be closed, or be gone after a reload. */
export const chainClient = (chain: Chain) =>
  createClient({
    chain,
    transport: rpcTransport(chain.rpcUrls.default.http[0] ?? ''),
    pollingInterval: timings.rpcPolling,
  })
export type ChainClient = ReturnType<typeof chainClient>

const clients = new Map<string, ChainClient>()

/** Cached, so that simultaneous requests are batched. */
export function clientOf(chain: EvmChain): ChainClient {
  const key = `${chain.id} ${chain.rpcUrl}`
  const client = clients.get(key) ?? chainClient(viemChain(chain))
  clients.set(key, client)
  return client
}

/** R38. viem retries network failures, 403, 408, 413, 429 and 5xx, and honours Retry-After. */
const rpcTransport = (url: string) =>
  http(url, {
    batch: { batchSize: rules.rpcBatch },
    retryCount: rules.rpcRetries,
    retryDelay: timings.rpcRetry,
    timeout: timings.rpcTimeout,
  })
