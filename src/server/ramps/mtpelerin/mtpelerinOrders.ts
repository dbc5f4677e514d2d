import { ProviderError } from '@/server/outbound/ProviderError'
import type { OpenedOrder, RampOrder } from '@/server/ramps/ramp'
import type { MtpelerinSettings } from './mtpelerinCall'

/** Two of their languages are certain. */
const LANGUAGES = new Set(['en', 'fr'])

/** The address of their page, with what was chosen here. Nothing is called, and nothing comes back. */
export function openMtpelerin({ widgetUrl, token }: MtpelerinSettings, order: RampOrder): OpenedOrder {
  if (order.extraId !== null) throw new ProviderError('extra_id_invalid')
  const { direction, coin, method, language, orderKey, address } = order
  const page = new URL(widgetUrl)
  const chosen: Record<string, string> = {
    type: 'direct-link',
    lang: LANGUAGES.has(language) ? language : 'en',
    tab: direction,
    tabs: direction,
    ...amountsOf(order),
    // Only this coin, on this network: another one of the same ticker would be another coin.
    crys: coin.code,
    net: coin.network,
    nets: coin.network,
    ...(direction === 'buy' && method === 'card' ? { pm: 'card' } : {}),
    // Without a signature it is not proven: their page has the visitor do that.
    ...(address === null ? {} : { addr: address }),
    ...(token === null ? {} : { _ctkn: token }),
  }
  for (const [name, value] of Object.entries(chosen)) page.searchParams.set(name, value)
  return {
    ref: { id: orderKey, secret: null },
    opened: { kind: 'redirect', url: page.href, until: null, once: false },
    echo: { fiat: null, coin: null, pay: null, get: null, address: null, extraId: null },
  }
}

/** `b…` of a purchase, `s…` of a sale: source and destination, currency and amount. */
function amountsOf({ direction, fiat, coin, amount, side }: RampOrder): Record<string, string> {
  const amountOf = side === 'pay' ? 'sa' : 'da'
  return direction === 'buy'
    ? { bsc: fiat.code, bdc: coin.code, [`b${amountOf}`]: amount }
    : { ssc: coin.code, sdc: fiat.code, [`s${amountOf}`]: amount }
}
