import type { Exchange } from '@/contract/exchanges'
import type { Currency } from '@/domain/currency/currency'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { Destination } from '@/ui/currency/Destination'
import styles from './ChoicePanel.module.css'

type Props = { exchange: Exchange; from: Currency; onReview: () => void }

/** Only the device that created the exchange can replace the order's refund address. */
export function FixedRefund({ exchange, from, onReview }: Props) {
  const { t } = useTranslation(['exchange-status', 'exchange'])
  const { withKind } = useExtraIdKind()
  const { userRefundAddress, userRefundExtraId } = exchange.extendedInfo
  const network = from.fullInfo.network_name
  return (
    <div className={styles.refund}>
      <p>{t(from.isFiat ? 'choice.fixedAccount' : 'choice.fixedAddress')}</p>
      <Destination
        address={userRefundAddress ?? ''}
        notes={[
          userRefundExtraId &&
            withKind(from.extra_id, (kind) => t('exchange:review.extra', { kind, value: userRefundExtraId })),
          network && t('exchange:recipient.network', { network }),
        ]}
      />
      <Button look="outline" onClick={onReview}>
        {t('choice.reviewRefund')}
      </Button>
    </div>
  )
}
