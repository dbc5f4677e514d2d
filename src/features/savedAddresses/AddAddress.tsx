import { useState } from 'react'
import type { SavedAddress } from '@/contract/programmes'
import { useTranslation } from '@/i18n/useTranslation'
import { useCurrency } from '@/store/currency/useCurrency'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { CurrencyChoice } from './CurrencyChoice'
import { NewAddressForm } from './NewAddressForm'

type Props = { onAdded: (address: SavedAddress) => void; onCancel: () => void }

export function AddAddress({ onAdded, onCancel }: Props) {
  const { t } = useTranslation('customer_account')
  const [slug, setSlug] = useState('btc-btc')
  const currency = useCurrency(slug)
  if (!currency) return <Skeleton label={t('waiting')} lines={4} />
  return (
    <NewAddressForm
      key={slug}
      currency={currency}
      onAdded={onAdded}
      onCancel={onCancel}
      choice={<CurrencyChoice currency={currency} onChoose={setSlug} />}
    />
  )
}
