import { paths } from '@/config/paths'
import { ratio } from '@/domain/money/amount'
import type { Currency } from '@/domain/currency/currency'
import { currencySpellings } from '@/domain/currency/currencySpellings'
import { splitPair } from '@/domain/currency/pair'
import { loadCatalogue } from '@/api/loadCatalogue'
import { loadRampWays } from '@/api/loadRamps'
import type { RampWays } from '@/contract/rampWays'
import type { PairFactsText } from '@/features/pairFacts/pairFactsData'
import { pairFactsText } from '@/features/pairFacts/pairFactsText'
import { pairLead } from '@/features/pairFacts/pairLead'
import { joinSentences } from '@/i18n/joinSentences'
import type { Locale } from '@/i18n/languages'
import { loadFirstQuote } from '../loadFirstQuote'
import { loadPairFacts } from '../loadPairFacts'
import { factWords, pairSteps, type PairSteps } from '../pairWords'

export type PairData = {
  from: Currency
  to: Currency
  rate: string | null
  lead: string
  facts: PairFactsText
  /** Of a pair with fiat that ramps carry out. */
  ramps: RampWays[] | null
  /** Null: those of a ramp. */
  how: PairSteps | null
}

/** Null for an unknown currency, equal ones or two fiat ones. `folder`: the address above it. */
export async function loadPair(folder: string, slug: string, locale: Locale) {
  const { currencies } = await loadCatalogue()
  const pair = pairOf(slug, currencies)
  if (!pair || pair.from === pair.to || (pair.from.isFiat && pair.to.isFiat)) return null
  const address = pairPath(pair.from, pair.to)
  if (address !== `${folder}/${slug}`) return { movedTo: address }
  const ramps = await rampsOf(pair)
  if (ramps?.length === 0) return null
  const first = await loadFirstQuote(pair.from, pair.to)
  const rate = first.quote ? ratio(first.quote.estimate.estimate, first.quote.request.amount) : null
  const facts = await loadPairFacts(pair.from, pair.to, first)
  const words = factWords(locale)
  const data: PairData = {
    ...pair,
    rate,
    ramps,
    lead: ramps ? '' : joinSentences(pairLead(facts, words), locale),
    facts: pairFactsText(facts, words),
    how: ramps ? null : pairSteps({ ...pair, facts }, first, words),
  }
  return { data, preloaded: { currencies: [pair.from, pair.to], ...first } }
}

const rampsOf = ({ from, to }: Pick<PairData, 'from' | 'to'>) =>
  from.isFiat
    ? loadRampWays('buy', to, from)
    : to.isFiat
      ? loadRampWays('sell', from, to)
      : Promise.resolve(null)

function pairOf(slug: string, currencies: readonly Currency[]) {
  const bySymbol = new Map(currencies.map((currency) => [currency.symbol, currency]))
  const pair = splitPair(slug, (part) => bySymbol.get(part))
  if (pair) return pair
  const spelled = currencySpellings(currencies)
  return splitPair(slug, (part) => spelled.get(part))
}

const pairPath = (from: Currency, to: Currency) =>
  (from.isFiat || to.isFiat ? paths.fiatPair : paths.pair)(from.symbol, to.symbol)
