import { slugOf, type Currency } from '@/domain/currency/currency'
import { popularOf } from '@/domain/currency/currencyLists'
import { otherName } from '@/domain/currency/otherName'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectCurrencies } from '@/store/slices/exchangeSlice'
import { selectSite } from '@/store/slices/siteSlice'
import { FieldFrame } from '@/ui/form/FieldFrame'

type Props = { name: 'from' | 'to'; label: string; chosen: Currency; hasRampFields?: boolean }

/** A list that browsers search by typing. Without currencies of a state where only ramps take them, unless the form has the fields that ramps need. */
export function CurrencySelect({ name, label, chosen, hasRampFields = false }: Props) {
  const { t } = useTranslation('exchange')
  const currencies = useAppSelector(selectCurrencies).filter(({ enabled }) => enabled)
  const { hasRamps, sandbox } = useAppSelector(selectSite)
  const isByRamp = hasRamps === true && !sandbox && !hasRampFields
  const fiat = currencies.filter(({ isFiat, symbol }) => isFiat && (!isByRamp || symbol === chosen.symbol))
  const all = currencies.filter(({ isFiat }) => !isFiat).sort(byTicker)
  return (
    <FieldFrame label={label}>
      {(wiring) => (
        <select name={name} defaultValue={slugOf(chosen)} autoComplete="off" {...wiring}>
          <Options label={t('picker.groups.popular')} of={popularOf(currencies)} />
          {fiat.length > 0 && <Options label={t('picker.groups.fiat')} of={fiat} />}
          <Options label={t('picker.groups.all')} of={all.filter(({ priority }) => priority === null)} />
        </select>
      )}
    </FieldFrame>
  )
}

function Options({ label, of }: { label: string; of: readonly Currency[] }) {
  return (
    <optgroup label={label}>
      {of.map((currency) => (
        <option key={currency.symbol} value={slugOf(currency)}>
          {nameOf(currency)}
        </option>
      ))}
    </optgroup>
  )
}

const byTicker = (one: Currency, other: Currency) =>
  one.symbolFront < other.symbolFront ? -1 : one.symbolFront > other.symbolFront ? 1 : 0

function nameOf({ symbolFront, name, fullInfo }: Currency): string {
  const network = fullInfo.network_name
  const names = [symbolFront, otherName(symbolFront, name)].filter(Boolean).join(' · ')
  return names + (network && network !== name ? ` (${network})` : '')
}
