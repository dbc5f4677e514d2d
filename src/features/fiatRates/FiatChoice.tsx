import { useTranslation } from 'next-i18next/pages'
import { currencyName } from '@/i18n/currencyName'
import { useLanguage } from '@/i18n/useLanguage'
import styles from './FiatRates.module.css'

export type FiatUnit = { symbol: string; code: string }

type Props = { units: FiatUnit[]; chosen: FiatUnit; onChoose: (unit: FiatUnit) => void }

export function FiatChoice({ units, chosen, onChoose }: Props) {
  const { t } = useTranslation('all_coins')
  const { intl } = useLanguage()
  const nameOf = ({ code }: FiatUnit) => currencyName({ isFiat: true, name: code, symbolFront: code }, intl)
  return (
    <label className={styles.choice}>
      {t('rates.choose')}
      <select
        value={chosen.symbol}
        onChange={(event) => onChoose(units.find(({ symbol }) => symbol === event.target.value) ?? chosen)}
      >
        {(units.length > 0 ? units : [chosen]).map((unit) => (
          <option key={unit.symbol} value={unit.symbol} suppressHydrationWarning>
            {`${unit.code} · ${nameOf(unit)}`}
          </option>
        ))}
      </select>
    </label>
  )
}
