import { useCallback, useState } from 'react'
import { recentCurrencies } from '@/browser/storage/recentCurrencies'
import { useFavoriteCurrencies } from '@/browser/storage/useFavoriteCurrencies'
import { slugOf, type Currency } from '@/domain/currency/currency'
import { currencyName } from '@/i18n/currencyName'
import { useLanguage } from '@/i18n/useLanguage'
import { Button } from '@/ui/form/Button'
import { CoinIcon } from '@/ui/currency/CoinIcon'
import { Icon } from '@/ui/layout/Icon'
import styles from './CurrencyChoice.module.css'
import { CurrencyPicker } from './CurrencyPicker'
import { usePickerWords } from './usePickerWords'

type Props = {
  label: string
  currency: Currency
  currencies: Currency[]
  isLoading: boolean
  onChoose: (slug: string) => void
}

const all = () => true

/** A field that opens the site's picker of currencies. */
export function CurrencyChoice({ label, currency, currencies, isLoading, onChoose }: Props) {
  const { intl } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { favorites, toggle } = useFavoriteCurrencies()
  const [recent] = useState(recentCurrencies)
  const nameOf = useCallback((one: Currency) => currencyName(one, intl), [intl])
  const words = usePickerWords(label)
  const place = currency.fullInfo.network_name || nameOf(currency)
  return (
    <div>
      <p className={styles.caption}>{label}</p>
      <Button
        look="outline"
        aria-haspopup="dialog"
        aria-label={`${label}: ${currency.symbolFront} ${place}`}
        onClick={() => setOpen(true)}
      >
        <CoinIcon image={currency.image} size={24} />
        {currency.symbolFront} <small>{place}</small>
        <Icon name="chevron" size={16} />
      </Button>
      {isOpen && (
        <CurrencyPicker
          currencies={currencies}
          isLoading={isLoading}
          favorites={favorites}
          recent={recent}
          current={currency.symbol}
          nameOf={nameOf}
          isAvailable={all}
          words={words}
          onChoose={(chosen) => {
            onChoose(slugOf(chosen))
            setOpen(false)
          }}
          onFavorite={(symbol) => toggle([symbol])}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
