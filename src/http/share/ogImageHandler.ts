import type { NextApiRequest, NextApiResponse } from 'next'
import { wireBackEnd } from '@/api/wireBackEnd'
import { operatorShareImage } from '@/config/operator/operatorStyle'
import type { Currency } from '@/domain/currency/currency'
import { splitPair } from '@/domain/currency/pair'
import { loadCatalogue } from '@/api/loadCatalogue'
import { drawOgImage } from './drawOgImage'

const MAX_CACHED = 200
/** More are refused: each takes some 50 ms of the processor. */
const MAX_WAITING = 20

const drawn = new Map<string, Promise<Uint8Array>>()
let waiting = 0

/** GET /share/{home|symbol|from-to}.png. Only what exists is drawn. */
export async function ogImageHandler({ query }: NextApiRequest, res: NextApiResponse) {
  const name = String(query.name)
  const shown = await currenciesOf(name).catch(() => undefined)
  if (shown === null) return void res.status(404).end()
  const picture = shown && (await pictureOf(name, shown))
  if (!picture) return void res.status(503).setHeader('retry-after', '5').end()
  res.setHeader('content-type', 'image/png')
  res.setHeader('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
  res.status(200).send(Buffer.from(picture))
}

async function currenciesOf(name: string): Promise<Currency[] | null> {
  const slug = /^([a-z\d-]+)\.png$/.exec(name)?.[1]
  if (!slug) return null
  if (slug === 'home') return []
  wireBackEnd()
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
