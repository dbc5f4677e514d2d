import * as z from 'zod/mini'
import { env } from '@/config/env'
import { BTC_DECIMALS } from '@/domain/account/loyalty'
import { guarded } from '@/server/outbound/callGuard'
import { callProvider } from '@/server/outbound/callProvider'
import { ProviderError } from '@/server/outbound/ProviderError'
import { fromBaseUnits } from '@/server/providers/baseUnits'

/** Amounts in BTC. `confirmations`: 0 while it is in no block. */
export type SeenTransaction = {
  outputs: { address: string | null; amountBtc: string }[]
  confirmations: number
}
/** `unknown`: the explorer has not found it; `silent`: there is none, or it does not say. */
export type Sight = SeenTransaction | 'unknown' | 'silent'

const TIMEOUT = 8000
const EXPLORER = { id: 'payout-explorer' }

const digits = z.string().check(z.regex(/^\d{1,16}$/))
const height = z.pipe(digits, z.transform(Number))
/** https://github.com/Blockstream/esplora/blob/master/API.md; `value` in satoshi. */
const transaction = z.object({
  txid: z.string(),
  vout: z.array(z.object({ scriptpubkey_address: z.optional(z.string()), value: digits })),
  status: z.object({ confirmed: z.boolean(), block_height: z.nullish(height) }),
})

/** @param tx as `bitcoinTx` writes it */
export async function lookUpTransaction(tx: string): Promise<Sight> {
  if (!env.payoutExplorerUrl) return 'silent'
  try {
    return await guarded(EXPLORER, 'read', TIMEOUT, (signal) => readTransaction(tx, signal))
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return error.code === 'not_found' ? 'unknown' : 'silent'
  }
}

async function readTransaction(tx: string, signal: AbortSignal): Promise<SeenTransaction> {
  const baseUrl = env.payoutExplorerUrl
  const { txid, vout, status } = await callProvider({
    baseUrl,
    path: `/tx/${tx}`,
    schema: transaction,
    signal,
  })
  if (txid !== tx) throw new ProviderError('bad_answer')
  const outputs = vout.map(({ scriptpubkey_address: address = null, value }) => ({
    address,
    amountBtc: fromBaseUnits(value, BTC_DECIMALS),
  }))
  const block = status.block_height ?? null
  if (!status.confirmed || block === null) return { outputs, confirmations: 0 }
  const tip = await callProvider({ baseUrl, path: '/blocks/tip/height', schema: height, signal })
  return { outputs, confirmations: Math.max(tip - block + 1, 1) }
}
