import { useEffect, useRef, useState } from 'react'
import { preloadOnInteraction } from '@/browser/page/onFirstInteraction'
import type { SavedAddress } from '@/contract/programmes'
import { useTranslation } from '@/i18n/useTranslation'
import { savedAddressAdded, savedAddressRemoved } from '@/store/slices/customerAccountSlice'
import { useAppDispatch } from '@/store/hooks'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LoadError } from '@/ui/feedback/LoadError'
import { Button } from '@/ui/form/Button'
import { Section } from '@/ui/layout/Section'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useOnDemand } from '@/ui/hooks/useOnDemand'
import { AddressEntry } from './AddressEntry'
import styles from './SavedAddresses.module.css'
import { useSavedAddresses } from './useSavedAddresses'

const importAddAddress = () => import('./AddAddress').then((module) => module.AddAddress)

export function SavedAddresses() {
  const { t } = useTranslation(['customer_account', 'reusable'])
  const dispatch = useAppDispatch()
  const [isAdding, setAdding] = useState(false)
  const form = useOnDemand(importAddAddress)
  const [message, setMessage] = useState('')
  const book = useRef<HTMLDivElement>(null)

  // A failure is shown on opening.
  useEffect(() => preloadOnInteraction(() => void importAddAddress().catch(() => undefined)), [])
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
      {isAdding && form.Component ? (
        <form.Component onAdded={added} onCancel={() => setAdding(false)} />
      ) : (
        <div>
          <Button
            look="outline"
            busy={isAdding && !form.hasFailed}
            onClick={() => {
              setAdding(true)
              form.want()
            }}
          >
            {t('addresses.add')}
          </Button>
          {form.hasFailed && <p role="alert">{t('reusable:failure.unreachable')}</p>}
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
      {hasLoaded && addresses.length === 0 && <EmptyState title={t('addresses.none')} />}
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
