import Big from 'big.js'
import * as z from 'zod/mini'
import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import {
  decimal,
  optionalText,
  places,
  readableRows,
  reportedDecimal,
  reportedTime,
  requiredText,
} from '@/server/outbound/answerFields'
import { fromBaseUnits } from '../baseUnits'
import { callProvider } from '@/server/outbound/callProvider'
import { matchAssets } from '../matchAssets'
import { members } from '@/server/outbound/members'
import { ANY_EXTRA_ID, DEPOSIT_ADDRESS, DEPOSIT_EXTRA_ID } from '../orderNames'
import type { ProviderOrder, ProviderQuestion } from '@/domain/exchange/providerOrder'
import type { CreatedOrder, Offer, OrderRef, Provider, ProviderProfile } from '../provider'
import { ProviderError } from '@/server/outbound/ProviderError'
import { isNearMemo, NEAR_NETWORKS } from './nearNetworks'
import { nearRefusal } from './nearRefusal'
import { nearRequest, precisionOf } from './nearRequest'
import { nearState, nearStatusResponse } from './nearState'
import { earliest } from '../earliest'

type NearSettings = {
  /** With the version: `https://1click.chaindefuser.com/v0`. */
  url: string
  /** Without it they take 0.2 % more. */
  jwt: string | null
}

const PROFILE: ProviderProfile = {
  name: 'NEAR Intents',
  url: 'https://near-intents.org',
  supportUrl: 'https://docs.near-intents.org',
  termsUrl: 'https://near-intents.org/terms-of-service',
  custody: 'protocol',
  kyc: 'rare',
  needsUserIp: false,
  refundAddress: 'required',
}

/** docs.near-intents.org/api-reference/oneclick/get-supported-tokens */
const tokens = readableRows(
  members({
    assetId: requiredText,
    decimals: places,
    blockchain: requiredText,
    symbol: requiredText,
    price: reportedDecimal,
    contractAddress: optionalText,
  }),
)

/** Whole numbers, `1e8` too. */
const units = z.pipe(decimal, z.string().check(z.regex(/^[1-9]\d{0,59}$/)))
/** one-click-sdk-typescript: Quote. */
const quoted = members({
  quote: members({ amountIn: units, amountOut: units, timeEstimate: reportedDecimal }),
})
/** The same without `dry`; it repeats the request. */
const ordered = members({
  quoteRequest: members({
    recipient: requiredText,
    originAsset: requiredText,
    destinationAsset: requiredText,
    deadline: reportedTime,
  }),
  quote: members(
    {
      amountIn: units,
      amountOut: units,
      depositAddress: requiredText,
      depositMemo: optionalText,
      deadline: reportedTime,
      timeWhenInactive: reportedTime,
    },
    { depositAddress: DEPOSIT_ADDRESS, depositMemo: [...DEPOSIT_EXTRA_ID, ...ANY_EXTRA_ID] },
  ),
})

/**
 * NEAR Intents 1Click, never run live: one POST for quotes and orders, base units, automatic refunds, floating rates.
 * Assumed: a payout carries no memo, so one is refused; a deposit is `MEMO` on Stellar alone.
 */
export function makeNear({ url, jwt }: NearSettings): Provider {
  /** US dollars, by asset id. */
  const prices = new Map<string, string>()
  const readTokens = async (signal: AbortSignal) => {
    const list = await callProvider({ ...shared, path: '/tokens', schema: tokens, signal })
    for (const { assetId, price } of list) if (price) prices.set(assetId, price)
    return list
  }
  const shared = {
    baseUrl: url,
    headers: jwt === null ? undefined : { authorization: `Bearer ${jwt}` },
  }
  const quoteCall = (question: ProviderQuestion, isEffect: boolean) => ({
    ...shared,
    method: 'POST' as const,
    path: '/quote',
    isEffect,
    refusalOf: nearRefusal(question, ({ code }) => prices.get(code) ?? null, isEffect),
  })

  return {
    id: 'near',
    profile: PROFILE,
    assets: async (catalogue, { signal }) => matchTokens(catalogue, await readTokens(signal)),
    async quote(question, { signal }) {
      if (question.fixed) throw new ProviderError('fixed_unavailable')
      const body = nearRequest(question, null)
      const call = { ...quoteCall(question, false), body, schema: quoted, signal }
      try {
        return offerOf(question, body.amount, (await callProvider(call)).quote)
      } catch (error) {
        // Another process may have read the list without its prices, which a minimum needs.
        if (!(error instanceof ProviderError) || !lacksPrice(error)) throw error
        // A list that cannot be read takes nothing from the refusal.
        await readTokens(signal).catch(() => undefined)
        throw call.refusalOf(400, { message: error.details.providerText }) ?? error
      }
    },
    async create(order, { signal }) {
      const body = nearRequest(order, { recipient: order.addressTo, refundTo: refundAddressOf(order) })
      const call = { ...quoteCall(order, true), body, schema: ordered, signal }
      return createdOf(order, await callProvider(call), Date.parse(body.deadline))
    },
    async read({ id, secret }: OrderRef, { signal }) {
      const query = { depositAddress: id, depositMemo: secret ?? undefined }
      const call = { ...shared, path: '/status', query, schema: nearStatusResponse, signal }
      return nearState(await callProvider(call), Date.now())
    },
  }
}

const lacksPrice = ({ code, details }: ProviderError) =>
  (code === 'below_min' || code === 'above_max') && details.limit === undefined

export const matchTokens = (catalogue: readonly CatalogueCurrency[], list: z.output<typeof tokens>) =>
  matchAssets(
    catalogue,
    NEAR_NETWORKS,
    list.map((token) => ({
      code: token.assetId,
      ticker: token.symbol,
      network: token.blockchain,
      contract: token.contractAddress,
      precision: Number(token.decimals),
      memo: isNearMemo(token.blockchain) ? 'required' : 'none',
      isDeposit: true,
      isPayout: true,
      isFixed: false,
    })),
  )

function refundAddressOf({ fixed, refundAddress, refundExtraId, extraIdTo }: ProviderOrder): string {
  if (fixed) throw new ProviderError('fixed_unavailable')
  if (refundAddress === null || refundExtraId !== null) throw new ProviderError('refund_address_invalid')
  if (extraIdTo !== null) throw new ProviderError('extra_id_invalid')
  return refundAddress
}

function offerOf(question: ProviderQuestion, typed: string, quote: z.output<typeof quoted>['quote']): Offer {
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

function createdOf(
  order: ProviderOrder,
  { quote, quoteRequest }: z.output<typeof ordered>,
  requestedEnd: number,
): CreatedOrder {
  return {
    ref: { id: quote.depositAddress, secret: quote.depositMemo },
    depositAddress: quote.depositAddress,
    depositExtraId: quote.depositMemo,
    amountFrom: fromBaseUnits(quote.amountIn, precisionOf(order.from)),
    amountTo: fromBaseUnits(quote.amountOut, precisionOf(order.to)),
    echo: {
      addressTo: quoteRequest.recipient,
      extraIdTo: null,
      from: quoteRequest.originAsset,
      to: quoteRequest.destinationAsset,
    },
    // Whatever of it the answer repeats: a deposit after what was requested is returned.
    validUntil: earliest(quote.deadline, quote.timeWhenInactive, quoteRequest.deadline, requestedEnd),
    url: null,
  }
}
