import { useTranslation } from 'next-i18next/pages'
import { timings } from '@/config/timings'
import { showAmount } from '@/domain/amount'
import type { Currency } from '@/domain/currency'
import type { Estimate } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/quote'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useLanguage } from '@/i18n/useLanguage'
import { selectDraft } from '@/store/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { Destination } from '@/ui/Destination'
import { DescriptionList } from '@/ui/DescriptionList'
import { Verbatim } from '@/ui/Verbatim'

type Props = { request: QuoteRequest; estimate: Estimate; from: Currency; to: Currency }

export function OrderDetails({ request, estimate, from, to }: Props) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const { withKind } = useExtraIdKind()
  const draft = useAppSelector(selectDraft)
  const sent = request.reverse ? estimate.estimate : request.amount
  const got = request.reverse ? request.amount : estimate.estimate
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
    <DescriptionList
      rows={[
        [t('form.send'), <Verbatim key="send">{withTicker(sent, from)}</Verbatim>],
        [
          t('form.get'),
          <Verbatim key="get">{`${request.fixed ? '' : '≈ '}${withTicker(got, to)}`}</Verbatim>,
        ],
        [t('rate.legend'), t(request.fixed ? 'rate.fixedLong' : 'rate.floatingLong', { minutes })],
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
