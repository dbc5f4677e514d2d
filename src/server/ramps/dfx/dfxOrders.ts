import { ProviderError } from '@/server/outbound/ProviderError'
import type { OpenedOrder, RampOrder, Returned } from '@/server/ramps/ramp'
import type { DfxSettings } from './dfxCall'
import { theirMethod } from './dfxNetworks'

/** Of their site. */
const LANGUAGES = new Set(['en', 'de', 'fr', 'it'])

/** An address at their site, with what was chosen here (README of DFXswiss/services). Nothing is called. */
export function openDfx({ appUrl }: DfxSettings, order: RampOrder): OpenedOrder {
  if (order.extraId !== null) throw new ProviderError('extra_id_invalid')
  const { direction, fiat, coin, expectedPay, amount, side, method, language, orderKey, returnUrl } = order
  const [assetIn, assetOut] = direction === 'buy' ? [fiat.code, coin.code] : [coin.code, fiat.code]
  const page = new URL(`${appUrl}/${direction}`)
  const chosen = {
    'asset-in': assetIn,
    'asset-out': assetOut,
    // `amount-out` is named there, and does nothing yet.
    'amount-in': side === 'pay' ? amount : expectedPay,
    blockchain: coin.network,
    ...(direction === 'buy' ? { 'payment-method': theirMethod(method).toLowerCase() } : {}),
    lang: LANGUAGES.has(language) ? language : 'en',
    'external-transaction-id': orderKey,
    // They add `/buy` or `/sell` to its path when the visitor is done, and nothing where they give up.
    'redirect-uri': returnUrl,
  }
  for (const [name, value] of Object.entries(chosen)) page.searchParams.set(name, value)
  return {
    ref: { id: orderKey, secret: null },
    opened: { kind: 'redirect', url: page.href, until: null, once: false },
    echo: { fiat: null, coin: null, pay: null, get: null, address: null, extraId: null },
  }
}

/** Only a sale comes back with members; they name no order. */
export const returnedDfx = ({ isComplete }: Readonly<Record<string, string>>): Returned => ({
  ref: null,
  hint: isComplete === 'true' ? 'done' : null,
})
