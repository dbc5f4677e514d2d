import Big from 'big.js'
import * as z from 'zod/mini'
import { fromBaseUnits } from '../baseUnits'
import type { ProviderAsset, ProviderQuestion } from '../provider'
import { ProviderError, type ProviderErrorCode } from '../ProviderError'
import { precisionOf } from './nearRequest'

const response = z.object({ message: z.string() })

/** docs.near-intents.org/resources/swap-limits: equal to the minimum is accepted. */
const USD_MINIMUM = /minimum swap amount is \$([\d,]+(?:\.\d+)?)/i
/** Assumed: base units of the side that `amount` names, as clients of the service read it. */
const UNIT_MINIMUM = /too low for bridge, try at least (\d{1,40})\b/i

/** Sentences that public clients of the service have seen; a pair speaks for this provider only. */
const SENTENCES: readonly (readonly [RegExp, ProviderErrorCode])[] = [
  [/recipient is not valid/i, 'address_invalid'],
  [/refundTo (?:is not valid|should not be empty)/i, 'refund_address_invalid'],
  [/token(?:In|Out) is not valid|no liquidity available|quoting for this pair is not/i, 'pair_unavailable'],
  [/failed to get quote|internal server error/i, 'unavailable'],
]

/** What a refused quote means; its only limits stand in sentences, in dollars or in base units. */
export function nearRefusal(
  { from, to, reverse }: ProviderQuestion,
  priceOf: (asset: ProviderAsset) => string | null,
  isEffect: boolean,
) {
  return (status: number, body: unknown): ProviderError | null => {
    const { success, data } = response.safeParse(body)
    if (!success || status !== 400) return null
    const { message } = data
    const [asset, side] = reverse ? ([to, 'to'] as const) : ([from, 'from'] as const)
    const units = UNIT_MINIMUM.exec(message)?.[1]
    if (units) return below(fromBaseUnits(units, precisionOf(asset)), side, message)
    const usd = USD_MINIMUM.exec(message)?.[1]
    if (usd) return below(inCoins(usd, asset, priceOf(asset)), side, message)
    const code = SENTENCES.find(([sentence]) => sentence.test(message))?.[1]
    if (!code) return null
    // A failure inside theirs is no refusal of an order.
    return new ProviderError(isEffect && code === 'unavailable' ? 'outcome_unknown' : code, {
      providerText: message,
    })
  }
}

const below = (limit: string | undefined, side: 'from' | 'to', providerText: string) =>
  new ProviderError('below_min', { limit, side, providerText })

/** Rounded up to six digits, because their own price has moved since the list was read. */
function inCoins(usd: string, asset: ProviderAsset, price: string | null): string | undefined {
  if (price === null || new Big(price).eq(0)) return undefined
  const coins = new Big(usd.replaceAll(',', '')).div(price).prec(6, Big.roundUp)
  return coins.round(precisionOf(asset), Big.roundUp).toFixed()
}
