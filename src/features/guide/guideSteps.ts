import type { Currency } from '@/domain/currency/currency'
import { minutesText } from '@/domain/exchange/quote'
import { isZero, showAmount } from '@/domain/money/amount'
import { extraIdWords } from '@/i18n/extraIdKind'
import type { Translate } from '@/i18n/translate'

export type GuideQuote = { amount: string; estimate: string; min: string; speed: string; at: string }

export type GuideStep = { title: string; texts: string[] }

/** `took`: a sentence on the time that was measured, in place of the usual one; empty: none was. */
type Guided = { from: Currency; to: Currency; quote: GuideQuote | null; took: string[] }

/** `t` has the texts of `guides` and `reusable`. */
type Words = { t: Translate; intl: string }

export function guideSteps(pair: Guided, words: Words): GuideStep[] {
  const { from, to } = pair
  const { t, intl } = words
  const { withKind } = extraIdWords(t, intl)
  const receiving = to.isFiat
    ? t('guides:step.account')
    : t('guides:step.wallet', { ticker: to.symbolFront, network: to.fullInfo.network_name })
  const sending = from.isFiat
    ? t('guides:step.transfer')
    : t('guides:step.send', { network: from.fullInfo.network_name })
  const extraTo = to.has_extra_id && withKind(to.extra_id, (kind) => t('guides:step.extraTo', { kind }))
  const extraFrom =
    from.has_extra_id && withKind(from.extra_id, (kind) => t('guides:step.extraFrom', { kind }))
  return [
    { title: t('guides:step.amount'), texts: amountTexts(pair, words) },
    { title: t('guides:step.address'), texts: [receiving, extraTo].flatMap((text) => text || []) },
    { title: t('guides:step.deposit'), texts: [sending, extraFrom].flatMap((text) => text || []) },
    { title: t('guides:step.wait'), texts: waitTexts(pair, words) },
  ]
}

function amountTexts({ from, to, quote }: Guided, { t, intl }: Words): string[] {
  if (!quote) return [t('guides:step.plain', { ticker: from.symbolFront })]
  const show = (value: string, { symbolFront }: Currency) => `${showAmount(value, intl)}\u00a0${symbolFront}`
  const minimum = isZero(quote.min) ? [] : [t('guides:step.minimum', { min: show(quote.min, from) })]
  const counted = { amount: show(quote.amount, from), estimate: show(quote.estimate, to) }
  return [...minimum, t('guides:step.counted', counted)]
}

function waitTexts({ from, to, quote, took }: Guided, { t }: Words): string[] {
  const isBank = from.isFiat || to.isFiat
  const minutes = quote?.speed && minutesText(quote.speed)
  const count = Number(from.confirmations_from)
  const usual = minutes
    ? [t(isBank ? 'guides:step.timeBank' : 'guides:step.time', { minutes })]
    : isBank
      ? [t('guides:step.bankAlso')]
      : []
  return [
    ...(count > 0 ? [t('guides:step.confirmations', { count })] : []),
    ...(took.length > 0 && !isBank ? took : usual),
    ...(isBank ? [] : [t('guides:step.track')]),
  ]
}
