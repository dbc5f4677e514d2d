import { useEffect, useRef } from 'react'
import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'
import { ButtonLink } from '@/ui/form/Button'
import styles from './ReviewOrder.module.css'

/** In place of the button, so that nothing invites to send the same again; the focus of that button comes here. */
export function DeniedOrder() {
  const { t } = useTranslation(['exchange', 'reusable'])
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div className={styles.denied} ref={place} tabIndex={-1}>
      <Callout tone="bad" role="alert" title={t('review.denied')}>
        <p>{t('reusable:refusal.screening_denied')}</p>
      </Callout>
      <ButtonLink look="outline" size="large" wide href={paths.contacts}>
        {t('review.contact')}
      </ButtonLink>
    </div>
  )
}
