import type { Vendors } from '@/domain/vendor/vendors'
import { loadScript } from './loadScript'

type Settings = Record<string, string | boolean | HTMLElement | (() => void)>
declare global {
  interface Window {
    mercuryoWidget?: { run: (settings: Settings) => void }
  }
}

/** `amount`: decimal string; `code`, `network`: Mercuryo's names; `language`: a tag. */
type Purchase = {
  code: string
  network: string
  amount: string
  address: string
  language: string
  /** Made by the server; Mercuryo takes no payment without it. */
  signature: string
  merchantTransactionId: string
  /** Its status has changed, by the widget's own word. */
  onChanged: () => void
}

/** widget.docs.mercuryo.io, «iFrame integration». Opens nothing where the place is gone by then. */
export async function openMercuryo(
  { widgetId, host }: NonNullable<Vendors['mercuryo']>,
  place: () => HTMLElement | null,
  { code, network, amount, address, language, signature, merchantTransactionId, onChanged }: Purchase,
): Promise<void> {
  const widget = await loadScript(`${host}/embed.2.0.js`, () => window.mercuryoWidget)
  const element = place()
  if (!element) return
  element.replaceChildren()
  widget.run({
    widgetId,
    host: element,
    type: 'buy',
    currency: code,
    fixCurrency: true,
    network,
    fixNetwork: true,
    amount,
    // The exchange expects this one: another amount changes it or makes it fail.
    fixAmount: true,
    address,
    signature,
    merchantTransactionId,
    onStatusChange: onChanged,
    lang: language.slice(0, 2),
    width: '100%',
    height: '100%',
  })
}
