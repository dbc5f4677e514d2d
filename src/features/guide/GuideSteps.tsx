import { showAmount } from '@/domain/money/amount'
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
  const counted = quote && {
    min: amount(quote.min, from),
    amount: amount(quote.amount, from),
    estimate: amount(quote.estimate, to),
  }
  const receiving = to.isFiat
    ? t('step.account')
    : t('step.wallet', { ticker: to.symbolFront, network: to.fullInfo.network_name })
  const sending = from.isFiat ? t('step.transfer') : t('step.send', { network: from.fullInfo.network_name })
  const confirmations = Number(from.confirmations_from)
  const steps = [
    step('amount', counted ? t('step.counted', counted) : t('step.plain', { ticker: from.symbolFront })),
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
      t(from.isFiat || to.isFiat ? 'step.timeBank' : 'step.time', {
        minutes: (quote?.speed ?? '').replace('-', '–'),
      }),
    ),
  ]
  return <NumberedSteps steps={steps} />
}
