import { useCallback, useState } from 'react'
import { recentCurrencies } from '@/browser/storage/recentCurrencies'
import { useFavoriteCurrencies } from '@/browser/storage/useFavoriteCurrencies'
import { slugOf, type Currency } from '@/domain/currency/currency'
import { currencyName } from '@/i18n/currencyName'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { selectCurrencies, selectCurrenciesStatus } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/form/Button'
import { CoinIcon } from '@/ui/currency/CoinIcon'
import { Icon } from '@/ui/layout/Icon'
import { CurrencyPicker } from '@/ui/picker/CurrencyPicker'
import { usePickerWords } from '@/ui/picker/usePickerWords'
import styles from './SavedAddresses.module.css'

type Props = { currency: Currency; onChoose: (slug: string) => void }

const all = () => true

export function CurrencyChoice({ currency, onChoose }: Props) {
  const { t } = useTranslation('customer_account')
  const { intl } = useLanguage()
  const currencies = useAppSelector(selectCurrencies)
  const status = useAppSelector(selectCurrenciesStatus)
  const [isOpen, setOpen] = useState(false)
  const { favorites, toggle } = useFavoriteCurrencies()
  const [recent] = useState(recentCurrencies)
  const nameOf = useCallback((one: Currency) => currencyName(one, intl), [intl])
  const words = usePickerWords(t('addresses.currency'))
  const place = currency.fullInfo.network_name || nameOf(currency)
  return (
    <div>
      <p className={styles.caption}>{t('addresses.currency')}</p>
      <Button
        look="outline"
        aria-haspopup="dialog"
        aria-label={`${t('addresses.currency')}: ${currency.symbolFront} ${place}`}
        onClick={() => setOpen(true)}
      >
        <CoinIcon image={currency.image} size={24} />
        {currency.symbolFront} <small>{place}</small>
        <Icon name="chevron" size={16} />
      </Button>
      {isOpen && (
        <CurrencyPicker
          currencies={currencies}
          isLoading={status === 'request'}
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
