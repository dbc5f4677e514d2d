import type { Exchange } from '@/contract/exchanges'
import { fullAmount } from '@/domain/money/amount'
import type { Currency } from '@/domain/currency/currency'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { Destination } from '@/ui/currency/Destination'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { Verbatim } from '@/ui/layout/Verbatim'
import styles from './ChoicePanel.module.css'
import type { Action } from './useAction'

type Props = { exchange: Exchange; from: Currency; action: Action; isBusy: boolean; onConfirm: () => void }

export function RefundReview({ exchange, from, action, isBusy, onConfirm }: Props) {
  const { t } = useTranslation(['exchange-status', 'exchange'])
  const { intl } = useLanguage()
  const { withKind } = useExtraIdKind()
  const { network_name: network } = from.fullInfo
  const amount = fullAmount(exchange.amountFrom ?? exchange.expectedAmountFrom, intl)
  const extraId = action.extraId ?? exchange.extendedInfo.userRefundExtraId
  const notes = [
    action.addressName ? t('exchange:recipient.name', { name: action.addressName }) : null,
    (from.has_extra_id || extraId) &&
      withKind(from.extra_id, (kind) =>
        t('exchange:review.extra', { kind, value: extraId || t('exchange:review.noExtra') }),
      ),
    network && t('exchange:recipient.network', { network }),
  ]
  return (
    <>
      <DescriptionList
        rows={[
          [t('choice.received'), <Verbatim key="received">{`${amount} ${from.symbolFront}`}</Verbatim>],
          [
            t('exchange:review.refund'),
            <Destination
              key="to"
              address={action.address ?? exchange.extendedInfo.userRefundAddress ?? ''}
              notes={notes}
            />,
          ],
        ]}
      />
      <p className={styles.hint}>{t('choice.refundFee')}</p>
      <Button busy={isBusy} onClick={onConfirm}>
        {t('choice.refund')}
      </Button>
    </>
  )
}
