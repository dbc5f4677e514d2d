import type { ReactNode } from 'react'
import { isSignedIn } from '@/auth/isSignedIn'
import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/form/Button'
import { LinkOutcome } from './LinkOutcome'
import styles from './LinkOutcome.module.css'

type Props = {
  isMissing: boolean
  text: string
  children: ReactNode
}

/** A reload after using a link shows that all is well. */
export function SpentLink({ isMissing, text, children }: Props) {
  const { t } = useTranslation('sign-in')
  if (isMissing && isSignedIn())
    return (
      <LinkOutcome title={t('link.signedIn')}>
        <p>{t('link.signedInText')}</p>
        <ButtonLink href={paths.account.overview}>{t('toAccount')}</ButtonLink>
      </LinkOutcome>
    )
  return (
    <LinkOutcome title={t('link.spent')}>
      <p>{text}</p>
      <div className={styles.buttons}>{children}</div>
    </LinkOutcome>
  )
}
