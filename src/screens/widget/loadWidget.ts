import type { GetServerSideProps, GetServerSidePropsContext } from 'next'
import { fetchWidget } from '@/api/pageData'
import { loadCatalogue } from '@/api/loadCatalogue'
import { wireBackEnd } from '@/api/wireBackEnd'
import { LOCALES } from '@/config/locales'
import { operatorWidget, servedLanguages } from '@/config/operator/operatorFacts'
import { readSite } from '@/config/site'
import { slugOf } from '@/domain/currency/currency'
import { FIRST_PAIR } from '@/domain/currency/firstPair'
import { isWidgetId, type Widget, type WidgetFacts } from '@/domain/partner/widget'
import { accentStyle } from '@/domain/site/accentStyle'
import { EMBED_THEMES } from '@/domain/site/embed'
import { asLocale } from '@/i18n/languages'
import { loadTexts } from '@/i18n/loadTexts'
import { localePath } from '@/i18n/localePath'
import { bestLanguage } from '@/i18n/ownLanguage'
import { widgetHeaders } from '@/shell/pageHeaders'
import { widgetPath } from '@/domain/site/widgetPage'
import { loadFirstQuote } from '../loadFirstQuote'
import { loadOrder } from '../loadOrder'
import { siteConfig } from '../loadPage'

type Context = GetServerSidePropsContext

/** GET /widget/{id}?lang=&theme=&from=&to=&amount= and a recipient (docs/widget.md). */
export const loadWidget: GetServerSideProps = (context) =>
  inWidget(context, '', async (site) => {
    const { currencies, ...preloaded } = await loadPair(context, site.widget)
    const { locale } = context
    return {
      props: {
        ...loadTexts(locale, ['widget']),
        preloaded: { ...preloaded, currencies, site },
        data: null,
        prose: null,
      },
    }
  })

/** GET /widget/{id}/order?id= */
export const loadWidgetOrder: GetServerSideProps = (context) =>
  inWidget(context, 'order', async (site) => {
    const loaded = (await loadOrder(context)) as { props: { preloaded: object } & Record<string, unknown> }
    const { props } = loaded
    const texts = loadTexts(context.locale, ['widget', 'exchange-status'])
    return { props: { ...props, ...texts, preloaded: { ...props.preloaded, site } } }
  })

type WidgetSite = Awaited<ReturnType<typeof siteConfig>> & { widget: WidgetFacts }

/** Framed by the registered pages of this widget; what is none is not found, and framed by nobody. */
async function inWidget(
  context: Context,
  below: string,
  load: (site: WidgetSite) => ReturnType<GetServerSideProps>,
): ReturnType<GetServerSideProps> {
  const { res, query } = context
  wireBackEnd()
  const widget = await findWidget(context)
  res.setHeader('cache-control', 'private, no-store')
  for (const [name, value] of Object.entries(widgetHeaders(widget?.origins ?? []))) res.setHeader(name, value)
  if (!widget) {
    res.setHeader('x-frame-options', 'DENY')
    return { notFound: true }
  }
  const language = languageFor(context, widget)
  if (language !== asLocale(context.locale)) {
    const { search } = new URL(context.resolvedUrl, 'http://site')
    const destination = localePath(language, widgetPath(widget.id, below)) + search
    return { redirect: { destination, permanent: false, basePath: false } }
  }
  const theme = EMBED_THEMES.find((one) => one === query.theme) ?? widget.theme
  const site = await siteConfig(context.locale)
  const { accent, ...facts } = widget
  return load({
    ...site,
    // Nothing of others is loaded in a page of others.
    vendors: {},
    wallet: { rpcUrls: {}, sandboxChain: null, walletConnect: null },
    widget: { ...facts, theme, accentStyle: accent && accentStyle(accent) },
  })
}

async function findWidget({ params }: Context): Promise<Widget | null> {
  const id = params?.widget
  if (id === undefined) {
    const own = operatorWidget()
    const name = readSite().brand.name
    const look = {
      theme: 'auto',
      accent: null,
      language: null,
      from: null,
      to: null,
      hasKeys: false,
    } as const
    return own && { id: null, name, ...look, ...own }
  }
  if (typeof id !== 'string' || !isWidgetId(id)) return null
  const found = await fetchWidget(id)
  if (!found) return null
  const { fromAsset: from, toAsset: to, ...facts } = found
  return { ...facts, from, to }
}

/** `lang` wins over the path, the path over the widget, and that over the browser. */
function languageFor({ req, query, locale, defaultLocale }: Context, { language }: Widget) {
  const named = LOCALES.find((one) => one === query.lang)
  if (named) return named
  if (locale !== defaultLocale) return asLocale(locale)
  const ofWidget = LOCALES.find((one) => one === language)
  return (
    ofWidget ??
    bestLanguage(req.headers['accept-language'] ?? null, servedLanguages().map(asLocale)) ??
    asLocale(locale)
  )
}

async function loadPair({ query }: Context, widget: WidgetFacts) {
  const { currencies, firstPair } = await loadCatalogue()
  const bySlug = (slug: unknown) => currencies.find((one) => slugOf(one) === slug)
  const pairs = [
    [bySlug(query.from), bySlug(query.to)],
    [bySlug(widget.from), bySlug(widget.to)],
    [firstPair ?? FIRST_PAIR].flatMap(({ from, to }) =>
      [from, to].map((symbol) => currencies.find((one) => one.symbol === symbol)),
    ),
  ]
  const [from, to] = pairs.find(([one, other]) => one && other && one !== other) ?? []
  if (!from || !to) return { currencies: [] }
  const fiat = currencies.find(({ symbol }) => symbol === 'eur')
  const chosen = firstPair?.from === from.symbol ? firstPair.amount : undefined
  const first = await loadFirstQuote(from, to, { ...(chosen && { chosen }) })
  return { ...first, currencies: [from, to, ...(fiat ? [fiat] : [])] }
}
