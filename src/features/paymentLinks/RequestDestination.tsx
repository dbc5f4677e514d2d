import type { PaymentRequest } from '@/contract/paymentRequests'
import { slugOf } from '@/domain/currency/currency'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useTranslation } from '@/i18n/useTranslation'
import { useCurrency } from '@/store/currency/useCurrency'
import { Destination } from '@/ui/currency/Destination'

/** The address, its memo and its network. */
export function RequestDestination(
  request: Pick<PaymentRequest, 'ticker' | 'network' | 'address' | 'extraId'>,
) {
  const { ticker, network, address, extraId } = request
  const { t } = useTranslation('exchange')
  const { withKind } = useExtraIdKind()
  const currency = useCurrency(slugOf({ symbolFront: ticker, network }))
  const name = currency?.fullInfo.network_name ?? network.toUpperCase()
  const notes = [
    extraId && withKind(currency?.extra_id ?? 'memo', (kind) => t('review.extra', { kind, value: extraId })),
    name && t('recipient.network', { network: name }),
  ]
  return <Destination address={address} notes={notes} />
}
