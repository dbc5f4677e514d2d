import type { ReactNode } from 'react'
import type { Failure } from '@/domain/text/failure'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { Dialog } from '@/ui/feedback/Dialog'
import { SubmitError } from '@/ui/form/SubmitError'
import styles from './ChoicePanel.module.css'

type Props = {
  title: string
  failure: Failure | null
  onDismiss: () => void
  children: ReactNode
}

export function ReviewDialog({ title, failure, onDismiss, children }: Props) {
  const { t } = useTranslation(['exchange-status', 'exchange', 'reusable'])
  return (
    <Dialog title={title} closeLabel={t('exchange:picker.close')} onClose={onDismiss}>
      <div className={styles.choice}>
        {failure && (
          <SubmitError
            failure={failure}
            fields={t('reusable:refusal.validation_failed')}
            uncertain={t('choice.uncertain')}
          />
        )}
        {children}
        <Button look="quiet" onClick={onDismiss}>
          {t('choice.cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
