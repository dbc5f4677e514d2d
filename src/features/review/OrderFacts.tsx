import { useTranslation } from 'next-i18next/pages'
import { timings } from '@/config/timings'
import { showAmount } from '@/domain/amount'
import type { Currency } from '@/domain/currency'
import type { Estimate } from '@/contract/quotes'
import type { QuoteQuestion } from '@/domain/quote'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useLanguage } from '@/i18n/useLanguage'
import { selectDraft } from '@/store/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { Destination } from '@/ui/Destination'
import { Facts } from '@/ui/Facts'
import { Verbatim } from '@/ui/Verbatim'

type Props = { question: QuoteQuestion; estimate: Estimate; from: Currency; to: Currency }

/** The order as it will be sent: amounts in full precision, each address with its network in words. */
export function OrderFacts({ question, estimate, from, to }: Props) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const { withKind } = useExtraIdKind()
  const draft = useAppSelector(selectDraft)
  const sent = question.reverse ? estimate.estimate : question.amount
  const got = question.reverse ? question.amount : estimate.estimate
  const withTicker = (amount: string, currency: Currency) =>
    `${showAmount(amount, intl, currency.fullInfo.precision)} ${currency.symbolFront}`
  const destination = (currency: Currency, address: string, extraId: string) => {
    const value = extraId || t('review.noExtra')
    const network = currency.fullInfo.network_name
    return (
      <Destination
        address={address}
        notes={[
          currency.has_extra_id && withKind(currency.extra_id, (kind) => t('review.extra', { kind, value })),
          network && t('recipient.network', { network }),
        ]}
      />
    )
  }
  const minutes = timings.fixedRate / 60_000
  return (
    <Facts
      rows={[
        [t('form.send'), <Verbatim key="send">{withTicker(sent, from)}</Verbatim>],
        [
          t('form.get'),
          <Verbatim key="get">{`${question.fixed ? '' : '≈ '}${withTicker(got, to)}`}</Verbatim>,
        ],
        [t('rate.legend'), t(question.fixed ? 'rate.fixedLong' : 'rate.floatingLong', { minutes })],
        [t('review.recipient'), destination(to, draft.addressTo, draft.extraIdTo)],
        [
          t('review.refund'),
          draft.userRefundAddress
            ? destination(from, draft.userRefundAddress, draft.userRefundExtraId)
            : t('review.noRefund'),
        ],
      ]}
    />
  )
}
