import { useSyncExternalStore } from 'react'
import { readPlacedExchange } from '@/browser/page/placedExchange'
import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { selectDraft, selectPlacedExchange } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/form/Button'
import { Callout } from '@/ui/feedback/Callout'

const neverChanges = () => () => undefined
const none = () => null

/** Gone once another exchange is begun. */
export function PlacedExchange() {
  const { t } = useTranslation('exchange')
  const stored = useSyncExternalStore(neverChanges, readPlacedExchange, none)
  const id = useAppSelector(selectPlacedExchange) ?? stored
  const addressTo = useAppSelector((state) => selectDraft(state).addressTo)
  if (!id || addressTo) return null
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
