import { randomBytes } from 'node:crypto'
import type { GetServerSideProps, GetServerSidePropsContext } from 'next'
import { loadCatalogue } from '@/api/loadCatalogue'
import { pageServices } from '@/api/pageServices'
import {
  checkPromoForVisitor,
  createForVisitor,
  orderAtRampForVisitor,
  quoteForVisitor,
  rampOffersForVisitor,
  rampOptionsForVisitor,
} from '@/api/visitorCalls'
import { wireBackEnd } from '@/api/wireBackEnd'
import { paths } from '@/config/paths'
import type { OwnedExchange } from '@/contract/exchanges'
import { ownExchangePath } from '@/domain/site/plainPages'
import { asLocale, type Locale } from '@/i18n/languages'
import { loadTexts } from '@/i18n/loadTexts'
import { localePath } from '@/i18n/localePath'
import type { PreloadedState } from '@/store/preloadedState'
import { fetchMarket, pricesOf } from '../../loadFirstQuote'
import { siteConfig, type PageProps } from '../../loadPage'
import { visitorSession } from '../../visitorSession'
import { decidePlainStep } from './decidePlainStep'
import type { PlainStep } from './PlainStep'
import type { RampCalls } from './decideRampStep'
import { readPlainForm } from './PlainForm'
import { pairOfForm, type Pair } from './requestOfForm'

export type ShownStep = Exclude<PlainStep, { step: 'placed' }>
/** `formToken`: of a signed-in visitor, whose exchange it becomes; else empty. */
export type PlainFormData = { shown: ShownStep; pair: Pair; formToken: string }

/** GET and POST /exchange-form: an exchange without scripts, up to its order. */
export const loadPlainForm: GetServerSideProps<PageProps<PlainFormData>> = async (context) => {
  const { locale, query, res } = context
  res.setHeader('cache-control', 'private, no-store')
  res.setHeader('x-robots-tag', 'noindex, nofollow, noarchive')
  wireBackEnd()
  const [{ currencies, firstPair }, site] = await Promise.all([loadCatalogue(), siteConfig(locale)])
  const posted = pageServices().postedForm()
  const form = readPlainForm(posted ?? query)
  const pair = pairOfForm(form, currencies, firstPair)
  if (!pair) return { notFound: true }
  const { accessToken, formToken } = await customerOf(context)
  const shown = await decidePlainStep(
    { form, isPosted: posted !== null, pair, currencies },
    {
      ...visitorsCalls(accessToken),
      ...(site.hasRamps && !site.sandbox && { ramps: rampCalls(asLocale(locale), accessToken) }),
    },
  )
  if (shown.step === 'placed')
    return {
      redirect: { statusCode: 303, destination: localePath(asLocale(locale), pageOf(shown.exchange)) },
    }
  const prices = shown.quoted ? await fetchMarket(pair.from, pair.to) : null
  const preloaded: PreloadedState = {
    site,
    currencies,
    draft: draftOf(shown, pair),
    ...(prices && { prices: pricesOf(prices) }),
  }
  // Props hold no `undefined`.
  const data = JSON.parse(JSON.stringify({ shown, pair, formToken })) as PlainFormData
  const isAtRamp = 'ramps' in shown || shown.quoted?.estimate.ramp
  const texts = loadTexts(locale, ['exchange-status', 'promo', ...(isAtRamp ? ['ramps'] : [])])
  return { props: { ...texts, preloaded, data, prose: null } }
}

/** An account gets what was ordered by a form of ours alone. One that cannot be read is in nobody's way. */
async function customerOf({ req, res }: Pick<GetServerSidePropsContext, 'req' | 'res'>) {
  const token = pageServices().formVisitor()?.formToken
  try {
    const session = token ? await visitorSession(req.headers.cookie, res) : null
    if (!session) return { formToken: '' }
    const isOurs = pageServices().postedForm()?.formToken === token?.sent
    return { formToken: token?.next ?? '', ...(isOurs && { accessToken: session.accessToken }) }
  } catch (error) {
    pageServices().logFailure('account of a form', error)
    return { formToken: '' }
  }
}

export const newPlainKey = () => randomBytes(24).toString('base64url')

const visitorsCalls = (accessToken?: string): Parameters<typeof decidePlainStep>[1] => ({
  quote: quoteForVisitor,
  place: (order, key) => createForVisitor(order, key, accessToken),
  checkPromo: checkPromoForVisitor,
  newKey: newPlainKey,
  now: Date.now(),
})

/** In the sandbox its own quotes take currencies of a state. */
const rampCalls = (language: Locale, accessToken?: string): RampCalls => ({
  options: rampOptionsForVisitor,
  offers: rampOffersForVisitor,
  order: (order, key) => orderAtRampForVisitor(order, { key, language, accessToken }),
})

/** Of a back end that gives no secret: everybody's page of it. */
const pageOf = ({ publicId, ownerSecret }: OwnedExchange) =>
  ownerSecret ? ownExchangePath(publicId, ownerSecret) : paths.status(publicId)

/** What the parts of the review read. */
export function draftOf({ form, quoted }: ShownStep, { from, to }: Pair): PreloadedState['draft'] {
  const { addressTo, extraIdTo, userRefundAddress, userRefundExtraId } = form
  return {
    from: from.symbol,
    to: to.symbol,
    ...(quoted && { amount: quoted.request.amount }),
    ...{ addressTo, extraIdTo, userRefundAddress, userRefundExtraId },
    notProvideMemo: form.notProvideMemo !== '',
    notProvideRefundMemo: form.notProvideRefundMemo !== '',
  }
}
