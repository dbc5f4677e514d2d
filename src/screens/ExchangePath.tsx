import type { Currency } from '@/domain/currency/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { selectFrom, selectNetworkName, selectTo } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { CoinIcon } from '@/ui/currency/CoinIcon'
import styles from './ExchangePath.module.css'
import route from './Route.module.css'

/** The way of the pair that the form shows: travelled up to the pennant, dotted from there. */
export function ExchangePath() {
  const from = useAppSelector(selectFrom)
  const to = useAppSelector(selectTo)
  if (!from || !to) return null
  return (
    <div className={styles.path} aria-hidden="true">
      <End currency={from} />
      <svg className={styles.way} viewBox="0 0 240 64" fill="none">
        <path className={route.travelled} d="M4 38C56 38 68 28 120 28" />
        <path className={route.open} d="M120 28C172 28 184 38 236 38" />
        <circle className={`${route.knot} ${route.reached}`} cx="120" cy="28" r="8" />
        <path className={route.mast} d="M120 28V2" />
        <path className={route.pennant} d="M120 2l26 7-26 7z" />
      </svg>
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
