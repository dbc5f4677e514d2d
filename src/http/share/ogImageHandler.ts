import { operatorShareImage } from '@/config/operator/operatorStyle'
import type { Currency } from '@/domain/currency/currency'
import { splitPair } from '@/domain/currency/pair'
import { HOUR } from '@/domain/time/durations'
import { loadCatalogue } from '../loadCatalogue'
import { sendBody } from '../sendBody'
import { sendStatus } from '../sendStatus'
import type { SiteHandler } from '../SiteHandler'
import { drawOgImage, type OgScene } from './drawOgImage'
import { ogFigures } from './ogFigures'

const MAX_CACHED = 200
/** More are refused: each takes some 50 ms of the processor. */
const MAX_WAITING = 20
/** Milliseconds, since its figures grow old. */
const LIFE = HOUR

type Subject = Omit<OgScene, 'figures'> & { isSandbox: boolean }

const drawn = new Map<string, { until: number; picture: Promise<Uint8Array> }>()
let waiting = 0

/** GET /share/{home|symbol|from-to}.png. Only what exists is drawn. */
export const ogImageHandler: SiteHandler = async (_, res, { rest: name }) => {
  const subject = await subjectOf(name).catch(() => undefined)
  if (subject === null) {
    sendStatus(res, 404)
    return
  }
  const picture = subject && (await pictureOf(name, subject))
  if (!picture) {
    sendStatus(res, 503, { 'retry-after': '5' })
    return
  }
  sendBody(res, picture, {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    },
  })
}

async function subjectOf(name: string): Promise<Subject | null> {
  const slug = /^([a-z\d-]+)\.png$/.exec(name)?.[1]
  if (!slug) return null
  if (slug === 'home') return homeSubject()
  const { currencies, isSandbox } = await loadCatalogue()
  const bySymbol = new Map(currencies.map((currency) => [currency.symbol, currency]))
  const coin = bySymbol.get(slug)
  if (coin) return { page: 'coin', currencies: [coin], isSandbox }
  const pair = splitPair(slug, (part) => bySymbol.get(part))
  return pair && { page: 'pair', currencies: [pair.from, pair.to], isSandbox }
}

/** With the pair that the form begins with; without coins while the back end is down. */
async function homeSubject(): Promise<Subject> {
  const catalogue = await loadCatalogue().catch(() => null)
  const { from, to } = catalogue?.firstPair ?? { from: 'btc', to: 'eth' }
  const find = (symbol: string) => catalogue?.currencies.find((one) => one.symbol === symbol)
  const currencies = [find(from), find(to)].flatMap((one): Currency[] => (one ? [one] : []))
  return { page: 'home', currencies, isSandbox: catalogue?.isSandbox ?? false }
}

function pictureOf(name: string, subject: Subject): Promise<Uint8Array> | null {
  const cached = drawn.get(name)
  if (cached && Date.now() < cached.until) return cached.picture
  if (waiting >= MAX_WAITING) return null
  waiting++
  const own = subject.page === 'home' ? operatorShareImage() : null
  const picture = (own ? Promise.resolve(own) : drawWithFigures(subject)).finally(() => (waiting -= 1))
  // Behind those that are younger.
  drawn.delete(name)
  drawn.set(name, { until: Date.now() + LIFE, picture })
  picture.catch(() => drawn.delete(name))
  const [oldest] = drawn.keys()
  if (drawn.size > MAX_CACHED && oldest) drawn.delete(oldest)
  return picture
}

async function drawWithFigures({ page, currencies, isSandbox }: Subject): Promise<Uint8Array> {
  // Without prices the picture still shows whose exchange it is.
  const figures = page === 'home' ? null : await ogFigures(currencies, isSandbox).catch(() => null)
  return drawOgImage({ page, currencies, figures })
}
