import { useRouter } from 'next/router'
import { useState, useSyncExternalStore } from 'react'
import { readStored, readStoredList, storeList, watchStored } from '@/browser/storage/storage'
import { hasEnded, isAnnouncedOn } from '@/domain/site/announcement'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectAnnouncements } from '@/store/slices/otherSlice'
import { AnnouncementText } from '@/ui/feedback/AnnouncementText'
import { Button } from '@/ui/form/Button'
import { Icon } from '@/ui/layout/Icon'
import { Notice } from './Notice'

const KEY = 'closedMaintenance'
/** Old ones would fill the storage. */
const MAX_CLOSED = 50
const isText = (item: unknown): item is string => typeof item === 'string'
const closedIds = () => readStoredList(KEY, isText)
const watchClosed = (changed: () => void) => watchStored(KEY, changed)

/** What staff announce at the desk. One that was closed stays closed on this device. */
export function AnnouncementNotices() {
  const { t } = useTranslation('maintenance')
  const { asPath } = useRouter()
  const announcements = useAppSelector(selectAnnouncements)
  // What ends later is no longer in the list that arrives each minute.
  const [now] = useState(() => Date.now())
  const stored = useSyncExternalStore(watchClosed, () => readStored(KEY))
  if (announcements.length === 0) return null

  const closed = stored === null ? [] : closedIds()
  const path = asPath.split(/[?#]/)[0] ?? '/'
  return announcements
    .filter((one) => isAnnouncedOn(one, path) && !hasEnded(one, now))
    .filter(({ id, isDismissible }) => !isDismissible || !closed.includes(id))
    .map((one) => (
      <Notice
        key={one.id}
        title={t(`announcement.${one.kind}`)}
        corner={
          one.isDismissible && (
            <Button size="small" look="quiet" aria-label={t('notice.close')} onClick={() => close(one.id)}>
              <Icon name="close" />
            </Button>
          )
        }
      >
        <AnnouncementText {...one} />
      </Notice>
    ))
}

function close(id: string) {
  storeList(KEY, [...closedIds(), id].slice(-MAX_CLOSED))
  // Storage events go to other tabs alone.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}
