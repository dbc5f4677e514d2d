import { createHmac, timingSafeEqual } from 'node:crypto'
import { ProviderError } from '@/server/outbound/ProviderError'
import type { OrderRef, ProviderContext, ProviderWebhook } from '@/server/providers/provider'
import type { OpenedOrder, RampOrder, RampProfile, RampState, Returned } from '@/server/ramps/ramp'
import { rampPage } from '@/server/ramps/rampPage'
import { banxaRefusal, type BanxaSettings, callBanxa } from './banxaCall'
import { type BanxaMethods, methodsKey } from './banxaOfferings'
import { createdResponse, orderResponse, webhookBody } from './banxaResponses'
import { banxaState } from './banxaState'

/** Milliseconds until its checkout can no longer be opened. */
const CHECKOUT_LIFE = 60_000

export async function openBanxa(
  settings: BanxaSettings,
  { profile, methods }: { profile: RampProfile; methods: BanxaMethods },
  order: RampOrder,
  context: ProviderContext,
): Promise<OpenedOrder> {
  const { direction, fiat, coin } = order
  if (direction === 'buy' && order.address === null) throw new ProviderError('address_invalid')
  const created = await callBanxa(settings, context, {
    method: 'POST',
    path: `/${direction}`,
    body: { ...bodyOf(order), ...methodOf(order, methods) },
    refusalOf: banxaRefusal(order),
    schema: createdResponse,
    isEffect: true,
  })
  const page = rampPage(created.checkoutUrl, profile.pageHosts)
  if (page === null) throw new ProviderError('outcome_unknown', { providerText: 'no page to go on' })
  const { fiatAmount, cryptoAmount } = created
  return {
    ref: { id: created.id, secret: null },
    opened: { kind: 'redirect', url: page, until: Date.now() + CHECKOUT_LIFE, once: true },
    echo: {
      fiat: sameAs(fiat.code, created.fiat),
      coin: sameAs(coin.code, created.crypto),
      pay: direction === 'buy' ? fiatAmount : cryptoAmount,
      get: direction === 'buy' ? cryptoAmount : fiatAmount,
      // Of a sale it is where refunds go.
      address: direction === 'buy' ? created.walletAddress : null,
      extraId: direction === 'buy' ? created.walletAddressTag : null,
    },
  }
}

/** Its casing varies. */
const sameAs = (code: string, answered: string | null) =>
  answered?.toLowerCase() === code.toLowerCase() ? code : answered

function methodOf({ direction, fiat, method }: RampOrder, methods: BanxaMethods) {
  const known = methods.get(methodsKey(direction, fiat.code))?.find((one) => one.method === method)
  return known ? { paymentMethodId: known.id } : {}
}

/** Of two amounts the one in coins would win, so one alone is sent. A sale is by coins. */
function bodyOf(order: RampOrder) {
  const { direction, side, amount, fiat, coin, orderKey, email } = order
  const isBuy = direction === 'buy'
  const [address, tag] = isBuy
    ? [order.address, order.extraId]
    : [order.refundAddress ?? order.address, order.refundExtraId]
  return {
    crypto: coin.code,
    blockchain: coin.network,
    fiat: fiat.code,
    ...(isBuy && side === 'pay'
      ? { fiatAmount: amount }
      : { cryptoAmount: isBuy || side === 'pay' ? amount : order.expectedPay }),
    ...(address === null ? {} : { walletAddress: address }),
    ...(tag === null ? {} : { walletAddressTag: tag }),
    // It appends a query of its own, so ours is in the path.
    redirectUrl: order.returnUrl,
    externalCustomerId: orderKey,
    externalOrderId: orderKey,
    ...(email === null ? {} : { email }),
  }
}

const ID = /^[A-Za-z0-9_-]{1,64}$/

export async function readBanxa(
  settings: BanxaSettings,
  { id }: OrderRef,
  context: ProviderContext,
): Promise<RampState> {
  // Without an id the path is that of a list.
  if (!ID.test(id)) throw new ProviderError('not_found')
  const order = await callBanxa(settings, context, { path: `/orders/${id}`, schema: orderResponse })
  if (order.id !== id) throw new ProviderError('bad_answer', { providerText: 'another order' })
  return banxaState(order)
}

const HINTS: ReadonlyMap<string, Returned['hint']> = new Map([
  ['failure', 'failed'],
  ['cancel', 'cancelled'],
])

/** The path names our order. The older flow appends `?orderId=` even where a query is there already. */
export function returnedBanxa(query: Readonly<Record<string, string>>): Returned {
  const [status = '', appended = ''] = (query.status ?? '').split('?')
  const id = query.orderId ?? new URLSearchParams(appended).get('orderId') ?? ''
  return { ref: ID.test(id) ? id : null, hint: HINTS.get(status) ?? null }
}

/** Where it may be registered to post. */
const WEBHOOK_PATHS = ['/api/v4/ramp-webhooks/banxa', '/api/v4/provider-webhooks/banxa']

/** `Bearer {key}:{signature}:{nonce}`, as in the older scheme: over method, path, nonce and body, a line each. */
export function receiveBanxa(
  { webhookSecrets }: BanxaSettings,
  { headers, body }: ProviderWebhook,
): string | null {
  const [, signature = '', nonce = ''] =
    /^Bearer [^:\s]+:([\da-f]{64}):([\w-]{1,64})$/i.exec(headers.authorization ?? '') ?? []
  const isSigned = webhookSecrets.some((secret) =>
    WEBHOOK_PATHS.some((path) => {
      const text = ['POST', path, nonce, body].join('\n')
      const expected = createHmac('sha256', secret).update(text).digest()
      return signature !== '' && timingSafeEqual(expected, Buffer.from(signature, 'hex'))
    }),
  )
  if (!isSigned) return null
  try {
    return webhookBody.safeParse(JSON.parse(body)).data?.order_id ?? null
  } catch {
    // No JSON.
    return null
  }
}
