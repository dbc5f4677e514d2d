import { useTranslation } from 'next-i18next/pages'
import { useRef, useState } from 'react'
import type { SavedAddress } from '@/contract/programmes'
import { savedAddressAdded, savedAddressRemoved } from '@/store/slices/customerAccountSlice'
import { useAppDispatch } from '@/store/hooks'
import { LoadError } from '@/ui/feedback/LoadError'
import { Button } from '@/ui/form/Button'
import { Section } from '@/ui/layout/Section'
import { Skeleton } from '@/ui/feedback/Skeleton'

import { AddressEntry } from './AddressEntry'
import styles from './SavedAddresses.module.css'
import { useSavedAddresses } from './useSavedAddresses'
import { useCurrency } from '@/store/currency/useCurrency'
import { CurrencyChoice } from './CurrencyChoice'
import { NewAddressForm } from './NewAddressForm'

export function SavedAddresses() {
  const { t } = useTranslation('customer_account')
  const dispatch = useAppDispatch()
  const [isAdding, setAdding] = useState(false)
  const [message, setMessage] = useState('')
  const book = useRef<HTMLDivElement>(null)

  const announce = (words: string) => {
    setMessage(words)
    book.current?.focus()
  }
  const added = (address: SavedAddress) => {
    dispatch(savedAddressAdded(address))
    setAdding(false)
    announce(t('addresses.added', { label: address.label }))
  }
  const removed = ({ id, label }: SavedAddress) => {
    dispatch(savedAddressRemoved(id))
    announce(t('addresses.removed', { label }))
  }
  return (
    <Section title={t('addresses.title')} lead={t('addresses.lead')}>
      <div ref={book} tabIndex={-1} className={styles.book}>
        <p role="status" className={styles.told}>
          {message}
        </p>
        <Entries onRemoved={removed} />
      </div>
      {isAdding ? (
        <AddAddress onAdded={added} onCancel={() => setAdding(false)} />
      ) : (
        <div>
          <Button look="outline" onClick={() => setAdding(true)}>
            {t('addresses.add')}
          </Button>
        </div>
      )}
    </Section>
  )
}

function Entries({ onRemoved }: { onRemoved: (address: SavedAddress) => void }) {
  const { t } = useTranslation('customer_account')
  const { addresses, isLoading, hasLoaded, failure, hasMore, loadMore, again } = useSavedAddresses()
  return (
    <>
      {!hasLoaded && isLoading && <Skeleton label={t('waiting')} lines={3} />}
      {hasLoaded && addresses.length === 0 && <p>{t('addresses.none')}</p>}
      {addresses.length > 0 && (
        <ul className={styles.list}>
          {addresses.map((address) => (
            <AddressEntry key={address.id} address={address} onRemoved={() => onRemoved(address)} />
          ))}
        </ul>
      )}
      {failure && <LoadError failure={failure} what={t('addresses.failed')} onAgain={again} />}
      {hasMore && !failure && (
        <Button look="outline" busy={isLoading} onClick={loadMore}>
          {t('addresses.more')}
        </Button>
      )}
    </>
  )
}

type Props = { onAdded: (address: SavedAddress) => void; onCancel: () => void }

function AddAddress({ onAdded, onCancel }: Props) {
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
