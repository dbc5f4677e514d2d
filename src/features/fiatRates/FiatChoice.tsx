import { otherName } from '@/domain/currency/otherName'
import { useEffect, useEffectEvent, useRef } from 'react'
import { currencyName } from '@/i18n/currencyName'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import styles from './FiatRates.module.css'

export type FiatUnit = { symbol: string; code: string }

type Props = { units: FiatUnit[]; chosen: FiatUnit; onChoose: (unit: FiatUnit) => void }

export function FiatChoice({ units, chosen, onChoose }: Props) {
  const { t } = useTranslation('all_coins')
  const { intl } = useLanguage()
  const nameOf = ({ code }: FiatUnit) => currencyName({ isFiat: true, name: code, symbolFront: code }, intl)
  const choose = (symbol: string) => onChoose(units.find((unit) => unit.symbol === symbol) ?? chosen)
  const select = useRef<HTMLSelectElement>(null)
  const catchUp = useEffectEvent(() => {
    const shown = select.current?.value
    if (shown && shown !== chosen.symbol) choose(shown)
  })
  // A choice from before hydration.
  useEffect(() => catchUp(), [])
  return (
    <label className={styles.choice}>
      {t('rates.choose')}
      {/* Without completion the browser does not restore an earlier choice after Back. */}
      <select
        ref={select}
        value={chosen.symbol}
        autoComplete="off"
        onChange={(event) => choose(event.target.value)}
      >
        {(units.length > 0 ? units : [chosen]).map((unit) => (
          <option key={unit.symbol} value={unit.symbol} suppressHydrationWarning>
            {[unit.code, otherName(unit.code, nameOf(unit))].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
    </label>
  )
}
