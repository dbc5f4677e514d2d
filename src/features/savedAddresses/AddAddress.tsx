import { useState } from 'react'
import type { SavedAddress } from '@/contract/programmes'
import { useTranslation } from '@/i18n/useTranslation'
import { useCurrency } from '@/store/currency/useCurrency'
import { useAppSelector } from '@/store/hooks'
import { selectCurrencies, selectCurrenciesStatus } from '@/store/slices/exchangeSlice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { CurrencyChoice } from '@/ui/picker/CurrencyChoice'
import { NewAddressForm } from './NewAddressForm'

type Props = { onAdded: (address: SavedAddress) => void; onCancel: () => void }

export function AddAddress({ onAdded, onCancel }: Props) {
  const { t } = useTranslation('customer_account')
  const [slug, setSlug] = useState('btc-btc')
  const currency = useCurrency(slug)
  const currencies = useAppSelector(selectCurrencies)
  const isLoading = useAppSelector(selectCurrenciesStatus) === 'request'
  if (!currency) return <Skeleton label={t('waiting')} lines={4} />
  return (
    <NewAddressForm
      key={slug}
      currency={currency}
      onAdded={onAdded}
      onCancel={onCancel}
      choice={
        <CurrencyChoice
          label={t('addresses.currency')}
          {...{ currency, currencies, isLoading }}
          onChoose={setSlug}
        />
      }
    />
  )
}
