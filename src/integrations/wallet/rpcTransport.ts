import { http } from 'viem'
import { rules } from '@/config/rules'
import { timings } from '@/config/timings'

/** Transport to a blockchain's node (specification §7). viem retries after a network failure, a time-out and the
 * statuses 403, 408, 413, 429, 500, 502, 503 and 504, doubles the wait and honours Retry-After. */
export const rpcTransport = (url: string) =>
  http(url, {
    batch: { batchSize: rules.rpcBatch },
    retryCount: rules.rpcRetries,
    retryDelay: timings.rpcRetry,
    timeout: timings.rpcTimeout,
  })
