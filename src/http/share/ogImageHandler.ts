import { operatorShareImage } from '@/config/operator/operatorStyle'
import type { Currency } from '@/domain/currency/currency'
import { splitPair } from '@/domain/currency/pair'
import { loadCatalogue } from '../loadCatalogue'
import { sendBody } from '../sendBody'
import { sendStatus } from '../sendStatus'
import type { SiteHandler } from '../SiteHandler'
import { drawOgImage } from './drawOgImage'

const MAX_CACHED = 200
/** More are refused: each takes some 50 ms of the processor. */
const MAX_WAITING = 20

const drawn = new Map<string, Promise<Uint8Array>>()
let waiting = 0

/** GET /share/{home|symbol|from-to}.png. Only what exists is drawn. */
export const ogImageHandler: SiteHandler = async (_, res, { rest: name }) => {
  const shown = await currenciesOf(name).catch(() => undefined)
  if (shown === null) {
    sendStatus(res, 404)
    return
  }
  const picture = shown && (await pictureOf(name, shown))
  if (!picture) {
    sendStatus(res, 503, { 'retry-after': '5' })
    return
  }
  sendBody(res, picture, {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  })
}

async function currenciesOf(name: string): Promise<Currency[] | null> {
  const slug = /^([a-z\d-]+)\.png$/.exec(name)?.[1]
  if (!slug) return null
  if (slug === 'home') return []
  const { currencies } = await loadCatalogue()
  const bySymbol = new Map(currencies.map((currency) => [currency.symbol, currency]))
  const coin = bySymbol.get(slug)
  if (coin) return [coin]
  const pair = splitPair(slug, (part) => bySymbol.get(part))
  return pair && [pair.from, pair.to]
}

function pictureOf(name: string, shown: Currency[]): Promise<Uint8Array> | null {
  const cached = drawn.get(name)
  if (cached) return cached
  if (waiting >= MAX_WAITING) return null
  waiting++
  const own = shown.length === 0 ? operatorShareImage() : null
  const drawing = (own ? Promise.resolve(own) : drawOgImage(shown)).finally(() => (waiting -= 1))
  drawn.set(name, drawing)
  drawing.catch(() => drawn.delete(name))
  const [oldest] = drawn.keys()
  if (drawn.size > MAX_CACHED && oldest) drawn.delete(oldest)
  return drawing
}
