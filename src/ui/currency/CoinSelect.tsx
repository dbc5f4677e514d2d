import { useMemo } from 'react'
import { type Currency, slugOf } from '@/domain/currency/currency'
import { otherName } from '@/domain/currency/otherName'
import { currencyName } from '@/i18n/currencyName'
import { useLanguage } from '@/i18n/useLanguage'
import { SelectField } from '@/ui/form/SelectField'

type Props = {
  currencies: readonly Currency[]
  name?: string
  label: string
  /** What it says while no coin is chosen. */
  none: string
  /** As links name a coin; empty: none. */
  value: string
  onChoose: (slug: string) => void
  error?: string | undefined
}

/** A list of all coins that browsers search by typing. */
export function CoinSelect({ currencies, none, value, onChoose, ...field }: Props) {
  const { intl } = useLanguage()
  const options = useMemo(
    () =>
      currencies
        .map((currency) => {
          const { network_name: network } = currency.fullInfo
          const name = currencyName(currency, intl)
          const label = [
            currency.symbolFront,
            otherName(currency.symbolFront, name),
            network !== name && network,
          ]
          return { value: slugOf(currency), label: label.filter(Boolean).join(' · ') }
        })
        .toSorted((one, other) => one.label.localeCompare(other.label, intl)),
    [currencies, intl],
  )
  return (
    <SelectField
      {...field}
      options={[{ value: '', label: none }, ...options]}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}
