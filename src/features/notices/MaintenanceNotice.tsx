import { useSyncExternalStore } from 'react'
import { readStored, readStoredList, storeList, watchStored } from '@/browser/storage/storage'
import { useTranslation } from '@/i18n/useTranslation'
import { maintenanceClosed, selectMaintenance } from '@/store/slices/customerAccountSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/form/Button'
import { Icon } from '@/ui/layout/Icon'
import { Notice } from './Notice'

const KEY = 'closedMaintenance'
const isText = (item: unknown): item is string => typeof item === 'string'
const closedIds = () => readStoredList(KEY, isText)
const watchClosed = (changed: () => void) => watchStored(KEY, changed)

/** R15. */
export function MaintenanceNotice() {
  const { t } = useTranslation('maintenance')
  const dispatch = useAppDispatch()
  const { id, isActive } = useAppSelector(selectMaintenance)
  // The text itself, so that React sees changes by other tabs.
  useSyncExternalStore(watchClosed, () => readStored(KEY))
  if (!isActive || id === null || closedIds().includes(id)) return null

  const close = () => {
    storeList(KEY, [...closedIds(), id])
    dispatch(maintenanceClosed())
  }
  return (
    <Notice
      title={t('notice.title')}
      corner={
        <Button size="small" look="quiet" aria-label={t('notice.close')} onClick={close}>
          <Icon name="close" />
        </Button>
      }
    >
      <p>{t('notice.text')}</p>
    </Notice>
  )
}
