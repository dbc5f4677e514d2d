import { useTranslation } from 'next-i18next/pages'
import type { Failure } from '@/domain/failure'
import { useFailureText } from '@/i18n/useFailureText'
import { TryAgain } from '@/ui/TryAgain'
import styles from './ExchangeStatus.module.css'

type Props = {
  failure: Failure
  /** Names the page where nothing of the exchange could be shown yet. */
  unseenId?: string
  onRetry: () => void
}

/** The last question about the exchange was not answered; what is on the screen stays. */
export function Trouble({ failure, unseenId, onRetry }: Props) {
  const { t } = useTranslation(['exchange-status', 'exchange'])
  const failureText = useFailureText()
  const told = (
    <TryAgain title={failureText(failure)} onAgain={onRetry}>
      {!unseenId && <p>{t('trouble')}</p>}
    </TryAgain>
  )
  if (!unseenId) return told
  return (
    <div className={styles.stack}>
      <h1 className={styles.title}>{`${t('exchange:flow.title')} ${unseenId}`}</h1>
      {told}
    </div>
  )
}
