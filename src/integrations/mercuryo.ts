import type { Vendors } from '@/domain/vendor/vendors'
import { loadScript } from './loadScript'

type Settings = Record<string, string | boolean | HTMLElement>
declare global {
  interface Window {
    mercuryoWidget?: { run: (settings: Settings) => void }
  }
}

/** `amount`: decimal string; `network`: Mercuryo's name; `language`: a tag. */
type Purchase = {
  ticker: string
  network: string
  amount: string
  address: string
  language: string
  /** Made by the server; Mercuryo takes no payment without it. */
  signature: string
  merchantTransactionId: string
}

/** widget.docs.mercuryo.io, «iFrame integration». Opens nothing where the place is gone by then. */
export async function openMercuryo(
  { widgetId, host }: NonNullable<Vendors['mercuryo']>,
  place: () => HTMLElement | null,
  { ticker, network, amount, address, language, signature, merchantTransactionId }: Purchase,
): Promise<void> {
  const widget = await loadScript(`${host}/embed.2.0.js`, () => window.mercuryoWidget)
  const element = place()
  if (!element) return
  element.replaceChildren()
  widget.run({
    widgetId,
    host: element,
    type: 'buy',
    currency: ticker,
    fixCurrency: true,
    network,
    fixNetwork: true,
    amount,
    address,
    signature,
    merchantTransactionId,
    lang: language.slice(0, 2),
    width: '100%',
    height: '100%',
  })
}
