import type { GetServerSideProps } from 'next'
import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fetchExchange } from '@/api/exchanges'
import { loadCatalogue } from '@/api/loadCatalogue'
import { wireBackEnd } from '@/api/wireBackEnd'
import { hasEmbeddedBackEnd } from '@/config/hasEmbeddedBackEnd'
import { readSite } from '@/config/site'
import type { Exchange } from '@/contract/exchanges'
import { drawQrCodesWith } from '@/features/exchangeStatus/deposit/ServedQrCode'
import { slugOf } from '@/domain/currency/currency'
import { looksLikeExchangeId } from '@/domain/exchange/exchangeId'
import { failureOf } from '@/domain/text/failure'
import { loadTexts } from '@/i18n/loadTexts'
import { drawQrCode } from '@/ui/currency/drawQrCode'
import { siteConfig } from './loadPage'

drawQrCodesWith(drawQrCode)

/** How long a visitor waits for the back end; without the order the page is served as it is, and fetches it itself. */
const WAIT_MS = 1500

/** A link to an order, with what the back end says of it to anyone who has the link. Never cached. */
export const loadOrder: GetServerSideProps = async ({ locale, query, req, res }) => {
  res.setHeader('cache-control', 'private, no-store')
  res.setHeader('x-robots-tag', 'noindex')
  wireBackEnd()
  const [site, order] = await Promise.all([
    // Whether the back end is a sandbox is its answer too.
    Promise.race([siteConfig(locale), wait(WAIT_MS).then(() => silentSite(locale))]),
    Promise.race([fetchOrder(query.id, visitorOf(req)), wait(WAIT_MS, NOTHING)]),
  ])
  return {
    props: {
      ...loadTexts(locale, ['exchange-status']),
      preloaded: { ...order, site },
      data: null,
      prose: null,
    },
  }
}

const NOTHING = { currencies: [] }

/** As long as the back end has not answered. */
const silentSite = (locale: string | undefined) => ({ ...readSite(locale), sandbox: hasEmbeddedBackEnd() })

/** An operator's back end counts the call as the visitor's, whose address the request listener has written here. */
const visitorOf = ({ headers }: IncomingMessage) => ({
  'x-forwarded-for': String(headers['x-forwarded-for'] ?? ''),
})

/** `id`: as anyone may write it into the address of the page's data. */
async function fetchOrder(id: string | string[] | undefined, visitor: Record<string, string>) {
  if (typeof id !== 'string' || !looksLikeExchangeId(id)) return NOTHING
  try {
    const [exchange, { currencies }] = await Promise.all([fetchExchange(id, visitor), loadCatalogue()])
    const sides = sidesOf(exchange)
    return { exchange, currencies: currencies.filter((currency) => sides.includes(slugOf(currency))) }
  } catch (error) {
    // The browser finds out what else is wrong, and says so.
    const failure = failureOf(error)
    const isMissing = failure.kind === 'refused' && failure.status === 404
    return isMissing ? { ...NOTHING, missingExchange: id } : NOTHING
  }
}

const sidesOf = ({ tickerFrom, networkFrom, tickerTo, networkTo }: Exchange) => [
  slugOf({ symbolFront: tickerFrom, network: networkFrom }),
  slugOf({ symbolFront: tickerTo, network: networkTo }),
]
