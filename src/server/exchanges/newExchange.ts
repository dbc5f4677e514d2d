import { getTableColumns } from 'drizzle-orm'
import type { ExchangeOrder } from '@/contract/exchanges'
import { extraIdOf, payeeOf } from '@/domain/address/payee'
import { tickerOf } from '@/domain/currency/currency'
import { canonicalQuoteRequest } from '@/server/market/checkQuoteRequest'
import { exchanges, type StoredExchange } from '@/server/database/schema'
import type { LiveTerms, OrderTerms } from '@/server/market/OrderCheck'
import type { ProviderOrder } from '@/domain/exchange/providerOrder'
import { simulation } from '@/server/sandbox/simulation'
import { PURSUED_AFTER } from '@/server/exchanges/pursueCreation'

type Keys = Pick<
  StoredExchange,
  'publicId' | 'idempotencyKey' | 'orderHash' | 'ownerSecretHash' | 'customerId'
> &
  Partial<Pick<StoredExchange, 'isPayment'>>

type Nulls = { [Name in keyof StoredExchange as null extends StoredExchange[Name] ? Name : never]: null }

/** What an order does not state; so a new column that may be null needs no line here. */
const NULLS = Object.fromEntries(
  Object.entries(getTableColumns(exchanges)).flatMap(([name, { notNull }]) =>
    notNull ? [] : [[name, null]],
  ),
) as Nulls

const UNREAD = { providerActions: [], isAmountReported: false, failedReads: 0 } as const

/** @param parts of an order that a ramp carries out */
export async function newExchange(
  order: ExchangeOrder,
  terms: OrderTerms,
  keys: Keys,
  now: number,
  parts?: Parts,
): Promise<StoredExchange> {
  const { from, to, live } = terms
  const validUntil = Date.parse(terms.validUntil)
  return {
    ...NULLS,
    isPayment: false,
    ...keys,
    rateJti: terms.rateJti,
    version: 1,
    type: order.fixed ? 'fixed' : 'floating',
    tickerFrom: tickerOf(from),
    networkFrom: from.network,
    tickerTo: tickerOf(to),
    networkTo: to.network,
    expectedAmountFrom: terms.expectedAmountFrom,
    expectedAmountTo: terms.expectedAmountTo,
    priceRecord: terms.priceRecord,
    commission: terms.commission,
    addressTo: order.addressTo,
    extraIdTo: extraIdOf(terms.to.network, order.addressTo, order.extraIdTo),
    userRefundAddress: order.userRefundAddress || null,
    userRefundExtraId: order.userRefundAddress
      ? extraIdOf(terms.from.network, order.userRefundAddress, order.userRefundExtraId)
      : null,
    confirmations: 0,
    unregEmail: order.unregEmail || null,
    referral: order.referral,
    source: order.source,
    medium: order.medium,
    campaign: order.campaign,
    firstPage: order.firstPage,
    createdAt: now,
    updatedAt: now,
    validUntil,
    ...UNREAD,
    isSandbox: live === null && !parts,
    ...(parts ??
      (live
        ? liveParts(order, terms, live, keys.publicId, now)
        : await sandboxParts(order, terms, keys.publicId, now))),
  }
}

type Parts = Pick<
  StoredExchange,
  | 'status'
  | 'provider'
  | 'creation'
  | 'providerOrder'
  | 'addressFrom'
  | 'extraIdFrom'
  | 'confirmationsNeeded'
  | 'dueAt'
>

async function sandboxParts(
  order: ExchangeOrder,
  terms: OrderTerms,
  publicId: string,
  now: number,
): Promise<Parts> {
  const sandbox = simulation()
  if (!sandbox) throw new Error('an order without a provider where real money moves')
  const { provider, assetOf } = sandbox
  const assets = { from: assetOf(terms.from), to: assetOf(terms.to), rateKey: null, basisPoints: 0 }
  const created = await provider.create(providerOrderOf(order, terms, assets, publicId), { at: now })
  return {
    status: 'waiting',
    provider: provider.id,
    creation: 'made',
    providerOrder: null,
    addressFrom: created.depositAddress,
    extraIdFrom: created.depositExtraId,
    confirmationsNeeded: Math.max(1, Number(terms.from.confirmations_from ?? 1)),
    dueAt: Date.parse(terms.validUntil),
  }
}

function providerOrderOf(
  order: ExchangeOrder,
  terms: OrderTerms,
  { from, to, rateKey, basisPoints }: Omit<LiveTerms, 'provider'>,
  publicId: string,
): ProviderOrder {
  const { amount, reverse, fixed } = canonicalQuoteRequest(order)
  const payee = payeeOf(terms.to.network, order.addressTo, order.extraIdTo)
  const refund = order.userRefundAddress
    ? payeeOf(terms.from.network, order.userRefundAddress, order.userRefundExtraId)
    : null
  return {
    ...{ from, to, amount, reverse, fixed, rateKey, basisPoints },
    expectedFrom: terms.expectedAmountFrom,
    expectedTo: terms.expectedAmountTo,
    addressTo: payee.address,
    extraIdTo: payee.extraId,
    refundAddress: refund?.address ?? null,
    refundExtraId: refund?.extraId ?? null,
    orderKey: publicId,
  }
}

/** It has no address to pay to before the provider has answered. */
function liveParts(
  order: ExchangeOrder,
  terms: OrderTerms,
  live: LiveTerms,
  publicId: string,
  now: number,
): Parts {
  const providerOrder = providerOrderOf(order, terms, live, publicId)
  return { ...pendingParts(live.provider.id, now), providerOrder }
}

export const pendingParts = (provider: string, now: number): Parts => ({
  status: 'creating',
  provider,
  creation: 'pending',
  providerOrder: null,
  addressFrom: '',
  extraIdFrom: null,
  confirmationsNeeded: 0,
  dueAt: now + PURSUED_AFTER,
})
