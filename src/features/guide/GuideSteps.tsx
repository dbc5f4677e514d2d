import { minutesText } from '@/domain/exchange/quote'
import { isZero, showAmount } from '@/domain/money/amount'
import type { Currency } from '@/domain/currency/currency'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { NumberedSteps } from '@/ui/layout/NumberedSteps'

export type GuideQuote = { amount: string; estimate: string; min: string; speed: string; at: string }

type Props = { from: Currency; to: Currency; quote: GuideQuote | null }

export function GuideSteps({ from, to, quote }: Props) {
  const { t } = useTranslation('guides')
  const { intl } = useLanguage()
  const { withKind } = useExtraIdKind()
  const amount = (value: string, { symbolFront }: Currency) =>
    `${showAmount(value, intl)}\u00a0${symbolFront}`
  const step = (name: string, ...texts: string[]) => ({ title: t(`step.${name}`), texts })
  const minimum = quote && !isZero(quote.min) && t('step.minimum', { min: amount(quote.min, from) })
  const counted =
    quote && t('step.counted', { amount: amount(quote.amount, from), estimate: amount(quote.estimate, to) })
  const receiving = to.isFiat
    ? t('step.account')
    : t('step.wallet', { ticker: to.symbolFront, network: to.fullInfo.network_name })
  const sending = from.isFiat ? t('step.transfer') : t('step.send', { network: from.fullInfo.network_name })
  const plain = t('step.plain', { ticker: from.symbolFront })
  const isBank = from.isFiat || to.isFiat
  const minutes = quote?.speed && minutesText(quote.speed)
  const confirmations = Number(from.confirmations_from)
  const steps = [
    step('amount', ...(counted ? [minimum, counted].flatMap((text) => text || []) : [plain])),
    step(
      'address',
      receiving,
      ...(to.has_extra_id ? [withKind(to.extra_id, (kind) => t('step.extraTo', { kind }))] : []),
    ),
    step(
      'deposit',
      sending,
      ...(from.has_extra_id ? [withKind(from.extra_id, (kind) => t('step.extraFrom', { kind }))] : []),
    ),
    step(
      'wait',
      ...(confirmations > 0 ? [t('step.confirmations', { count: confirmations })] : []),
      ...(minutes
        ? [t(isBank ? 'step.timeBank' : 'step.time', { minutes })]
        : isBank
          ? [t('step.bankAlso')]
          : []),
      ...(isBank ? [] : [t('step.track')]),
    ),
  ]
  return <NumberedSteps steps={steps} />
}
