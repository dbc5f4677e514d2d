import { useRouter } from 'next/router'
import { widgetPath } from '@/domain/site/widgetPage'
import { ExchangeNotFound } from '@/features/exchangeStatus/ExchangeNotFound'
import { ExchangeStatus } from '@/features/exchangeStatus/ExchangeStatus'
import { ContinueInWindow } from '@/features/widget/ContinueInWindow'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { ButtonLink } from '@/ui/form/Button'
import { useStatusTitle } from '../useStatusTitle'
import styles from './Widget.module.css'
import { WidgetFrame } from './WidgetFrame'
import { WidgetHead } from './WidgetHead'

export function WidgetOrderScreen() {
  const { t } = useTranslation('widget')
  const { widget } = useAppSelector(selectSite)
  const { query, isReady } = useRouter()
  const statusTitle = useStatusTitle()
  const { id } = query
  const publicId = typeof id === 'string' ? id : null
  return (
    <WidgetFrame publicId={publicId}>
      <WidgetHead title={statusTitle(publicId ?? undefined)} />
      <h1 className="unseen">{statusTitle(publicId ?? undefined)}</h1>
      {publicId ? (
        <div className={styles.order}>
          <ContinueInWindow publicId={publicId} />
          <ExchangeStatus key={publicId} publicId={publicId} />
        </div>
      ) : (
        isReady && <ExchangeNotFound />
      )}
      {widget && (
        <div>
          <ButtonLink look="quiet" size="small" href={widgetPath(widget.id)}>
            {t('again')}
          </ButtonLink>
        </div>
      )}
    </WidgetFrame>
  )
}
