import { useMemo } from 'react'
import { slugOf } from '@/domain/currency/currency'
import { currencyName } from '@/i18n/currencyName'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useLoadCurrencies } from '@/store/currency/useLoadCurrencies'
import { useAppSelector } from '@/store/hooks'
import { selectCurrencies } from '@/store/slices/exchangeSlice'
import { SelectField } from '@/ui/form/SelectField'

/** `value`: as links name a coin; empty: the page decides. */
type Props = { label: string; value: string; onChoose: (slug: string) => void }

export function CoinField({ label, value, onChoose }: Props) {
  const { t } = useTranslation('partners')
  const { intl } = useLanguage()
  const currencies = useAppSelector(selectCurrencies)
  useLoadCurrencies(currencies.length === 0)
  const options = useMemo(
    () =>
      currencies
        .map((currency) => {
          const { network_name: network } = currency.fullInfo
          const name = currencyName(currency, intl)
          const place = network && network !== name ? ` · ${network}` : ''
          return { value: slugOf(currency), label: `${currency.symbolFront} · ${name}${place}` }
        })
        .toSorted((one, other) => one.label.localeCompare(other.label, intl)),
    [currencies, intl],
  )
  return (
    <SelectField
      label={label}
      options={[{ value: '', label: t('builder.any') }, ...options]}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}
