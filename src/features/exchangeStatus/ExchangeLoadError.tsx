import type { Failure } from '@/domain/text/failure'
import { useFailureText } from '@/i18n/useFailureText'
import { useTranslation } from '@/i18n/useTranslation'
import { Illustration } from '@/ui/feedback/Illustration'
import { RetryCallout } from '@/ui/feedback/RetryCallout'
import styles from './ExchangeStatus.module.css'

type Props = {
  failure: Failure
  /** Titles the page where nothing of the exchange is shown. */
  unseenId?: string
  onRetry: () => void
}

export function ExchangeLoadError({ failure, unseenId, onRetry }: Props) {
  const { t } = useTranslation(['exchange-status', 'exchange'])
  const failureText = useFailureText()
  const reported = (
    <RetryCallout title={failure.kind === 'offline' ? t('offline') : failureText(failure)} onAgain={onRetry}>
      {!unseenId && <p>{t('trouble')}</p>}
    </RetryCallout>
  )
  if (!unseenId) return reported
  return (
    <div className={styles.stack}>
      <Illustration name={failure.kind === 'offline' ? 'offline' : 'failed'} />
      <h1 className={styles.title}>{`${t('exchange:flow.title')} ${unseenId}`}</h1>
      {reported}
    </div>
  )
}
