import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import { accessToken } from '@/browser/cookies'
import { paths } from '@/config/paths'
import { ButtonLink } from '@/ui/Button'
import { LinkOutcome } from './LinkOutcome'
import styles from './LinkOutcome.module.css'

type Props = {
  /** Opened without a token, as it is when it has been read and the page is loaded anew. */
  isMissing: boolean
  text: string
  /** The ways on for who is not signed in. */
  children: ReactNode
}

/** A link that is of no use any more. Who has just used it, and loads the page anew, is told that all is well. */
export function SpentLink({ isMissing, text, children }: Props) {
  const { t } = useTranslation('sign-in')
  if (isMissing && accessToken())
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
