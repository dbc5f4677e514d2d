import type { Address, Hex } from 'viem'
import { estimateL1Fee, estimateOperatorFee } from 'viem/op-stack'
import { walletFailureOf } from '@/domain/wallet/walletFailure'
import type { ChainClient } from './viemChains'

/** What a rollup takes beside gas, in units of its coin: writing to Ethereum, and the operator's fee where there is
 * one. Loaded only where such a chain is paid on. */
export async function rollupFee(
  client: ChainClient,
  sent: { account: Address; to: Address; value: bigint; data?: Hex },
  gasPriceOracleAddress: Address,
): Promise<bigint> {
  const requested = { ...sent, gasPriceOracleAddress }
  const [writing, operator] = await Promise.all([
    estimateL1Fee(client, requested),
    estimateOperatorFee(client, requested).catch(noneWhereUnknown),
  ])
  return writing + operator
}

/** Scroll and older chains of the OP Stack have no such method; an unreachable node is another matter. */
function noneWhereUnknown(error: unknown): bigint {
  const { kind } = walletFailureOf(error)
  if (kind === 'network' || kind === 'busy') throw error
  return 0n
}
