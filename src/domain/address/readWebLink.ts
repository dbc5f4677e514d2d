import { readEthereumLink } from './readEthereumLink'
import { readSchemeLink } from './readSchemeLink'
import { decoded, looksWritten, type AddressCurrency, type PaymentCode } from './paymentCode'

/** Page of an address, `{}` standing for it. */
export type Explorer = { network: string; pattern: string }

/** Wallets' links into themselves, and the payment link that each stands for. */
const WALLETS: readonly [page: RegExp, scheme: string][] = [
  [/^(?:app\.)?(?:tonkeeper\.com|tonhub\.com)\/(?=transfer\/)/i, 'ton:'],
  [/^(?:metamask\.app\.link|link\.metamask\.io)\/send\//i, 'ethereum:'],
  [/^(?:xumm\.app|xaman\.app)\/detect\/request:/i, 'ripple:'],
  [/^ripple\.com\/+send\?to=([^&]+)&?/i, 'ripple:$1?'],
]

/** Test networks of an explorer that also shows the real one. */
const IS_TEST = /[?&#/](?:cluster|network|chain)=(?!main|public|livenet)/i

/** An explorer's page of an address, or a wallet's link; null for every other page. */
export function readWebLink(
  text: string,
  currency: AddressCurrency,
  explorers: readonly Explorer[],
): PaymentCode | null {
  const page = text.replace(/\s+/g, '').replace(/^https?:\/\/(?:www\.)?/i, '')
  for (const [wallet, scheme] of WALLETS) {
    if (!wallet.test(page)) continue
    const link = page.replace(wallet, scheme)
    return link.startsWith('ethereum:')
      ? readEthereumLink(link.slice('ethereum:'.length), currency)
      : readSchemeLink(link, currency)
  }
  if (IS_TEST.test(page)) return null
  const own = explorers.filter(({ network }) => network === currency.network)
  for (const { network, pattern } of [...own, ...explorers]) {
    const address = shownBy(pattern, page)
    if (address === null) continue
    if (network !== currency.network) return { address, extraId: null, amount: null, network }
    if (looksWritten(currency, address)) return { address, extraId: null, amount: null, network }
  }
  return null
}

/** What `page` shows where `pattern` has its gap; null where the page is another one. */
function shownBy(pattern: string, page: string): string | null {
  const [before = '', after] = pattern.replace(/^https?:\/\/(?:www\.)?/i, '').split('{}')
  if (after === undefined || page.slice(0, before.length).toLowerCase() !== before.toLowerCase()) return null
  return decoded(/^[^/?#&]*/.exec(page.slice(before.length))?.[0] ?? '') || null
}
