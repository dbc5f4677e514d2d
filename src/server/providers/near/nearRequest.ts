import type { ProviderAsset, ProviderQuestion } from '@/domain/exchange/providerOrder'
import { MINUTE } from '@/domain/time/durations'
import { toBaseUnits } from '../baseUnits'
import { nearNetwork } from './nearNetworks'

/** Basis points below the quote at which the deposit is sent back. */
const SLIPPAGE = 100

export function precisionOf({ symbol, precision }: ProviderAsset): number {
  if (precision === null) throw new Error(`near: ${symbol} has no decimal places`)
  return precision
}

/** one-click-sdk-typescript, QuoteRequest: `dry` for a price, else an order. */
export function nearRequest(
  { from, to, amount, reverse }: ProviderQuestion,
  addresses: { recipient: string; refundTo: string } | null,
) {
  const source = nearNetwork(from.network)
  return {
    dry: addresses === null,
    depositMode: source.isMemo ? 'MEMO' : 'SIMPLE',
    swapType: reverse ? 'EXACT_OUTPUT' : 'EXACT_INPUT',
    slippageTolerance: SLIPPAGE,
    originAsset: from.code,
    depositType: 'ORIGIN_CHAIN',
    destinationAsset: to.code,
    amount: reverse
      ? toBaseUnits(amount, precisionOf(to), 'payout')
      : toBaseUnits(amount, precisionOf(from), 'deposit'),
    refundTo: addresses?.refundTo ?? source.exampleAddress,
    refundType: 'ORIGIN_CHAIN',
    recipient: addresses?.recipient ?? nearNetwork(to.network).exampleAddress,
    recipientType: 'DESTINATION_CHAIN',
    deadline: new Date(Date.now() + source.depositMinutes * MINUTE).toISOString(),
  }
}
