import Big from 'big.js'
import type { ProviderAsset, ProviderQuestion } from '@/domain/exchange/providerOrder'
import { ProviderError, type ProviderErrorCode } from '@/server/outbound/ProviderError'
import { callProvider } from '@/server/outbound/callProvider'
import { amountIn } from '@/server/providers/amountIn'
import { fromBaseUnits } from '@/server/providers/baseUnits'
import { codesOf } from '@/server/providers/refusalMeaning'
import { refusalParts } from '@/server/providers/refusalParts'
import { refusalReader } from '@/server/providers/refusalReader'
import { precisionOf } from './nearNetworks'
import { tokensResponse } from './nearResponses'

export type NearSettings = {
  /** With the version: `https://1click.chaindefuser.com/v0`. */
  url: string
  /** Without it they take 0.2 % more. */
  jwt: string | null
  /** Under which orders are listed; public. */
  referral: string | null
  /** Null: no order names a commission. */
  fee: NearFee | null
  /** Where what orders earned is listed; absent: it is not looked up. */
  explorer?: { url: string; jwt: string; pause?: number } | undefined
}

/** One of a request, in basis points. */
type AppFee = { recipient: string; fee: string }

export type NearFee = {
  /** An account of the operator at NEAR Intents. */
  account: string
  /** Whole percent of the commission that the operator gets; 1Click keeps the rest. */
  earnedPercent: number
}

/** With the US dollars of the last list, by asset id, in which limits are written. */
export function nearCall(settings: NearSettings) {
  const { url, referral, fee } = settings
  const prices = new Map<string, string>()
  const shared = {
    baseUrl: url,
    get headers() {
      const { jwt } = settings
      return jwt === null ? undefined : { authorization: `Bearer ${jwt}` }
    },
  }
  return {
    shared,
    /** docs.near-intents.org, fee configuration: of the deposit, in basis points, in dry and in real quotes. */
    partnerOf: ({ basisPoints }: { basisPoints?: number }) => ({
      ...(referral !== null && { referral }),
      ...(fee && basisPoints && { appFees: [{ recipient: fee.account, fee: basisPoints }] }),
    }),
    /** Of the operator, in basis points, among the fees that an order repeats; null where it repeats none. */
    feeOf: (appFees: readonly AppFee[] | null | undefined): number | null =>
      appFees && fee
        ? appFees.reduce(
            (sum, { recipient, fee: points }) => sum + (recipient === fee.account ? Number(points) : 0),
            0,
          )
        : null,
    readTokens: async (signal: AbortSignal) => {
      const list = await callProvider({ ...shared, path: '/tokens', schema: tokensResponse, signal })
      for (const { assetId, price } of list) if (price) prices.set(assetId, price)
      return list
    },
    quoteCall: (question: ProviderQuestion, isEffect: boolean) => ({
      ...shared,
      method: 'POST' as const,
      path: '/quote',
      isEffect,
      refusalOf: nearRefusal(question, ({ code }) => prices.get(code) ?? null, isEffect),
    }),
  }
}

export type NearCall = ReturnType<typeof nearCall>

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
function nearRefusal(
  question: ProviderQuestion,
  priceOf: (asset: ProviderAsset) => string | null,
  isEffect: boolean,
) {
  const { from, to, reverse } = question
  const requested = { ...question, limitsAreOf: 'typed' as const }
  const explained = refusalReader({ codes: NO_CODES, requested, isWithoutLimits: true })
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
