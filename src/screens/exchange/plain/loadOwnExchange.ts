import type { GetServerSideProps, GetServerSidePropsContext } from 'next'
import { loadCatalogue } from '@/api/loadCatalogue'
import { pageServices } from '@/api/pageServices'
import { fetchForOwner } from '@/api/visitorCalls'
import { wireBackEnd } from '@/api/wireBackEnd'
import type { TakeOver } from '@/browser/page/takeOverExchange'
import { ownRecordOf } from '@/browser/storage/ownExchanges'
import { paths } from '@/config/paths'
import type { Exchange } from '@/contract/exchanges'
import { slugOf, type Currency } from '@/domain/currency/currency'
import { looksLikeExchangeId } from '@/domain/exchange/exchangeId'
import { looksLikeOwnerSecret, ownExchangePath } from '@/domain/site/plainPages'
import { failureOf } from '@/domain/text/failure'
import { drawQrCodesWith } from '@/features/exchangeStatus/deposit/ServedQrCode'
import { asLocale, type Locale } from '@/i18n/languages'
import { loadTexts } from '@/i18n/loadTexts'
import { localePath } from '@/i18n/localePath'
import type { PreloadedState } from '@/store/preloadedState'
import { drawQrCode } from '@/ui/currency/drawQrCode'
import { siteConfig, type PageProps } from '../../loadPage'
import { actOnOwn, type OwnResult } from './actOnOwn'
import { canReload } from './canReload'

drawQrCodesWith(drawQrCode)

/** `result`: of a form that was sent to the page; null where it is only read. */
export type OwnExchangeData = {
  publicId: string
  secret: string
  result: OwnResult | null
  takeOver: TakeOver | null
}

/** GET and POST /own-exchange/{publicId}/{secret}: an exchange, for an owner without scripts. */
export const loadOwnExchange: GetServerSideProps<PageProps<OwnExchangeData>> = async (context) => {
  const { params, res } = context
  const locale = asLocale(context.locale)
  res.setHeader('cache-control', 'private, no-store')
  res.setHeader('x-robots-tag', 'noindex, nofollow, noarchive')
  res.setHeader('referrer-policy', 'no-referrer')
  const [publicId, secret] = [String(params?.publicId), String(params?.secret)]
  if (!looksLikeExchangeId(publicId) || !looksLikeOwnerSecret(secret)) return { notFound: true }
  wireBackEnd()
  const [exchange, { currencies }, site] = await Promise.all([
    fetchOwn(publicId, secret),
    loadCatalogue(),
    siteConfig(locale),
  ])
  if (!exchange) return { notFound: true }
  const posted = pageServices().postedForm()
  const [from, to] = sidesOf(exchange, currencies)
  const own = from && { exchange, from, currencies, secret, locale }
  const result = posted && own ? await actOnOwn(own, posted) : null
  // A reload then sends nothing again.
  if (result?.kind === 'done')
    return {
      redirect: { statusCode: 303, destination: localePath(locale, ownExchangePath(publicId, secret)) },
    }
  const sides = [from, to].filter((side) => side !== undefined)
  const preloaded: PreloadedState = { site, exchange, currencies: sides }
  const takeOver = result ? null : takeOverOf({ exchange, secret, locale }, context)
  // Props hold no `undefined`.
  const data = JSON.parse(JSON.stringify({ publicId, secret, result, takeOver })) as OwnExchangeData
  return {
    props: { ...loadTexts(locale, ['exchange-status', 'own-exchanges']), preloaded, data, prose: null },
  }
}

type Opened = { exchange: Exchange; secret: string; locale: Locale }
type Context = Pick<GetServerSidePropsContext, 'req' | 'query'>

/** Null: the secret proves nothing, as of an exchange that belongs to an account. */
export function takeOverOf({ exchange, secret, locale }: Opened, { req, query }: Context): TakeOver | null {
  if (exchange.ownerProof !== 'secret') return null
  const own = localePath(locale, ownExchangePath(exchange.publicId, secret))
  return {
    record: ownRecordOf(exchange, secret),
    page: localePath(locale, paths.status(exchange.publicId)),
    isOurs: req.headers['sec-fetch-site'] === 'same-origin',
    reloading: query.reload === undefined && canReload(exchange) ? `${own}?reload=on` : null,
  }
}

/** Null: there is none. @throws ApiFailure */
async function fetchOwn(publicId: string, secret: string): Promise<Exchange | null> {
  try {
    return await fetchForOwner({ publicId, secret })
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind === 'refused' && failure.status === 404) return null
    throw error
  }
}

function sidesOf(exchange: Exchange, currencies: readonly Currency[]) {
  const { tickerFrom, networkFrom, tickerTo, networkTo } = exchange
  const find = (symbolFront: string, network: string) =>
    currencies.find((currency) => slugOf(currency) === slugOf({ symbolFront, network }))
  return [find(tickerFrom, networkFrom), find(tickerTo, networkTo)] as const
}
