import { toPercent } from '@/domain/money/commission'
import { ProviderError } from '@/server/outbound/ProviderError'
import type { OrderRef, ProviderContext, ProviderWebhook } from '@/server/providers/provider'
import type { Opened, OpenedOrder, RampOrder, RampProfile, RampState, Returned } from '@/server/ramps/ramp'
import { rampPage } from '@/server/ramps/rampPage'
import { callTemplate, directionOf, templateRefusal, type TemplateSettings } from './templateCall'
import { methodCode } from './templateQuote'
import { openedResponse, orderResponse, type TemplateOpened, webhookBody } from './templateResponses'
import { templateState } from './templateState'

export async function openTemplate(
  settings: TemplateSettings,
  profile: RampProfile,
  order: RampOrder,
  context: ProviderContext,
): Promise<OpenedOrder> {
  const opened = await callTemplate(settings, context, {
    method: 'POST',
    path: '/orders',
    body: bodyOf(order),
    refusalOf: templateRefusal(order),
    schema: openedResponse,
    isEffect: true,
  })
  return {
    ref: { id: opened.id, secret: null },
    opened: openingIn(opened, order, profile),
    echo: {
      fiat: opened.currency,
      coin: opened.coin,
      pay: opened.pay,
      get: opened.get,
      address: opened.address,
      extraId: opened.tag,
    },
  }
}

const bodyOf = (order: RampOrder) => ({
  direction: directionOf(order),
  currency: order.fiat.code,
  coin: order.coin.code,
  method: methodCode(order.method),
  [order.side]: order.amount,
  country: order.country,
  address: order.address,
  tag: order.extraId,
  ...(order.direction === 'sell'
    ? { iban: order.iban, owner: order.owner, refund: order.refundAddress, refundTag: order.refundExtraId }
    : {}),
  fee: toPercent(order.basisPoints),
  reference: order.orderKey,
  returnTo: order.returnUrl,
})

/** The order exists: an answer without a way to go on is unclear, never a refusal. */
function openingIn(answer: TemplateOpened, order: RampOrder, { pageHosts }: RampProfile): Opened {
  const { bank, deposit, depositTag, pay, expires: until } = answer
  const amount = pay ?? order.expectedPay
  const page = rampPage(answer.url, pageHosts)
  if (order.direction === 'sell' && deposit !== null)
    return { kind: 'deposit', address: deposit, extraId: depositTag, amount, until }
  if (order.direction === 'buy' && bank)
    return { kind: 'transfer', bank, amount, currency: order.fiat.symbol, until }
  if (order.direction === 'buy' && page !== null) return { kind: 'redirect', url: page, until, once: true }
  throw new ProviderError('outcome_unknown', { providerText: 'no way to go on' })
}

export async function readTemplate(
  settings: TemplateSettings,
  { pageHosts }: RampProfile,
  { id }: OrderRef,
  context: ProviderContext,
): Promise<RampState> {
  // Without an id the path is that of a list.
  if (id === '') throw new ProviderError('not_found')
  const path = `/orders/${encodeURIComponent(id)}`
  return templateState(await callTemplate(settings, context, { path, schema: orderResponse }), pageHosts)
}

const HINTS: ReadonlyMap<string, Returned['hint']> = new Map([
  ['ok', 'done'],
  ['error', 'failed'],
  ['back', 'cancelled'],
])

/** Anybody can write such an address. */
export const returnedTemplate = ({ order, result }: Readonly<Record<string, string>>): Returned => ({
  ref: order !== undefined && /^[A-Za-z0-9-]{1,64}$/.test(order) ? order : null,
  hint: HINTS.get(result ?? '') ?? null,
})

/** Unsigned: only the order to read again. */
export function receiveTemplate({ body }: ProviderWebhook): string | null {
  try {
    return webhookBody.safeParse(JSON.parse(body)).data?.id ?? null
  } catch {
    // No JSON.
    return null
  }
}
