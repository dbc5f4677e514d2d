import Big from 'big.js'
import { amountIn } from '../amountIn'
import { fromBaseUnits } from '../baseUnits'
import type { ProviderAsset, ProviderQuestion } from '@/domain/exchange/providerOrder'
import { ProviderError, type ProviderErrorCode } from '@/server/outbound/ProviderError'
import { codesOf } from '../refusalMeaning'
import { refusalParts } from '../refusalParts'
import { refusalReader } from '../refusalReader'
import { precisionOf } from './nearRequest'

/** docs.near-intents.org/resources/swap-limits: the minimum itself is accepted. */
const USD_LIMIT = /(minimum|maximum) swap amount is \$(\d\S*)/i
/** Of the side that `amount` names. */
const MINIMUM = /too low for bridge, try at least (\d\S*)/i

/** As public clients have seen them. */
const SENTENCES: readonly (readonly [RegExp, ProviderErrorCode])[] = [
  [/recipient is not valid/i, 'address_invalid'],
  [/refundTo (?:is not valid|should not be empty)/i, 'refund_address_invalid'],
  [/token(?:In|Out) is not valid|no liquidity available|quoting for this pair is not/i, 'pair_unavailable'],
  [/internal server error/i, 'unavailable'],
]

/** It has sentences only. */
const NO_CODES = codesOf({})

/** Limits stand in sentences only, in dollars or in base units. */
export function nearRefusal(
  question: ProviderQuestion,
  priceOf: (asset: ProviderAsset) => string | null,
  isEffect: boolean,
) {
  const { from, to, reverse } = question
  const asked = { ...question, limitsAreOf: 'typed' as const }
  const explained = refusalReader({ codes: NO_CODES, asked, isWithoutLimits: true })
  return (status: number, body: unknown): ProviderError | null => {
    if (status < 400 || status >= 500) return explained(status, body)
    const { text: message } = refusalParts(body)
    const [asset, side] = reverse ? ([to, 'to'] as const) : ([from, 'from'] as const)
    const outside = (code: 'below_min' | 'above_max', limit: string | undefined) =>
      new ProviderError(code, { limit, side, providerText: message })
    const least = MINIMUM.exec(message)?.[1]
    if (least) return outside('below_min', bridgeMinimum(least, asset))
    const [, bound, usd] = USD_LIMIT.exec(message) ?? []
    if (bound && usd) {
      const isMinimum = bound.toLowerCase() === 'minimum'
      const limit = inCoins(amountIn(usd), asset, priceOf(asset), isMinimum ? Big.roundUp : Big.roundDown)
      return outside(isMinimum ? 'below_min' : 'above_max', limit)
    }
    // No solver answered: says nothing of other requests.
    if (/failed to get quote/i.test(message))
      return new ProviderError(isEffect ? 'outcome_unknown' : 'bad_answer', { providerText: message })
    const code = SENTENCES.find(([sentence]) => sentence.test(message))?.[1]
    if (!code) return explained(status, body)
    return new ProviderError(isEffect && code === 'unavailable' ? 'outcome_unknown' : code, {
      providerText: message,
    })
  }
}

/** Assumed, as other clients do: whole numbers are base units, others coins. */
function bridgeMinimum(text: string, asset: ProviderAsset): string | undefined {
  const amount = amountIn(text)
  if (amount === undefined || amount.includes('.') || /\.\d/.test(text)) return amount
  return fromBaseUnits(amount, precisionOf(asset))
}

/** Six digits, because their price has moved since the list was read. */
function inCoins(
  usd: string | undefined,
  asset: ProviderAsset,
  price: string | null,
  rounding: 0 | 3,
): string | undefined {
  if (usd === undefined || price === null || new Big(price).eq(0)) return undefined
  return new Big(usd).div(price).prec(6, rounding).round(precisionOf(asset), rounding).toFixed()
}
