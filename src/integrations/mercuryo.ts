import type { Vendors } from '@/domain/vendor/vendors'
import { loadScript } from './loadScript'

type Settings = Record<string, string | boolean | HTMLElement>
declare global {
  interface Window {
    mercuryoWidget?: { run: (settings: Settings) => void }
  }
}

/** Amount as a decimal string, `network` in Mercuryo's word, `language` as a tag. */
type Purchase = {
  ticker: string
  network: string
  amount: string
  address: string
  language: string
  /** By the server for this address and this visitor; without it Mercuryo takes no payment. */
  signature: string
  merchantTransactionId: string
}

/** Mercuryo's purchase by card in the place that is there when its script has come (widget.docs.mercuryo.io, «iFrame
 * integration»). Coin, network and address are fixed. Nothing opens where the place is gone by then. */
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
