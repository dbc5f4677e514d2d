import type { ReactNode } from 'react'
import { fullAmount, showAmount, ratio } from '@/domain/money/amount'
import type { Currency } from '@/domain/currency/currency'
import type { Exchange } from '@/contract/exchanges'
import { SETTLED_STATUSES, UNPAID_STATUSES } from '@/domain/exchange/exchange'
import { isQuoteOver, shownTerms } from '@/domain/currency/shownTerms'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useLocalTime } from '@/ui/hooks/useLocalTime'
import { Amount } from '@/ui/currency/Amount'
import { Destination } from '@/ui/currency/Destination'
import { SteadyText } from '@/ui/layout/SteadyText'
import { DescriptionList } from '@/ui/table/DescriptionList'
import styles from './ExchangeStatus.module.css'

type Props = { exchange: Exchange; from: Currency; to: Currency }
type Row = readonly [name: string, value: ReactNode]

export function Summary({ exchange, from, to }: Props) {
  const { t } = useTranslation(['exchange-status', 'exchange'])
  const { intl } = useLanguage()
  const { type } = exchange
  const { sent } = shownTerms(exchange)
  const isOver = isQuoteOver(exchange)
  const hasArrived = exchange.amountFrom !== null && (isOver || exchange.amountFrom !== sent)
  const arrived = hasArrived ? exchange.amountFrom : null
  const withTicker = (amount: string, coin: Currency) => `${fullAmount(amount, intl)} ${coin.symbolFront}`
  const paidRows = usePaidRows({ exchange, from, to })
  const quotedRows = useQuotedRows({ exchange, from, to })
  const depositRows = useDepositRows({ exchange, from })
  const recipientRows = useRecipientRows({ exchange, from, to })
  return (
    <DescriptionList
      rows={[
        ...(isOver ? [] : [[t('exchange:form.send'), withTicker(sent, from)] as const]),
        ...(arrived ? [[t('outcome.txFrom'), withTicker(arrived, from)] as const] : []),
        ...paidRows,
        ...quotedRows,
        ...(exchange.ramp
          ? []
          : [
              [
                t('exchange:rate.legend'),
                exchange.requote && type === 'fixed' ? t('summary.atMarket') : t(`exchange:rate.${type}`),
              ] as const,
            ]),
        ...depositRows,
        ...recipientRows,
        [t('summary.created'), <DateTime key="created" iso={exchange.createdAt} />],
        ...(SETTLED_STATUSES.includes(exchange.status)
          ? [[t('summary.ended'), <DateTime key="ended" iso={exchange.updatedAt} />] as const]
          : []),
      ]}
    />
  )
}

function useRecipientRows({ exchange, from, to }: Props): Row[] {
  const { t } = useTranslation(['exchange-status', 'exchange'])
  const { addressTo, extraIdTo, userRefundAddress: refund, userRefundExtraId } = exchange.extendedInfo
  const rows: Row[] = []
  // At a ramp the payout may be arranged there alone.
  if (addressTo !== '')
    rows.push([
      to.isFiat ? t('ramp.account') : t('exchange:review.recipient'),
      <Place key="to" currency={to} address={addressTo} extraId={extraIdTo} />,
    ])
  // A ramp sends a payment back the way it came.
  if (refund)
    rows.push([
      t('exchange:review.refund'),
      <Place key="refund" currency={from} address={refund} extraId={userRefundExtraId} />,
    ])
  else if (!exchange.ramp) rows.push([t('exchange:review.refund'), t('exchange:review.noRefund')])
  return rows
}

/** What was quoted, where something else is exchanged or the quote is over. */
function useQuotedRows({ exchange, from, to }: Props): Row[] {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  const quote = earlierQuote(exchange)
  if (!quote) return []
  const sent = `${fullAmount(quote.from, intl)} ${from.symbolFront}`
  const got = `${showAmount(quote.to, intl)}\u00a0${to.symbolFront}`
  return [[t('amountChange.quoted'), `${sent} → ${exchange.type === 'fixed' ? '' : '≈\u00a0'}${got}`]]
}

/** Before a decision its panel shows both amounts, and where the new one was refused nothing was agreed on. */
function earlierQuote(exchange: Exchange): { from: string; to: string } | null {
  const { amountChange, expectedAmountFrom, expectedAmountTo } = exchange
  if (amountChange?.decision === 'accepted' || amountChange?.decision === 'better')
    return { from: amountChange.quotedFrom, to: amountChange.quotedTo }
  const { sent, got } = shownTerms(exchange)
  const isQuoted = sent === expectedAmountFrom && got === expectedAmountTo
  return isQuoted && !isQuoteOver(exchange) ? null : { from: expectedAmountFrom, to: expectedAmountTo }
}

function usePaidRows({ exchange, from, to }: Props): Row[] {
  const { t } = useTranslation(['exchange-status', 'exchange'])
  const { intl } = useLanguage()
  // No receipt may say «You get» of what was not paid out.
  if (UNPAID_STATUSES.includes(exchange.status) || isQuoteOver(exchange)) return []
  const { sent, got, isAbout } = shownTerms(exchange)
  const rate = `${isAbout ? '≈' : '='} ${fullAmount(ratio(got, sent), intl)}\u00a0${to.symbolFront}`
  return [
    [
      t(exchange.isPayment ? 'payment.gets' : 'exchange:form.get'),
      <Amount key="got" value={got} ticker={to.symbolFront} isAbout={isAbout} />,
    ],
    [t('summary.rate'), `1 ${from.symbolFront} ${rate}`],
  ]
}

/** Before the deposit its address stands only where all cautions about it stand too. */
function useDepositRows({ exchange, from }: Omit<Props, 'to'>): Row[] {
  const { t } = useTranslation('exchange-status')
  const { txFrom, addressFrom } = exchange.extendedInfo
  if (txFrom === null || addressFrom === '') return []
  const name = t(from.isFiat ? 'deposit.account' : 'summary.deposit')
  return [[name, <DepositPlace key="from" exchange={exchange} from={from} />]]
}

function DepositPlace({ exchange, from }: Omit<Props, 'to'>) {
  const { t } = useTranslation('exchange-status')
  const { addressFrom, extraIdFrom } = exchange.extendedInfo
  const caution = exchange.sandbox && t(from.isFiat ? 'sandbox.account' : 'sandbox.address')
  return <Place currency={from} address={addressFrom} extraId={extraIdFrom} caution={caution} />
}

type PlaceProps = { currency: Currency; address: string; extraId: string | null; caution?: string | false }

function Place({ currency, address, extraId, caution = false }: PlaceProps) {
  const { t } = useTranslation('exchange')
  const { withKind } = useExtraIdKind()
  const network = currency.fullInfo.network_name
  const notes = [
    extraId && withKind(currency.extra_id, (kind) => t('review.extra', { kind, value: extraId })),
    network && t('recipient.network', { network }),
    caution,
  ]
  return <Destination address={address} notes={notes} />
}

/** On paper, which travels, in UTC too. `iso`: ISO 8601 in UTC. */
function DateTime({ iso }: { iso: string }) {
  const { own, utc, longest, isServed } = useLocalTime()(iso)
  return (
    <time dateTime={iso}>
      <SteadyText longest={longest} isServed={isServed}>
        {own}
      </SteadyText>
      {utc !== own && <small className={styles.paperOnly}>{utc}</small>}
    </time>
  )
}
