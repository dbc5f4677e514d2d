import type { Address, Hex } from 'viem'
import { estimateL1Fee, estimateOperatorFee } from 'viem/op-stack'
import { walletFailureOf } from '@/domain/wallet/walletFailure'
import type { ChainClient } from './viemChains'

/** The L1 data fee and the operator's fee, in the coin's smallest units. Loaded only for such chains. */
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

/** Scroll and older OP Stack chains lack the method; an unreachable node still throws. */
function noneWhereUnknown(error: unknown): bigint {
  const { kind } = walletFailureOf(error)
  if (kind === 'network' || kind === 'busy') throw error
  return 0n
}
