import { useSyncExternalStore } from 'react'
import { readPlacedExchange } from '@/browser/page/placedExchange'
import { ownExchanges, ownerSecretOf, watchOwnExchanges } from '@/browser/storage/ownExchanges'
import { paths } from '@/config/paths'
import { isOpenRecord } from '@/domain/exchange/ownRecord'
import { useTranslation } from '@/i18n/useTranslation'
import { selectDraft, selectExchange, selectPlacedExchange } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/form/Button'
import { Callout } from '@/ui/feedback/Callout'

const none = () => null

/** Gone once another exchange is begun, and once this one has ended or was removed from the list of this device. */
export function PlacedExchange() {
  const { t } = useTranslation('exchange')
  const stored = useSyncExternalStore(watchOwnExchanges, readPlacedExchange, none)
  const id = useAppSelector(selectPlacedExchange) ?? stored
  const isOpen = useIsOpen(id ?? '')
  const addressTo = useAppSelector((state) => selectDraft(state).addressTo)
  if (!id || !isOpen || addressTo) return null
  return (
    <Callout tone="good" title={t('placed.title', { id })}>
      <div>
        <ButtonLink look="outline" size="small" href={paths.status(id)}>
          {t('placed.open')}
        </ButtonLink>
      </div>
    </Callout>
  )
}

function useIsOpen(id: string): boolean {
  const seen = useAppSelector(selectExchange(id))
  const isOpen = () => {
    const own = ownExchanges().find(({ publicId }) => publicId === id)
    // Where storage is refused, the tab has what this page saw of it.
    const record = own ?? (ownerSecretOf(id) === null ? undefined : seen)
    return record !== undefined && isOpenRecord(record, Date.now())
  }
  return useSyncExternalStore(watchOwnExchanges, isOpen, () => false)
}
