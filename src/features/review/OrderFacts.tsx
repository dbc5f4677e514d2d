import { useTranslation } from 'next-i18next/pages'
import { showAmount } from '@/domain/amount'
import type { Currency } from '@/domain/currency'
import type { Estimate, QuoteQuestion } from '@/domain/quote'
import { useLanguage } from '@/i18n/useLanguage'
import { selectDraft } from '@/store/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { Facts } from '@/ui/Facts'
import styles from './ReviewOrder.module.css'

type Props = { question: QuoteQuestion; estimate: Estimate; from: Currency; to: Currency }

/** The order as it will be sent: amounts in full precision, each address with its network in words. */
export function OrderFacts({ question, estimate, from, to }: Props) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const draft = useAppSelector(selectDraft)
  const sent = question.reverse ? estimate.estimate : question.amount
  const got = question.reverse ? question.amount : estimate.estimate
  const withTicker = (amount: string, currency: Currency) =>
    `${showAmount(amount, intl, currency.fullInfo.precision)} ${currency.symbolFront}`
  return (
    <Facts
      rows={[
        [t('form.send'), withTicker(sent, from)],
        [t('form.get'), `${question.fixed ? '' : '≈ '}${withTicker(got, to)}`],
        [t('rate.legend'), t(question.fixed ? 'rate.fixedLong' : 'rate.floatingLong')],
        [
          t('review.recipient'),
          <Destination key="to" currency={to} address={draft.addressTo} extraId={draft.extraIdTo} />,
        ],
        [
          t('review.refund'),
          draft.userRefundAddress ? (
            <Destination
              key="refund"
              currency={from}
              address={draft.userRefundAddress}
              extraId={draft.userRefundExtraId}
            />
          ) : (
            t('review.noRefund')
          ),
        ],
      ]}
    />
  )
}

type DestinationProps = { currency: Currency; address: string; extraId: string }

function Destination({ currency, address, extraId }: DestinationProps) {
  const { t } = useTranslation('exchange')
  const { network_name: network } = currency.fullInfo
  return (
    <span className={styles.address}>
      {address}
      {currency.has_extra_id && (
        <small>{t('review.extra', { kind: currency.extra_id, value: extraId || t('review.noExtra') })}</small>
      )}
      {network && <small>{t('recipient.network', { network })}</small>}
    </span>
  )
}
