import { useTranslation } from 'next-i18next/pages'
import { ratio, showAmount } from '@/domain/amount'
import type { Currency } from '@/domain/currency'
import type { Exchange } from '@/domain/exchange'
import { shownTerms } from '@/domain/shownTerms'
import { useLanguage } from '@/i18n/useLanguage'
import { Destination } from '@/ui/Destination'
import { Facts } from '@/ui/Facts'

type Props = { exchange: Exchange; from: Currency; to: Currency }

/** The terms of the exchange, and after it what really happened. */
export function Summary({ exchange, from, to }: Props) {
  const { t } = useTranslation(['exchange-status', 'exchange'])
  const { intl } = useLanguage()
  const { extendedInfo, type } = exchange
  const { sent, got } = shownTerms(exchange)
  const arrived = exchange.amountFrom !== null && exchange.amountFrom !== sent ? exchange.amountFrom : null
  const about = exchange.amountTo || type === 'fixed' ? '' : '≈ '
  const withTicker = (amount: string, { symbolFront, fullInfo }: Currency) =>
    `${showAmount(amount, intl, fullInfo.precision)} ${symbolFront}`
  const destination = ({ extra_id: kind, fullInfo }: Currency, address: string, extraId: string | null) => {
    const network = fullInfo.network_name
    const notes = [
      extraId && t('exchange:review.extra', { kind, value: extraId }),
      network && t('exchange:recipient.network', { network }),
    ]
    return <Destination address={address} notes={notes} />
  }
  const time = (iso: string) => (
    <time dateTime={iso}>
      {new Intl.DateTimeFormat(intl, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))}
    </time>
  )
  return (
    <Facts
      rows={[
        [t('exchange:form.send'), withTicker(sent, from)],
        ...(arrived ? [[t('outcome.txFrom'), withTicker(arrived, from)] as const] : []),
        [t('exchange:form.get'), about + withTicker(got, to)],
        [
          t('summary.rate'),
          `1 ${from.symbolFront} ${about ? '≈' : '='} ${showAmount(ratio(got, sent), intl)} ${to.symbolFront}`,
        ],
        [t('exchange:rate.legend'), t(`exchange:rate.${type}`)],
        [t('exchange:review.recipient'), destination(to, extendedInfo.addressTo, extendedInfo.extraIdTo)],
        [
          t('exchange:review.refund'),
          extendedInfo.userRefundAddress
            ? destination(from, extendedInfo.userRefundAddress, extendedInfo.userRefundExtraId)
            : t('exchange:review.noRefund'),
        ],
        [t('summary.created'), time(exchange.createdAt)],
      ]}
    />
  )
}
