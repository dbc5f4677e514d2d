import type { Currency } from '@/domain/currency/currency'
import { fullAmount } from '@/domain/money/amount'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Destination } from '@/ui/currency/Destination'
import { Button } from '@/ui/form/Button'
import { SubmitError } from '@/ui/form/SubmitError'
import { Verbatim } from '@/ui/layout/Verbatim'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { type JudgedRefund, refundOfOrder } from './judgeRefund'
import type { OwnParts } from './OwnParts'
import { PlainAddressField } from './PlainAddressField'
import { PlainExtraIdField } from './PlainExtraIdField'
import styles from './Plain.module.css'

type Props = OwnParts & { from: Currency }

export function OwnRefund(props: Props) {
  const { t } = useTranslation(['exchange-status', 'reusable'])
  const { action, result } = props
  const shown = result?.kind === 'refund' ? result : null
  return (
    <form className={styles.form} action={action} method="post" aria-label={t('choice.refund')}>
      <input type="hidden" name="action" value="refund" />
      {shown?.failure && (
        <SubmitError
          failure={shown.failure}
          fields={t('reusable:refusal.validation_failed')}
          uncertain={t('choice.uncertain')}
        />
      )}
      {shown?.isReviewed ? <Review {...props} judged={shown.judged} /> : <Fields {...props} />}
    </form>
  )
}

function Fields({ exchange, result, from }: Props) {
  const { t } = useTranslation(['exchange-status', 'exchange'])
  const shown = result?.kind === 'refund' ? result.judged : null
  const { address, extraId, notProvideRefundMemo } = shown?.form ?? refundOfOrder(exchange)
  return (
    <>
      <PlainAddressField
        name="address"
        currency={from}
        label={t(`exchange:recipient.${from.isFiat ? 'refundAccount' : 'refundAddress'}`, {
          ticker: from.symbolFront,
        })}
        value={address}
        judged={shown?.judged ?? null}
        problem={shown?.problems.userRefundAddress}
        isRequired
      />
      <PlainExtraIdField
        names={['extraId', 'notProvideRefundMemo']}
        currency={from}
        value={extraId}
        needsNone={notProvideRefundMemo}
        carried={shown?.judged.carried}
        problem={shown?.problems.userRefundExtraId}
      />
      <div className={styles.ways}>
        <Button type="submit" look="outline">
          {t('choice.reviewRefund')}
        </Button>
      </div>
    </>
  )
}

function Review({ exchange, action, from, judged: { form } }: Props & { judged: JudgedRefund }) {
  const { t } = useTranslation(['exchange-status', 'exchange'])
  const { intl } = useLanguage()
  const { withKind } = useExtraIdKind()
  const network = from.fullInfo.network_name
  const amount = fullAmount(exchange.amountFrom ?? exchange.expectedAmountFrom, intl)
  const value = form.extraId || t('exchange:review.noExtra')
  const notes = [
    (from.has_extra_id || form.extraId !== '') &&
      withKind(from.extra_id, (kind) => t('exchange:review.extra', { kind, value })),
    network && t('exchange:recipient.network', { network }),
  ]
  return (
    <>
      <input type="hidden" name="address" value={form.address} />
      <input type="hidden" name="extraId" value={form.extraId} />
      {form.notProvideRefundMemo && <input type="hidden" name="notProvideRefundMemo" value="on" />}
      <DescriptionList
        rows={[
          [t('choice.received'), <Verbatim key="received">{`${amount} ${from.symbolFront}`}</Verbatim>],
          [t('exchange:review.refund'), <Destination key="to" address={form.address} notes={notes} />],
        ]}
      />
      <p className={styles.fine}>{t('choice.refundFee')}</p>
      <div className={styles.ways}>
        <Button type="submit" name="confirmed" value="yes">
          {t('choice.refund')}
        </Button>
        <a href={action}>{t('choice.cancel')}</a>
      </div>
    </>
  )
}
