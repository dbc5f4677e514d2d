import { minutesText } from '@/domain/exchange/quote'
import { fullAmount, ratio } from '@/domain/money/amount'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { usePriceBox } from '@/store/quote/usePriceBox'
import { CommissionLine } from '@/ui/currency/CommissionLine'
import { PriceRows } from '@/ui/currency/PriceRows'
import { Verbatim } from '@/ui/layout/Verbatim'
import { amountsOf } from './amountsOf'
import type { PlainQuoted } from './PlainStep'
import styles from './Plain.module.css'
import type { Pair } from './requestOfForm'

type Props = {
  quoted: PlainQuoted
  pair: Pair
  gotName?: string | undefined
}

/** The rate and its fees, open: nothing unfolds without scripts. */
export function PlainPrice({ quoted, pair, gotName }: Props) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const { from, to } = pair
  const { estimate, request } = quoted
  const { sent, got } = amountsOf(quoted)
  const commission = estimate.commission ?? null
  const { breakdown } = usePriceBox({
    ...{ from, to, sent, got, commission },
    networkFee: estimate.networkFee,
    minutes: estimate.speed,
    isFixed: request.fixed,
  })
  const hasBank = from.isFiat || to.isFiat
  // Some providers name no time; that of a ramp stands in its terms.
  const speed =
    !estimate.ramp &&
    estimate.speed &&
    t(hasBank ? 'price.bankSpeed' : 'form.speed', { minutes: minutesText(estimate.speed) })
  return (
    <div className={styles.price}>
      <p>
        <b>
          <Verbatim>
            {`1 ${from.symbolFront} ${request.fixed ? '=' : '≈'} ${fullAmount(ratio(got, sent), intl)}\u00a0${to.symbolFront}`}
          </Verbatim>
        </b>{' '}
        {['', t('form.feeIncluded'), ...(speed ? [speed] : [])].join(' · ').trim()}
      </p>
      <PriceRows {...{ from, to, sent, breakdown, gotName }} isStopped />
      {commission && <CommissionLine {...commission} />}
    </div>
  )
}
