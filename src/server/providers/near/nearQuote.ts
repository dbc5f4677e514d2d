import Big from 'big.js'
import type * as z from 'zod/mini'
import type { ProviderQuestion } from '@/domain/exchange/providerOrder'
import { MINUTE } from '@/domain/time/durations'
import { ProviderError } from '@/server/outbound/ProviderError'
import { callProvider } from '@/server/outbound/callProvider'
import { fromBaseUnits, toBaseUnits } from '@/server/providers/baseUnits'
import type { Offer, ProviderContext } from '@/server/providers/provider'
import type { NearCall } from './nearCall'
import { nearNetwork, precisionOf } from './nearNetworks'
import { quoteResponse } from './nearResponses'

export async function quoteNear(
  { quoteCall, readTokens, partnerOf }: NearCall,
  question: ProviderQuestion,
  { signal }: ProviderContext,
): Promise<Offer> {
  if (question.fixed) throw new ProviderError('fixed_unavailable')
  const body = { ...partnerOf(question), ...nearRequest(question, null) }
  const call = { ...quoteCall(question, false), body, schema: quoteResponse, signal }
  try {
    return offerOf(question, body.amount, (await callProvider(call)).quote)
  } catch (error) {
    // Another process may have read the list without its prices, which a minimum needs.
    if (!(error instanceof ProviderError) || !lacksPrice(error)) throw error
    // A list that cannot be read takes nothing from the refusal.
    await readTokens(signal).catch(() => undefined)
    throw call.refusalOf(400, { message: error.details.providerText }) ?? error
  }
}

const lacksPrice = ({ code, details }: ProviderError) =>
  (code === 'below_min' || code === 'above_max') && details.limit === undefined

function offerOf(
  question: ProviderQuestion,
  typed: string,
  quote: z.output<typeof quoteResponse>['quote'],
): Offer {
  const answered = question.reverse ? quote.amountOut : quote.amountIn
  if (typed !== answered) throw new ProviderError('bad_answer', { providerText: `${answered} for ${typed}` })
  const minutes = quote.timeEstimate ? minutesOf(quote.timeEstimate) : null
  return {
    rateKey: null,
    fixed: false,
    amountFrom: fromBaseUnits(quote.amountIn, precisionOf(question.from)),
    amountTo: fromBaseUnits(quote.amountOut, precisionOf(question.to)),
    networkFee: null,
    limits: { min: null, max: null },
    validUntil: null,
    minutes: minutes === null ? null : [minutes, minutes],
  }
}

const minutesOf = (seconds: string) =>
  Math.max(1, Number(new Big(seconds).div(60).round(0, Big.roundUp).toFixed()))

/** Basis points below the quote at which the deposit is sent back. */
const SLIPPAGE = 100

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
