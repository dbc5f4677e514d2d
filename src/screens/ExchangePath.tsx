import type { Currency } from '@/domain/currency/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { selectFrom, selectNetworkName, selectTo } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { CoinIcon } from '@/ui/currency/CoinIcon'
import { Icon } from '@/ui/layout/Icon'
import styles from './ExchangePath.module.css'

export function ExchangePath() {
  const from = useAppSelector(selectFrom)
  const to = useAppSelector(selectTo)
  if (!from || !to) return null
  return (
    <div className={styles.path} aria-hidden="true">
      <End currency={from} />
      <Way />
      <span className={styles.middle}>
        <Icon name="swap" size={26} />
      </span>
      <Way />
      <End currency={to} />
    </div>
  )
}

function End({ currency }: { currency: Currency }) {
  const { t } = useTranslation('exchange')
  const network = useAppSelector(selectNetworkName(currency.network))
  return (
    <span className={styles.end}>
      <CoinIcon image={currency.image} size={64} eager />
      <span className={styles.place}>{t(currency.isFiat ? 'path.bank' : 'path.wallet')}</span>
      <span className={styles.network}>{currency.isFiat ? currency.symbolFront : network}</span>
    </span>
  )
}

const Way = () => (
  <svg className={styles.way} viewBox="0 0 120 16" fill="none" stroke="currentColor" strokeWidth="1.5">
    <path d="M2 8h108" strokeDasharray="2 7" strokeLinecap="round" />
    <path d="M108 3l6 5-6 5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
