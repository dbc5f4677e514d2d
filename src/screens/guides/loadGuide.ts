import { capabilities } from '@/config/capabilities'
import { paths } from '@/config/paths'
import { assetsOf } from '@/domain/currency/asset'
import { assetSlugs } from '@/domain/currency/assetSlugs'
import type { Currency } from '@/domain/currency/currency'
import { currencySpellings } from '@/domain/currency/currencySpellings'
import { popularOf } from '@/domain/currency/currencyLists'
import { linkedCurrency, type LinkedCurrency } from '@/features/curatedLinks/linkedCurrency'
import { readSite } from '@/config/site'
import { LANGUAGES, type Locale } from '@/i18n/languages'
import { proseValues } from '@/i18n/proseValues'
import { loadCatalogue } from '@/api/loadCatalogue'
import type { PairFactsText } from '@/features/pairFacts/pairFactsData'
import { pairFactsText } from '@/features/pairFacts/pairFactsText'
import { guideLead } from '@/features/pairFacts/pairLead'
import { joinSentences } from '@/i18n/joinSentences'
import { loadFirstQuote } from '../loadFirstQuote'
import { loadPairFacts } from '../loadPairFacts'
import { factWords, pairSteps, type PairSteps } from '../pairWords'

export type GuideData = {
  from: Currency
  to: Currency
  lead: string
  how: PairSteps
  explained: { name: string; slug: string }[]
  partners: LinkedCurrency[]
  /** What the texts on rates quote, in the page's language. */
  rates: Record<string, string>
  facts: PairFactsText
}

const PARTNERS = 8

export async function loadGuide(symbolFrom: string, symbolTo: string, locale: Locale) {
  const { currencies } = await loadCatalogue()
  const spelled = currencySpellings(currencies)
  const from = spelled.get(symbolFrom.toLowerCase())
  const to = spelled.get(symbolTo.toLowerCase())
  if (!from || !to || from === to || (from.isFiat && to.isFiat)) return null
  if (from.symbol !== symbolFrom || to.symbol !== symbolTo) {
    return { movedTo: paths.guide(from.symbol, to.symbol) }
  }
  // Its steps are those of a bank transfer to this site; the page of the pair lists the ways of ramps.
  if ((from.isFiat || to.isFiat) && capabilities().ramps)
    return { movedTo: paths.fiatPair(from.symbol, to.symbol) }
  const first = await loadFirstQuote(from, to)
  const facts = await loadPairFacts(from, to, first)
  const words = factWords(locale)
  const assets = assetsOf(currencies)
  const slugs = assetSlugs(assets)
  const data: GuideData = {
    from,
    to,
    lead: joinSentences(guideLead(facts, words), locale),
    how: pairSteps({ from, to, facts }, first, words),
    explained: [from, to].flatMap((currency) => {
      const asset = assets.find((one) => one.currencies.includes(currency))
      const slug = asset && slugs.get(asset)
      return slug ? [{ name: asset.name, slug }] : []
    }),
    partners: assetsOf(popularOf(currencies))
      .map((asset) => asset.currencies[0])
      .filter(({ symbol }) => symbol !== from.symbol && symbol !== to.symbol)
      .slice(0, PARTNERS)
      .map(linkedCurrency),
    rates: rateFigures(locale),
    facts: pairFactsText(facts, words),
  }
  return { data, preloaded: { currencies: [from, to], ...first } }
}

const QUOTED = ['floatingFee', 'floatingDays', 'fixedFee', 'fixedMinutes']

/** Made here: in the browser they would need the tables of all figures. */
const rateFigures = (locale: Locale) =>
  Object.fromEntries(
    Object.entries(proseValues(LANGUAGES[locale].intl, readSite(locale))).filter(([name]) =>
      QUOTED.includes(name),
    ),
  )
