import type { GetServerSideProps } from 'next'
import { loadCatalogue } from '@/api/loadCatalogue'
import { pageServices } from '@/api/pageServices'
import {
  checkPromoForVisitor,
  fetchRequestForVisitor,
  payForVisitor,
  quoteForVisitor,
} from '@/api/visitorCalls'
import { wireBackEnd } from '@/api/wireBackEnd'
import { isOff } from '@/domain/site/offPages'
import { paths } from '@/config/paths'
import { pagesOff } from '@/config/operator/operatorFacts'
import type { PublicPaymentRequest } from '@/contract/paymentRequests'
import { slugOf, tickerOf, type Currency } from '@/domain/currency/currency'
import { ownExchangePath } from '@/domain/site/plainPages'
import { failureOf } from '@/domain/text/failure'
import { asLocale } from '@/i18n/languages'
import { loadTexts } from '@/i18n/loadTexts'
import { localePath } from '@/i18n/localePath'
import { decidePlainStep } from '../plain/decidePlainStep'
import { draftOf, newPlainKey, type ShownStep } from '../plain/loadPlainForm'
import { readPlainForm, type PlainForm } from '../plain/PlainForm'
import type { Pair } from '../plain/requestOfForm'
import { fetchMarket, pricesOf } from '../../loadFirstQuote'
import { siteConfig, type PageProps } from '../../loadPage'

/** `shown`: null where it cannot be paid now. */
export type PayData = { wanted: PublicPaymentRequest; to: Currency } & (
  | { shown: ShownStep; pair: Pair }
  | { shown: null }
)

/** GET and POST /pay/{id}: a payment request, and the exchange that pays it, without scripts. */
export const loadPay: GetServerSideProps<PageProps<PayData>> = async ({ locale, params, query, res }) => {
  res.setHeader('cache-control', 'private, no-store')
  res.setHeader('x-robots-tag', 'noindex, nofollow, noarchive')
  wireBackEnd()
  if (isOff(paths.pay, pagesOff())) return { notFound: true }
  const wanted = await wantedOf(String(params?.id ?? ''))
  const [{ currencies }, site] = await Promise.all([loadCatalogue(), siteConfig(locale)])
  const to = currencies.find((one) => tickerOf(one) === wanted?.ticker && one.network === wanted.network)
  if (!wanted || !to) return { notFound: true }
  const posted = pageServices().postedForm()
  const form = formOf(readPlainForm(posted ?? query), wanted, to, site.isWithoutFixedRates ?? false)
  const pair = pairOf(form.from, to, currencies)
  const texts = loadTexts(locale, ['exchange-status', 'payments', 'promo'])
  const props = { ...texts, prose: null }
  if (wanted.status !== 'open' || !pair)
    return { props: { ...props, preloaded: { site, currencies }, data: plain({ wanted, to, shown: null }) } }
  const shown = await decidePlainStep(
    { form, isPosted: posted !== null, pair, currencies },
    {
      quote: quoteForVisitor,
      checkPromo: checkPromoForVisitor,
      place: (order, key) => payForVisitor(wanted.id, order, key),
      newKey: newPlainKey,
      now: Date.now(),
    },
  )
  if (shown.step === 'placed') {
    const { publicId, ownerSecret } = shown.exchange
    const page = ownerSecret ? ownExchangePath(publicId, ownerSecret) : paths.status(publicId)
    return { redirect: { statusCode: 303, destination: localePath(asLocale(locale), page) } }
  }
  const prices = shown.quoted ? await fetchMarket(pair.from, pair.to) : null
  const preloaded = {
    ...{ site, currencies, draft: draftOf(shown, pair) },
    ...(prices && { prices: pricesOf(prices) }),
  }
  return { props: { ...props, preloaded, data: plain({ wanted, to, shown, pair }) } }
}

/** Props hold no `undefined`. */
const plain = (data: PayData) => JSON.parse(JSON.stringify(data)) as PayData

async function wantedOf(id: string): Promise<PublicPaymentRequest | null> {
  try {
    return await fetchRequestForVisitor(id)
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind === 'refused' && failure.body.code === 'not_found') return null
    throw error
  }
}

/** What is received, how much and where is that of the request, whatever was sent. */
const formOf = (
  form: PlainForm,
  { amount, missing, address, extraId }: PublicPaymentRequest,
  to: Currency,
  isWithoutFixedRates: boolean,
): PlainForm => ({
  ...form,
  ...{ to: slugOf(to), side: 'to', fixed: isWithoutFixedRates ? 'false' : 'true', ref: '' },
  amount: amount === null ? form.amount : (missing ?? ''),
  ...{ addressTo: address, extraIdTo: extraId ?? '', notProvideMemo: extraId === null ? 'on' : '' },
})

/** Bitcoin first, and another coin for who receives that. Null where no coin is left to pay with. */
function pairOf(from: string, to: Currency, currencies: readonly Currency[]): Pair | null {
  const others = currencies.filter(
    ({ enabled, isFiat, symbol }) => enabled && !isFiat && symbol !== to.symbol,
  )
  const named = others.find((one) => slugOf(one) === from.toLowerCase())
  const first = named ?? others.find(({ symbol }) => symbol === 'btc') ?? others[0]
  return first ? { from: first, to } : null
}
