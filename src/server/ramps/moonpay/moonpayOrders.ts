import { createHmac, timingSafeEqual } from 'node:crypto'
import { ProviderError } from '@/server/outbound/ProviderError'
import type { OrderRef, ProviderContext, ProviderWebhook } from '@/server/providers/provider'
import type { OpenedOrder, RampOrder, RampState, Returned } from '@/server/ramps/ramp'
import { callMoonpaySecretly, type MoonpaySettings } from './moonpayCall'
import { methodId } from './moonpayNetworks'
import { type MoonpayTransaction, transactionsResponse, webhookBody } from './moonpayResponses'
import { moonpayState, NOT_BEGUN } from './moonpayState'

const ID = /^[A-Za-z0-9_-]{1,64}$/

/** Nothing is called: its page makes the transaction, under our id. `secret` says which of its lists it is in. */
export function openMoonpay(settings: MoonpaySettings, order: RampOrder): OpenedOrder {
  if (!ID.test(order.orderKey))
    throw new ProviderError('not_found', { providerText: 'an id that it may not take' })
  const [base, query] =
    order.direction === 'buy' ? [settings.buyUrl, bought(order)] : [settings.sellUrl, sold(order)]
  return {
    ref: { id: order.orderKey, secret: order.direction },
    opened: {
      kind: 'redirect',
      url: `${new URL(base).origin}/${signed({ apiKey: settings.publishableKey, ...query }, settings.secretKey)}`,
      until: null,
      once: false,
    },
    echo: { fiat: null, coin: null, pay: null, get: null, address: null, extraId: null },
  }
}

type Query = Record<string, string | null>

function bought(order: RampOrder): Query {
  const { fiat, coin, amount, side, address, extraId, method } = order
  if (address === null) throw new ProviderError('address_invalid')
  return {
    currencyCode: coin.code,
    walletAddress: address,
    walletAddressTag: extraId,
    baseCurrencyCode: fiat.code,
    [side === 'pay' ? 'baseCurrencyAmount' : 'quoteCurrencyAmount']: amount,
    paymentMethod: methodId(method),
    ...shared(order),
  }
}

function sold(order: RampOrder): Query {
  const { fiat, coin, amount, side, refundAddress, refundExtraId, expectedPay, method } = order
  // It takes no tag beside it, and coins without theirs are lost.
  if (refundExtraId !== null) throw new ProviderError('refund_address_invalid')
  return {
    baseCurrencyCode: coin.code,
    baseCurrencyAmount: side === 'pay' ? amount : expectedPay,
    quoteCurrencyCode: fiat.code,
    refundWalletAddress: refundAddress,
    paymentMethod: methodId(method),
    ...shared(order),
  }
}

const shared = ({ orderKey, returnUrl, language, email }: RampOrder): Query => ({
  lockAmount: 'true',
  redirectURL: returnUrl,
  externalTransactionId: orderKey,
  language: language === 'cn' ? 'zh' : language,
  email,
})

/** Over the query with its question mark, its values encoded; the signature is its last parameter. */
function signed(query: Query, secretKey: string): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  const text = `?${pairs.join('&')}`
  const signature = createHmac('sha256', secretKey).update(text).digest('base64')
  return `${text}&signature=${encodeURIComponent(signature)}`
}

const PATHS = { buy: '/v1/transactions/ext', sell: '/v3/sell_transactions/ext' } as const

/** Until its page has made a transaction there is none, and the order is only begun. */
export async function readMoonpay(
  settings: MoonpaySettings,
  { id, secret }: OrderRef,
  context: ProviderContext,
): Promise<RampState> {
  const direction = secret === 'sell' ? 'sell' : 'buy'
  if (!ID.test(id)) throw new ProviderError('not_found')
  const found = await transactionsOf(settings, `${PATHS[direction]}/${id}`, context)
  if (found.length === 0) return NOT_BEGUN
  // A visitor may have tried several times: what is not failed counts, then the last.
  const own = found.filter((one) => one.externalTransactionId === id)
  const alive = own.filter(({ status }) => status !== 'failed')
  const latest = (alive.length > 0 ? alive : own).toSorted(
    (one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0),
  )[0]
  if (latest) return moonpayState(latest, direction)
  throw new ProviderError('bad_answer', { providerText: 'another order' })
}

/** None: whether its answer is an empty list or a 404 then is not documented. */
async function transactionsOf(
  settings: MoonpaySettings,
  path: string,
  context: ProviderContext,
): Promise<readonly MoonpayTransaction[]> {
  try {
    return await callMoonpaySecretly(settings, context, { path, schema: transactionsResponse })
  } catch (error) {
    if (error instanceof ProviderError && error.code === 'not_found') return []
    throw error
  }
}

const HINTS: ReadonlyMap<string, Returned['hint']> = new Map([
  ['completed', 'done'],
  ['failed', 'failed'],
])

/** The path names our order; `transactionId` is of its own, which we do not read by. */
export const returnedMoonpay = ({ transactionStatus }: Readonly<Record<string, string>>): Returned => ({
  ref: null,
  hint: HINTS.get(transactionStatus ?? '') ?? null,
})

/** `Moonpay-Signature-V2: t=…,s=…`: hexadecimal, over the time, a full stop and the body as it came. */
export function receiveMoonpay(
  { webhookKeys }: MoonpaySettings,
  { headers, body }: ProviderWebhook,
): string | null {
  const written = headers['moonpay-signature-v2'] ?? ''
  const [, time = '', signature = ''] = /^t=(\d{1,16}),\s?s=([\da-f]{64})$/i.exec(written) ?? []
  const isSigned = webhookKeys.some((key) => {
    const expected = createHmac('sha256', key).update(`${time}.${body}`).digest()
    return signature !== '' && timingSafeEqual(expected, Buffer.from(signature, 'hex'))
  })
  if (!isSigned) return null
  try {
    return webhookBody.safeParse(JSON.parse(body)).data?.data.externalTransactionId ?? null
  } catch {
    // No JSON.
    return null
  }
}
