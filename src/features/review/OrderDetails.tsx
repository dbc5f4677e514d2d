import type { Currency } from '@/domain/currency/currency'
import type { Estimate } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/exchange/quote'
import { formatDate, TIME } from '@/domain/text/date'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useLanguage } from '@/i18n/useLanguage'
import { useRefundTerms } from '@/i18n/useRefundTerms'
import { useTranslation } from '@/i18n/useTranslation'
import { selectDraft } from '@/store/slices/exchangeSlice'
import { useAddressCheck } from '@/store/currency/useAddressCheck'
import { useAppSelector } from '@/store/hooks'
import { Custody } from '@/ui/currency/Custody'
import { Destination } from '@/ui/currency/Destination'
import { DescriptionList } from '@/ui/table/DescriptionList'

type Props = { request: QuoteRequest; estimate: Estimate; from: Currency; to: Currency }

export function OrderDetails({ request, estimate, from, to }: Props) {
  const { t } = useTranslation('exchange')
  const { withKind } = useExtraIdKind()
  const draft = useAppSelector(selectDraft)
  const { carried: carriedTo } = useAddressCheck(to, draft.addressTo)
  const { carried: carriedRefund } = useAddressCheck(from, draft.userRefundAddress)
  const destination = (currency: Currency, address: string, name: string, extraId: string) => {
    const value = extraId || t('review.noExtra')
    const network = currency.fullInfo.network_name
    return (
      <Destination
        address={address}
        notes={[
          name && t('recipient.name', { name }),
          (currency.has_extra_id || extraId !== '') &&
            withKind(currency.extra_id, (kind) => t('review.extra', { kind, value })),
          network && t('recipient.network', { network }),
        ]}
      />
    )
  }
  const refunds = useRefundTerms(estimate.provider)
  const rate = useRateTerms(request, estimate)
  return (
    <DescriptionList
      rows={[
        [t('rate.legend'), rate],
        ...(estimate.provider
          ? [[t('custody.label'), <Custody key="custody" provider={estimate.provider} />] as const]
          : []),
        [
          t('review.recipient'),
          destination(to, draft.addressTo, draft.addressToName, draft.extraIdTo || (carriedTo ?? '')),
        ],
        [
          t('review.refund'),
          draft.userRefundAddress
            ? destination(
                from,
                draft.userRefundAddress,
                draft.userRefundName,
                draft.userRefundExtraId || (carriedRefund ?? ''),
              )
            : t('review.noRefund'),
        ],
        ...(refunds ? [[t('review.refunds'), refunds] as const] : []),
      ]}
    />
  )
}

function useRateTerms({ fixed }: QuoteRequest, { validUntil }: Estimate): string {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  if (!fixed) return t('rate.floatingLong')
  const time = formatDate(validUntil, intl, TIME)
  return time ? t('rate.fixedUntil', { time }) : t('rate.fixed')
}
