import Big from 'big.js'
import { ProviderError } from '@/server/outbound/ProviderError'
import type { OrderRef, ProviderContext, ProviderWebhook } from '@/server/providers/provider'
import type { Opened, OpenedOrder, RampOrder, RampProfile, RampState, Returned } from '@/server/ramps/ramp'
import { rampPage } from '@/server/ramps/rampPage'
import { callGuardarian, guardarianRefusal, type GuardarianSettings } from './guardarianCall'
import { categoryOf } from './guardarianNetworks'
import { pairOf } from './guardarianQuote'
import {
  createdResponse,
  type GuardarianCreated,
  transactionResponse,
  webhookBody,
} from './guardarianResponses'
import { guardarianState } from './guardarianState'

/** Its orders name no direction when they are read: `secret` has it. */
export async function openGuardarian(
  settings: GuardarianSettings,
  profile: RampProfile,
  order: RampOrder,
  context: ProviderContext,
): Promise<OpenedOrder> {
  if (order.direction === 'buy' && order.address === null) throw new ProviderError('address_invalid')
  const created = await callGuardarian(settings, context, {
    method: 'POST',
    path: '/transaction',
    body: bodyOf(order),
    userIp: context.userIp,
    refusalOf: guardarianRefusal(order),
    schema: createdResponse,
    isEffect: true,
  })
  return {
    ref: { id: created.id, secret: order.direction },
    opened: openedIn(created, order, profile),
    echo: echoOf(created, order),
  }
}

const RESULT = 'result'
const RESULTS = { successful: 'done', failed: 'failed', cancelled: 'cancelled' } as const

function bodyOf(order: RampOrder) {
  const { direction, method, address, extraId, email, orderKey, returnUrl, language } = order
  const redirects = Object.keys(RESULTS).map((result) => [result, `${returnUrl}?${RESULT}=${result}`])
  return {
    from_amount: numberOf(order.side === 'pay' ? order.amount : order.expectedPay),
    ...pairOf(order),
    ...(direction === 'buy'
      ? {
          payout_info: {
            payout_address: address,
            ...(extraId === null ? {} : { extra_id: extraId }),
            skip_choose_payout_address: true,
          },
          deposit: { payment_category: categoryOf(method), skip_choose_payment_category: true },
        }
      : { payout_info: { payment_category: categoryOf(method) } }),
    ...(email === null ? {} : { customer: { contact_info: { email } } }),
    redirects: Object.fromEntries(redirects) as Record<string, string>,
    external_partner_link_id: orderKey,
    locale: language === 'cn' ? 'zh' : language,
  }
}

/** It takes numbers only: one that would lose digits is not sent. */
function numberOf(amount: string): number {
  const number = Number(amount)
  if (!new Big(number).eq(amount)) throw new ProviderError('pair_unavailable', { providerText: 'too exact' })
  return number
}

const echoOf = (created: GuardarianCreated, { direction, fiat, coin }: RampOrder) => {
  const [money, coins] =
    direction === 'buy'
      ? [created.from_currency, created.to_currency]
      : [created.to_currency, created.from_currency]
  return {
    fiat: sameAs(fiat.code, money),
    coin: sameAs(coin.code, coins),
    pay: created.from_amount,
    get: created.expected_to_amount,
    address: created.payout_address,
    extraId: created.payout_extra_id,
  }
}

/** Its casing varies. */
const sameAs = (code: string, answered: string | null) =>
  answered?.toLowerCase() === code.toLowerCase() ? code : answered

function openedIn(created: GuardarianCreated, order: RampOrder, { pageHosts }: RampProfile): Opened {
  const page = rampPage(created.redirect_url, pageHosts)
  if (page !== null) return { kind: 'redirect', url: page, until: null, once: false }
  const { deposit_address: address, deposit_extra_id: extraId } = created
  if (order.direction === 'sell' && address !== null && created.redirect_url === null)
    return {
      kind: 'deposit',
      address,
      extraId,
      amount: created.from_amount ?? order.expectedPay,
      until: null,
    }
  throw new ProviderError('outcome_unknown', { providerText: 'no page to go on' })
}

export async function readGuardarian(
  settings: GuardarianSettings,
  { pageHosts }: RampProfile,
  { id, secret: direction }: OrderRef,
  context: ProviderContext,
): Promise<RampState> {
  if (id === '') throw new ProviderError('not_found')
  const path = `/transaction/${encodeURIComponent(id)}`
  const order = await callGuardarian(settings, context, { path, schema: transactionResponse })
  if (order.id !== id) throw new ProviderError('bad_answer', { providerText: 'another order' })
  return guardarianState(order, { direction, pageHosts })
}

/** The path names our order; whatever it appends with a second question mark is dropped. */
export function returnedGuardarian(query: Readonly<Record<string, string>>): Returned {
  const [result = ''] = (query[RESULT] ?? '').split('?')
  return { ref: null, hint: new Map<string, Returned['hint']>(Object.entries(RESULTS)).get(result) ?? null }
}

/** Unsigned: only the order to read again. */
export function receiveGuardarian({ body }: ProviderWebhook): string | null {
  try {
    return webhookBody.safeParse(JSON.parse(body)).data?.payload.id ?? null
  } catch {
    // No JSON.
    return null
  }
}
