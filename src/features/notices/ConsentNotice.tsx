import { useEffect, useRef } from 'react'
import { sendReferralChoice } from '@/browser/page/sendReferralChoice'
import { store } from '@/browser/storage/storage'
import { writeConsent, type ConsentChoice } from '@/domain/site/consentChoice'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { consentChosen, selectIsConsentReopened, selectMayVendorsRun } from '@/store/slices/consentSlice'
import { Button } from '@/ui/form/Button'
import { PageLink } from '@/ui/layout/PageLink'
import { Notice } from './Notice'
import styles from './ConsentNotice.module.css'

const CHOICES = [
  ['denied', 'decline'],
  ['granted', 'accept'],
] as const

/** Both buttons look the same (EDPB, Cookie Banner Taskforce, 2023). */
export function ConsentNotice() {
  const { t } = useTranslation('reusable')
  const dispatch = useAppDispatch()
  const mayRun = useAppSelector(selectMayVendorsRun)
  const isReopened = useAppSelector(selectIsConsentReopened)
  const actions = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isReopened) actions.current?.querySelector('button')?.focus()
  }, [isReopened])

  const choose = (choice: ConsentChoice) => {
    store('cookieConsent', writeConsent(choice))
    dispatch(consentChosen(choice))
    sendReferralChoice(choice)
    // A script that runs already cannot be stopped otherwise.
    if (mayRun && choice === 'denied') window.location.reload()
  }
  return (
    <Notice
      title={t('notice.consent.title')}
      actions={
        <div ref={actions} className={styles.choices}>
          {CHOICES.map(([choice, key]) => (
            <Button key={choice} size="small" look="outline" onClick={() => choose(choice)}>
              {t(`notice.consent.${key}`)}
            </Button>
          ))}
        </div>
      }
    >
      <p>
        {t('notice.consent.text')} <PageLink href="/cookie-policy">{t('notice.consent.policy')}</PageLink>
      </p>
    </Notice>
  )
}
