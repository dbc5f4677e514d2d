import { minutesText } from '@/domain/exchange/quote'
import { useId, useState, type ReactNode } from 'react'
import { fullAmount } from '@/domain/money/amount'
import type { CommissionView } from '@/contract/quotes'
import type { Currency } from '@/domain/currency/currency'
import { type FiatUnit, showFiatValue } from '@/domain/money/fiatValue'
import type { PriceBreakdown } from '@/domain/money/priceBreakdown'
import { usualTime } from '@/domain/time/usualTime'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/layout/Icon'
import styles from './PriceBox.module.css'
import { CommissionLine } from './CommissionLine'
import { PriceRows, unknownNumber } from './PriceRows'
import { useHasScripts } from '@/ui/layout/Scripts'
import { Verbatim } from '@/ui/layout/Verbatim'

type Props = {
  from: Currency | undefined
  to: Currency | undefined
  sent: string | null
  /** Usual minutes, such as `5-30`. */
  minutes: string | null
  isFixed: boolean
  commission: CommissionView | null
  breakdown: PriceBreakdown | null
  fiat: { symbol: string; unit: FiatUnit; choose: (symbol: string) => void }
  fiats: string[]
  onOpen: () => void
  lead?: ReactNode
  /** In place of “You get”: somebody else does. */
  gotName?: string | undefined
  /** No price comes until something is changed. */
  isStopped?: boolean
  /** Of the offer of a ramp: usual minutes with those of the bank, in place of `minutes`. */
  usual?: readonly [number, number] | null | undefined
  /** Below the rows. */
  children?: ReactNode
}

/** All of it is always in the page, for print. */
export function PriceBox(props: Props) {
  const { from, to, sent, breakdown, lead, isStopped = false } = props
  const { t } = useTranslation('exchange')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const hasScripts = useHasScripts()
  const toggle = () => {
    if (!isOpen) props.onOpen()
    setOpen(!isOpen)
  }
  return (
    <div className={styles.box}>
      {hasScripts ? (
        <button
          type="button"
          className={styles.line}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          {lead}
          <span className="unseen">{t('price.details')}</span> <PriceLine {...props} />
          <Icon name="chevron" size={16} />
        </button>
      ) : (
        <div className={styles.line}>
          {lead}
          <PriceLine {...props} />
        </div>
      )}
      <div id={id} className={classes(styles.details, !isOpen && styles.closed)}>
        {from && to && <PriceRows {...{ from, to, sent, breakdown, isStopped }} gotName={props.gotName} />}
        {props.commission && !isInRows(breakdown, props.commission) && (
          <CommissionLine {...props.commission} />
        )}
        {props.children}
        {hasScripts && <FiatChoice {...props} />}
      </div>
    </div>
  )
}

function FiatChoice({ fiat, fiats }: Pick<Props, 'fiat' | 'fiats'>) {
  const { t } = useTranslation('exchange')
  return (
    <label className={styles.fiat} data-scripted="">
      {t('price.currency')}
      <select value={fiat.symbol} onChange={(event) => fiat.choose(event.target.value)} translate="no">
        {withChosen(fiats, fiat.symbol).map((symbol) => (
          <option key={symbol} value={symbol}>
            {symbol.toUpperCase()}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A row of the fees names it already. */
const isInRows = (breakdown: PriceBreakdown | null, { percent }: CommissionView) =>
  Boolean(breakdown?.costs?.networkFee) && breakdown?.costs?.servicePercent === percent

const withChosen = (fiats: string[], chosen: string) => (fiats.includes(chosen) ? fiats : [chosen, ...fiats])

function PriceLine({ from, to, minutes, usual, isFixed, breakdown, fiat, isStopped = false }: Props) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const hasBank = Boolean(from?.isFiat || to?.isFiat)
  const isExact = Boolean(breakdown?.isMarketRate) || isFixed
  const rate = breakdown?.rate
  const [first] = useState(rate)
  return (
    <span className={styles.facts}>
      {/* A new one is drawn anew, which is what moves it. */}
      <b key={rate} className={rate === first ? undefined : styles.fresh}>
        {from && to && breakdown ? (
          <Verbatim>
            {`1 ${from.symbolFront} ${isExact ? '=' : '≈'} ${fullAmount(breakdown.rate, intl)} ${to.symbolFront}`}
          </Verbatim>
        ) : isStopped ? (
          unknownNumber(true)
        ) : (
          t('form.asking')
        )}
      </b>{' '}
      <span>{feesText()}</span> {usual ? <span>{`≈\u00a0${usualTime(usual, intl)}`}</span> : null}
      {minutes && !usual && (
        <span>{t(hasBank ? 'price.bankSpeed' : 'form.speed', { minutes: minutesText(minutes) })}</span>
      )}
    </span>
  )

  function feesText() {
    if (breakdown?.isMarketRate && !breakdown.costs)
      return t('price.fees', { amount: unknownNumber(isStopped) })
    const total = breakdown?.costs?.totalUsd
    const isCharged = total && !total.startsWith('-')
    return isCharged
      ? t('price.fees', { amount: showFiatValue(total, fiat.unit, intl) })
      : t('form.feeIncluded')
  }
}
