import type { Currency } from '@/domain/currency/currency'
import { DATE, formatDate } from '@/domain/text/date'
import { guideSteps, type GuideStep } from '@/features/guide/guideSteps'
import type { PairFactsData } from '@/features/pairFacts/pairFactsData'
import type { FactWords } from '@/features/pairFacts/pairFactsText'
import { timeSentence } from '@/features/pairFacts/pairLead'
import { LANGUAGES, type Locale } from '@/i18n/languages'
import { translatorOf } from '@/i18n/readTexts'
import type { loadFirstQuote } from './loadFirstQuote'

/** Of the texts that pages of pairs are written with on the server. */
export const factWords = (locale: Locale): FactWords => ({
  t: translatorOf(locale, ['pair-facts', 'reusable', 'all_coins', 'guides']),
  intl: LANGUAGES[locale].intl,
})

/** `asOf`: of which day the amounts are; empty without a quote. */
export type PairSteps = { steps: GuideStep[]; asOf: string }

type Quoted = Awaited<ReturnType<typeof loadFirstQuote>>

export function pairSteps(
  pair: { from: Currency; to: Currency; facts: PairFactsData },
  { quote }: Quoted,
  words: FactWords,
): PairSteps {
  const { t, intl } = words
  const known = quote && {
    amount: quote.request.amount,
    estimate: quote.estimate.estimate,
    min: quote.estimate.min,
    speed: quote.estimate.speed,
    at: quote.at,
  }
  return {
    steps: guideSteps({ ...pair, quote: known ?? null, took: timeSentence(pair.facts, words) }, words),
    asOf: known ? t('guides:pair.asOf', { date: formatDate(known.at, intl, DATE, 'UTC') }) : '',
  }
}
