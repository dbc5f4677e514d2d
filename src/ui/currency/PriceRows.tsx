import { fullAmount, showAmount } from '@/domain/money/amount'
import type { Currency } from '@/domain/currency/currency'
import { percentText } from '@/domain/money/percentText'
import type { PriceBreakdown } from '@/domain/money/priceBreakdown'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import styles from './PriceBox.module.css'
import { Verbatim } from '@/ui/layout/Verbatim'

type Props = {
  from: Currency
  to: Currency
  sent: string | null
  breakdown: PriceBreakdown | null
  isStopped?: boolean
  /** In place of “You get”: somebody else does. */
  gotName?: string | undefined
}

/** Reserves room for a number that is loading, or that does not come. */
export const unknownNumber = (isStopped = false) => (isStopped ? '–' : '…')

export function PriceRows({ from, to, sent, breakdown, isStopped = false, gotName }: Props) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const costs = breakdown?.costs ?? null
  const unknown = unknownNumber(isStopped)
  const hasMarket = breakdown?.isMarketRate ?? false
  const inTo = (amount: string | null | undefined, sign = '') =>
    amount ? `${sign}${fullAmount(amount, intl)}\u00a0${to.symbolFront}` : unknown
  const isGain = costs?.serviceFee?.startsWith('-') ?? false
  const fee = costs?.serviceFee?.replace('-', '')
  return (
    <dl className={styles.rows}>
      {hasMarket && (
        <Row
          name={t('price.atMarket', {
            amount: sent ? `${showAmount(sent, intl)}\u00a0${from.symbolFront}` : unknown,
          })}
          value={inTo(costs?.atMarket)}
        />
      )}
      {hasMarket && <Row name={feeName()} value={inTo(fee, isGain ? '+\u00a0' : '−\u00a0')} />}
      {(!costs || costs.networkFee) && (
        <Row
          name={t(to.isFiat ? 'price.bankFee' : 'price.networkFee')}
          value={inTo(costs?.networkFee, hasMarket ? '−\u00a0' : '')}
        />
      )}
      <Row name={gotName ?? t('form.get')} value={inTo(costs?.got)} className={styles.sum} />
    </dl>
  )

  function feeName() {
    if (isGain) return t('price.gain')
    const percent = costs?.servicePercent
    const isAll = costs && !costs.networkFee
    if (!percent) return t(isAll ? 'price.allFees' : 'price.serviceFee')
    const share = { percent: percentText(percent, intl) }
    return isAll ? t('price.allFeesPercent', share) : t('price.serviceFeePercent', share)
  }
}

const Row = ({ name, value, className }: { name: string; value: string; className?: string }) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd>
      <Verbatim>{value}</Verbatim>
    </dd>
  </div>
)
