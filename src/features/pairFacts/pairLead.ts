import { isZero, showAmount } from '@/domain/money/amount'
import { usualTime } from '@/domain/time/usualTime'
import { extraIdWords } from '@/i18n/extraIdKind'
import type { FactWords } from './pairFactsText'
import type { PairFactsData } from './pairFactsData'

/** On which networks, how much, and how long it took: sentences of what is known. `t` also has the texts of `guides`. */
export const pairLead = (facts: PairFactsData, words: FactWords): string[] => [
  ...waySentence(facts, words),
  ...limitSentence(facts, words),
  ...timeSentence(facts, words),
]

/** What to check before sending: networks, confirmations and memos. */
export function guideLead(facts: PairFactsData, words: FactWords): string[] {
  const { t, intl } = words
  const { from, to } = facts
  const { withKind } = extraIdWords(t, intl)
  const extra = [
    ...(from.extraId ? [withKind(from.extraId, (kind) => t('guides:step.extraFrom', { kind }))] : []),
    ...(to.extraId ? [withKind(to.extraId, (kind) => t('guides:step.extraTo', { kind }))] : []),
  ]
  return [
    ...waySentence(facts, words),
    ...(from.confirmations === null ? [] : [t('guides:step.confirmations', { count: from.confirmations })]),
    ...(extra.length > 0 ? extra : [t('lead.noExtra')]),
  ]
}

function waySentence({ from, to }: PairFactsData, { t }: FactWords): string[] {
  const way = !from.network ? 'buy' : !to.network ? 'sell' : 'send'
  const names = { from: from.ticker, to: to.ticker, networkFrom: from.network, networkTo: to.network }
  // Empty where no bank pays or is paid.
  return [t(`lead.${way}`, names)].filter(Boolean)
}

function limitSentence({ from, limits }: PairFactsData, { t, intl }: FactWords): string[] {
  if (!limits || isZero(limits.min)) return []
  const show = (amount: string) => `${showAmount(amount, intl)}\u00a0${from.ticker}`
  const min = show(limits.min)
  return limits.max === null || isZero(limits.max)
    ? [t('guides:step.minimum', { min })]
    : [t('lead.limits', { min, max: show(limits.max) })]
}

export const timeSentence = ({ minutes }: Pick<PairFactsData, 'minutes'>, { t, intl }: FactWords): string[] =>
  minutes === null ? [] : [t('lead.took', { time: usualTime([minutes, minutes], intl) })]
