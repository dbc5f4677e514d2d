import * as z from 'zod/mini'
import {
  type AmountDecisionBody,
  type Exchange,
  type ExchangeActionBody,
  type ExchangeOrder,
  exchanges,
  type OwnedExchange,
} from '@/contract/exchanges'
import { contacts } from '@/contract/contacts'
import { type PromoCode, promoCodes } from '@/contract/promoCodes'
import { type Estimate, estimateSchema, quotes } from '@/contract/quotes'
import { paymentRequests, type PublicPaymentRequest } from '@/contract/paymentRequests'
import type { RAMP_ACTIONS } from '@/domain/ramp/ramp'
import type { RampOrderBody } from '@/contract/rampBodies'
import { type RampOffers, type RampOptions, ramps } from '@/contract/ramps'
import { OWNER_SECRET_HEADER } from '@/domain/exchange/ownerHeader'
import { sandbox } from '@/contract/sandbox'
import type { SandboxDeposit } from '@/domain/exchange/exchange'
import type { QuoteRequest } from '@/domain/exchange/quote'
import type { ContactMessage } from '@/domain/site/contact'
import { call, callAs } from './call'
import type { RequestOf } from './requestConfig'

/**
 * Calls that a page without scripts makes for its visitor: they count as theirs, and are refused as theirs would be. For
 * loaders of pages; all of them throw ApiFailure.
 */

type Owned = { publicId: string; secret: string }

const ofOwner = ({ publicId, secret }: Owned) => ({
  params: { publicId },
  headers: { [OWNER_SECRET_HEADER]: secret },
  asVisitor: true as const,
})

export const quoteForVisitor = (query: QuoteRequest): Promise<Estimate> =>
  callAs(quotes.estimate, { query, asVisitor: true }, (result) => z.parse(estimateSchema, result))

/** With the access token of a visitor who is signed in, whose exchange it becomes. */
export const createForVisitor = (
  body: ExchangeOrder,
  idempotencyKey: string,
  accessToken?: string,
): Promise<OwnedExchange> =>
  call(exchanges.create, {
    body,
    headers: {
      'idempotency-key': idempotencyKey,
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    asVisitor: true,
  })

export const rampOptionsForVisitor = (): Promise<RampOptions> => call(ramps.options, { asVisitor: true })

export const rampOffersForVisitor = (query: RequestOf<typeof ramps.offers>['query']): Promise<RampOffers> =>
  call(ramps.offers, { query, asVisitor: true })

/** As `createForVisitor`. */
export const orderAtRampForVisitor = (
  body: RampOrderBody,
  { key, language, accessToken }: { key: string; language: string; accessToken?: string | undefined },
): Promise<OwnedExchange> =>
  call(ramps.order, {
    body,
    headers: {
      'idempotency-key': key,
      'site-language': language,
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    asVisitor: true,
  })

export const checkPromoForVisitor = (code: string): Promise<PromoCode> =>
  call(promoCodes.check, { params: { code }, asVisitor: true })

export const fetchForOwner = (owned: Owned): Promise<Exchange> => call(exchanges.get, ofOwner(owned))

export const actForOwner = (owned: Owned, body: ExchangeActionBody): Promise<Exchange> =>
  call(exchanges.act, { ...ofOwner(owned), body })

/** `signature`: of `prove`. */
export const actOnRampForOwner = (
  owned: Owned,
  body: { action: (typeof RAMP_ACTIONS)[number]; signature: string },
): Promise<Exchange> => call(ramps.act, { ...ofOwner(owned), body })

export const decideAmountForOwner = (owned: Owned, body: AmountDecisionBody): Promise<Exchange> =>
  call(exchanges.decideAmount, { ...ofOwner(owned), body })

export async function emailOutcomeForOwner(owned: Owned, email: string, language: string): Promise<void> {
  const { headers, ...rest } = ofOwner(owned)
  const inLanguage = { ...headers, 'site-language': language }
  await call(exchanges.emailOutcome, { ...rest, headers: inLanguage, body: { email } })
}

/** @returns the reference of the message */
export async function sendMessageForVisitor(
  body: ContactMessage,
  idempotencyKey: string,
  language: string,
): Promise<string> {
  const headers = { 'idempotency-key': idempotencyKey, 'site-language': language }
  return (await call(contacts.send, { body, headers, asVisitor: true })).reference
}

export const simulateForVisitor = (publicId: string, kind: SandboxDeposit): Promise<Exchange> =>
  call(sandbox.deposit, { params: { publicId }, body: { kind }, asVisitor: true })

export const fetchRequestForVisitor = (id: string): Promise<PublicPaymentRequest> =>
  call(paymentRequests.get, { params: { id }, asVisitor: true })

/** Of the order only what the payer decides: the rest is that of the request. */
export const payForVisitor = (
  id: string,
  order: ExchangeOrder,
  idempotencyKey: string,
): Promise<OwnedExchange> => {
  const { tickerFrom, networkFrom, amount, rateId, provider = '' } = order
  const { userRefundAddress, userRefundExtraId, notProvideRefundMemo, promoCode = '' } = order
  return call(paymentRequests.pay, {
    params: { id },
    body: {
      ...{ tickerFrom, networkFrom, amount, rateId: rateId ?? '', provider },
      ...{ userRefundAddress, userRefundExtraId, notProvideRefundMemo, promoCode },
    },
    headers: { 'idempotency-key': idempotencyKey },
    asVisitor: true,
  })
}
