import type { Currency } from '@/domain/currency/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { Amount } from '@/ui/currency/Amount'
import { CoinIcon } from '@/ui/currency/CoinIcon'
import { Icon } from '@/ui/layout/Icon'
import styles from './ReviewAmounts.module.css'

type Props = {
  from: Currency
  to: Currency
  sent: string
  got: string
  isFixed: boolean
  /** In place of “You get”: somebody else does. */
  gotName?: string | undefined
}

export function ReviewAmounts({ from, to, sent, got, isFixed, gotName }: Props) {
  const { t } = useTranslation('exchange')
  return (
    <dl className={styles.amounts}>
      <Side name={t('form.send')} currency={from} amount={sent} />
      <Side name={gotName ?? t('form.get')} currency={to} amount={got} isAbout={!isFixed} isResult />
    </dl>
  )
}

type SideProps = { name: string; currency: Currency; amount: string; isAbout?: boolean; isResult?: boolean }

const Side = ({ name, currency, amount, isAbout = false, isResult = false }: SideProps) => (
  <div className={styles.side}>
    <dt className={styles.name}>
      {isResult && <Icon name="arrow" size={16} />}
      {name}
    </dt>
    <dd className={styles.amount}>
      <CoinIcon image={currency.image} size={36} eager />
      <Amount value={amount} ticker={currency.symbolFront} isAbout={isAbout} />
    </dd>
    <dd className={styles.network}>{currency.fullInfo.network_name || currency.name}</dd>
  </div>
)
