import { minutesText } from '@/domain/exchange/quote'
import type { OfferList } from '@/contract/quotes'
import type { Currency } from '@/domain/currency/currency'
import type { QuoteRequest } from '@/domain/exchange/quote'
import { showFiatValue } from '@/domain/money/fiatValue'
import { numberFormat } from '@/domain/money/numberFormat'
import { fullAmount } from '@/domain/money/amount'
import { useLanguage } from '@/i18n/useLanguage'
import { useRefundTerms } from '@/i18n/useRefundTerms'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { useDisplayFiat } from '@/store/quote/useDisplayFiat'
import { selectPrice } from '@/store/slices/priceSlice'
import { Custody } from '@/ui/currency/Custody'
import { Verbatim } from '@/ui/layout/Verbatim'
import styles from './OfferPanel.module.css'
import Big from 'big.js'
import type { PairPrices } from '@/domain/money/priceBreakdown'

type Props = {
  offer: OfferList['offers'][number]
  request: QuoteRequest
  from: Currency
  to: Currency
  isBest: boolean
  isChosen: boolean
  onChoose: () => void
}

export function OfferCard({ offer, request, from, to, isBest, isChosen, onChoose }: Props) {
  const { t } = useTranslation('offers')
  const { t: tForm } = useTranslation('exchange')
  const { intl } = useLanguage()
  const { reverse, amount } = request
  const { provider, estimate, fixed, minutes } = offer
  const [sent, got] = reverse ? [estimate, amount] : [amount, estimate]
  const refunds = useRefundTerms(provider)
  const fee = useFeeText(from, to, sent, got)
  const facts = [
    fee,
    minutes && tForm('form.speed', { minutes: minutesText(minutes.join('-')) }),
    t(fixed ? 'fixed' : 'floating'),
    t(`kyc.${provider.kyc}`),
  ]
  return (
    <label className={styles.offer}>
      <input type="radio" name="offer" checked={isChosen} onChange={onChoose} />
      <span className={styles.card}>
        <span className={styles.head}>
          <b translate="no">{provider.name}</b> <span className={styles.best}>{isBest && t('best')}</span>{' '}
          <b className={styles.amount}>
            {tForm(reverse ? 'form.send' : 'form.get')}{' '}
            <Verbatim>{`${fullAmount(estimate, intl)}\u00a0${(reverse ? from : to).symbolFront}`}</Verbatim>
          </b>
        </span>{' '}
        <span>{facts.filter(Boolean).join(' · ')}</span>{' '}
        <span>
          <Custody provider={provider} /> {refunds}
        </span>
      </span>
    </label>
  )
}

function useFeeText(from: Currency, to: Currency, sent: string, got: string): string | null {
  const { t } = useTranslation('offers')
  const { intl } = useLanguage()
  const { unit } = useDisplayFiat()
  const fromUsd = useAppSelector(selectPrice(from.symbol))
  const toUsd = useAppSelector(selectPrice(to.symbol))
  const cost = fromUsd && toUsd ? offerCost({ sent, got }, { from: fromUsd, to: toUsd }) : null
  if (!cost) return null
  const share = numberFormat(intl, { style: 'percent', maximumFractionDigits: 2 }).format(
    Math.abs(Number(cost.percent)) / 100,
  )
  if (cost.percent.startsWith('-')) return t('gain', { percent: share })
  return t('fee', { amount: showFiatValue(cost.usd, unit, intl), percent: share })
}

/** In US dollars and in percent of what is sent, all fees included; below zero: better than the market. */
export function offerCost(
  { sent, got }: { sent: string; got: string },
  prices: PairPrices,
): { usd: string; percent: string } | null {
  const worth = new Big(sent).times(prices.from)
  if (worth.lte(0)) return null
  const usd = worth.minus(new Big(got).times(prices.to))
  return { usd: usd.toFixed(), percent: usd.times(100).div(worth).round(2, Big.roundHalfUp).toFixed() }
}
