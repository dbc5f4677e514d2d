import { useTranslation } from '@/i18n/useTranslation'
import { Dialog } from '@/ui/feedback/Dialog'
import { Button } from '@/ui/form/Button'
import styles from './OwnExchanges.module.css'
import type { Removals } from './useRemovals'

/** The question before a removal, and the way back after it. */
export function RemovalParts({ removals }: { removals: Removals }) {
  const { t } = useTranslation('own-exchanges')
  const { asked, removed, remove, keep, undo } = removals
  return (
    <>
      <div role="status" className={removed.length ? styles.removed : undefined}>
        {removed.map((exchange) => (
          <p key={exchange.publicId}>
            <span>{t('removed', { id: exchange.publicId })}</span>{' '}
            <Button look="outline" size="small" onClick={() => undo(exchange)}>
              {t('undo')}
            </Button>
          </p>
        ))}
      </div>
      {asked && (
        <Dialog title={t('removal.question')} closeLabel={t('removal.keep')} onClose={keep}>
          <p>{t('removal.warning')}</p>
          <p>{t('removal.goesOn', { id: asked.publicId })}</p>
          <Button look="danger" onClick={() => remove(asked)}>
            {t('removal.send')}
          </Button>
          <Button look="quiet" onClick={keep}>
            {t('removal.keep')}
          </Button>
        </Dialog>
      )}
    </>
  )
}
