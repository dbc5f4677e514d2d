import { memo } from 'react'
import { storeOfferFilter } from '@/browser/storage/offerFilter'
import type { OfferList } from '@/contract/quotes'
import { KYC_LEVELS, type KycLevel, type OfferFilter } from '@/domain/exchange/quote'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { offersFiltered, selectOfferFilter } from '@/store/slices/exchangeSlice'
import { Checkbox } from '@/ui/form/Checkbox'
import { SelectField } from '@/ui/form/SelectField'
import styles from './OfferPanel.module.css'

export const OfferFilters = memo(function OfferFilters({ list }: { list: OfferList }) {
  const { t } = useTranslation('offers')
  const dispatch = useAppDispatch()
  const filter = useAppSelector(selectOfferFilter)
  const providers = [...list.offers, ...list.missing]
    .map(({ provider }) => provider)
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const change = (changes: Partial<OfferFilter>) => {
    const changed = { ...filter, ...changes }
    storeOfferFilter(changed)
    dispatch(offersFiltered(changed))
  }
  const toggle = (id: string, isUsed: boolean) => {
    const others = filter.exclude.filter((one) => one !== id)
    change({ exclude: isUsed ? others : [...others, id] })
  }
  return (
    <details className={styles.filters}>
      <summary>{t('filter.title')}</summary>
      <SelectField
        label={t('filter.kyc')}
        value={filter.kyc}
        onChange={(event) => change({ kyc: asLevel(event.target.value) })}
        options={KYC_LEVELS.map((value) => ({ value, label: t(`filter.level.${value}`) }))}
      />
      <fieldset>
        <legend>{t('filter.providers')}</legend>
        {providers.map(({ id, name }) => (
          <Checkbox key={id} checked={!filter.exclude.includes(id)} onChange={(isUsed) => toggle(id, isUsed)}>
            <span translate="no">{name}</span>
          </Checkbox>
        ))}
      </fieldset>
      <p>{t('filter.saved')}</p>
    </details>
  )
})

const asLevel = (value: string): KycLevel => KYC_LEVELS.find((level) => level === value) ?? 'possible'
