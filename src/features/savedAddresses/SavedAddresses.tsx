import { useTranslation } from 'next-i18next/pages'
import { useRef, useState } from 'react'
import type { SavedAddress } from '@/contract/programmes'
import { savedAddressAdded, savedAddressRemoved } from '@/store/customerAccountSlice'
import { useAppDispatch } from '@/store/hooks'
import { AskFailure } from '@/ui/AskFailure'
import { Button } from '@/ui/Button'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { AddAddress } from './AddAddress'
import { AddressEntry } from './AddressEntry'
import styles from './SavedAddresses.module.css'
import { useSavedAddresses } from './useSavedAddresses'

/** The customer's address book: what is in it, more of it, and what he adds and takes out. */
export function SavedAddresses() {
  const { t } = useTranslation('customer_account')
  const dispatch = useAppDispatch()
  const [isAdding, setAdding] = useState(false)
  const [told, setTold] = useState('')
  const book = useRef<HTMLDivElement>(null)

  const tell = (words: string) => {
    setTold(words)
    // The pressed button is gone; what it did is told here.
    book.current?.focus()
  }
  const added = (address: SavedAddress) => {
    dispatch(savedAddressAdded(address))
    setAdding(false)
    tell(t('addresses.added', { label: address.label }))
  }
  const removed = ({ id, label }: SavedAddress) => {
    dispatch(savedAddressRemoved(id))
    tell(t('addresses.removed', { label }))
  }
  return (
    <Section title={t('addresses.title')} lead={t('addresses.lead')}>
      <div ref={book} tabIndex={-1} className={styles.book}>
        <p role="status" className={styles.told}>
          {told}
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
  const { addresses, isLoading, hasAnswered, failure, hasMore, loadMore, again } = useSavedAddresses()
  return (
    <>
      {!hasAnswered && isLoading && <Skeleton label={t('waiting')} lines={3} />}
      {hasAnswered && addresses.length === 0 && <p>{t('addresses.none')}</p>}
      {addresses.length > 0 && (
        <ul className={styles.list}>
          {addresses.map((address) => (
            <AddressEntry key={address.id} address={address} onRemoved={() => onRemoved(address)} />
          ))}
        </ul>
      )}
      {failure && <AskFailure failure={failure} what={t('addresses.failed')} onAgain={again} />}
      {hasMore && !failure && (
        <Button look="outline" busy={isLoading} onClick={loadMore}>
          {t('addresses.more')}
        </Button>
      )}
    </>
  )
}
