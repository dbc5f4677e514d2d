import type { PriceRange } from '@/domain/market/coinFigures'
import type { PairHistory } from '@/domain/market/pairHistory'
import { isZero, showAmount } from '@/domain/money/amount'
import { showPercent } from '@/domain/money/marketNumbers'
import { DATE_AND_TIME, formatDate } from '@/domain/text/date'
import { usualTime } from '@/domain/time/usualTime'
import { extraIdWords } from '@/i18n/extraIdKind'
import type { Translate } from '@/i18n/translate'
import type { FactRow, Limits, PairFactsData, PairFactsText, SideFacts } from './pairFactsData'

/** `t` has the texts of `pair-facts` (first), `reusable` and `all_coins`. */
export type FactWords = { t: Translate; intl: string }

type Names = { from: string; to: string }

export function pairFactsText(facts: PairFactsData, words: FactWords): PairFactsText {
  const { t } = words
  const { from, to, history, minutes } = facts
  const names = { from: from.ticker, to: to.ticker }
  return {
    title: t('title', names),
    line: history && { rates: history.rates, label: lineLabel(history, names, words) },
    rows: [
      ...(history ? rateRows(history, names, words) : []),
      ...limitRows(facts, words),
      ...(minutes === null
        ? []
        : [row(t('time'), t('median', { time: usualTime([minutes, minutes], words.intl) }))]),
      ...sideRows(from, words, (side) => t('withExtraFrom', side)),
      ...sideRows(to, words, (side) => t('withExtraTo', side)),
    ],
    last: lastOfPair(facts, names, words),
  }
}

const row = (name: string, value: string): FactRow => ({ name, value })

function lineLabel(history: PairHistory, names: Names, { t, intl }: FactWords): string {
  const show = (rate: string | undefined) => showAmount(rate, intl)
  return t('chart', {
    ...names,
    first: show(history.rates[0]),
    last: show(history.now),
    low: show(history.month.low),
    high: show(history.month.high),
  })
}

function rateRows(history: PairHistory, names: Names, { t, intl }: FactWords): FactRow[] {
  const range = ({ low, high }: PriceRange) =>
    t('range', { low: showAmount(low, intl), high: showAmount(high, intl), to: names.to })
  return [
    row(t('now'), `1\u00a0${names.from} = ${showAmount(history.now, intl)}\u00a0${names.to}`),
    ...(history.week ? [row(t('week'), range(history.week))] : []),
    row(t('month'), range(history.month)),
    row(t('change'), showPercent(history.percent, intl)),
  ]
}

/** Of both rates where there are two. */
function limitRows({ from, limits, fixedLimits }: PairFactsData, { t, intl }: FactWords): FactRow[] {
  const named = (name: string, amount: string | null | undefined) =>
    amount && !isZero(amount) ? [row(name, `${showAmount(amount, intl)}\u00a0${from.ticker}`)] : []
  const both = (known: Limits | null, min: string, max: string) => [
    ...named(min, known?.min),
    ...named(max, known?.max),
  ]
  if (!fixedLimits) return both(limits, t('min'), t('max'))
  return [
    ...both(limits, t('minFloating'), t('maxFloating')),
    ...both(fixedLimits, t('minFixed'), t('maxFixed')),
  ]
}

type WithExtra = (side: { network: string; kind: string }) => string

function sideRows(side: SideFacts, { t, intl }: FactWords, withExtra: WithExtra): FactRow[] {
  const { ticker, network, extraId, confirmations } = side
  if (!network) return []
  const { kindOf } = extraIdWords(t, intl)
  const about = extraId ? withExtra({ network, kind: kindOf(extraId) }) : t('withoutExtra', { network })
  return [
    row(t('network', { ticker }), about),
    ...(confirmations === null
      ? []
      : [row(t('confirmations', { ticker }), showAmount(String(confirmations), intl))]),
    contractRow(side, t),
  ]
}

function contractRow({ ticker, contract, explorer }: SideFacts, t: Translate): FactRow {
  return {
    name: t('contract', { ticker }),
    value: contract ?? t('all_coins:networks.own'),
    ...(contract && { isAddress: true }),
    ...(explorer && {
      link: {
        href: explorer,
        text: new URL(explorer).hostname.replace(/^www\./, ''),
        note: t('all_coins:networks.opens'),
      },
    }),
  }
}

const lastOfPair = ({ last }: PairFactsData, names: Names, { t, intl }: FactWords): PairFactsText['last'] =>
  last.length === 0
    ? null
    : {
        title: t('last'),
        exchanges: last.map(({ amountFrom, amountTo, finishedAt }) => ({
          text: `≈\u00a0${showAmount(amountFrom, intl)} ${names.from} → ${showAmount(amountTo, intl)} ${names.to}`,
          time: formatDate(finishedAt, intl, DATE_AND_TIME, 'UTC'),
          at: finishedAt,
        })),
      }
