import { useRouter } from 'next/router'
import { useTranslation } from '@/i18n/useTranslation'
import { PageLink } from '@/ui/layout/PageLink'
import styles from './SignInChoice.module.css'

/** The way back stays in the address. */
export function SignInChoice({ isSigningUp }: { isSigningUp: boolean }) {
  const { t } = useTranslation('sign-in')
  const { pathname, query } = useRouter()
  const { form: _, ...signingIn } = query
  // Empty where nobody can sign up.
  if (t('signUp.choice') === '') return null
  return (
    <nav className={styles.choice} aria-label={t('choice')}>
      {[
        { key: 'signIn', query: signingIn, isHere: !isSigningUp } as const,
        { key: 'signUp', query: { ...query, form: 'sign-up' }, isHere: isSigningUp } as const,
      ].map((one) => (
        <PageLink
          key={one.key}
          href={{ pathname, query: one.query }}
          replace
          shallow
          scroll={false}
          aria-current={one.isHere ? 'page' : undefined}
        >
          {t(`${one.key}.choice`)}
        </PageLink>
      ))}
    </nav>
  )
}
