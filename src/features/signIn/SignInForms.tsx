import { useRouter } from 'next/router'
import { useState, useEffect } from 'react'
import { useIsBrowser } from '@/browser/page/useIsBrowser'
import { useTranslation } from '@/i18n/useTranslation'
import { SignInChoice } from './SignInChoice'
import { SignInForm } from './SignInForm'

import { SignUpForm } from './SignUpForm'
import styles from './SignInForms.module.css'
import { returnPaths } from '@/config/paths'
import { nextPath } from '@/domain/site/nextPath'
import { clearSignOutReason, signOutReason } from '@/auth/signOut'
import { useSignedInRedirect } from '@/auth/useSignedInRedirect'
import { Callout } from '@/ui/feedback/Callout'

export function SignInForms() {
  const { t } = useTranslation('sign-in')
  const closed = t('signUp.closed')
  const isWanted = useRouter().query.form === 'sign-up'
  const isSigningUp = isWanted && closed === ''
  const { isLeaving, goOn } = useSignedInRedirect()
  const isBrowser = useIsBrowser()
  const [email, setEmail] = useState('')
  if (isBrowser && isLeaving) return <p className={styles.waiting}>{t('leaving')}</p>
  return (
    <div
      className={styles.forms}
      data-uncovered=""
      onInput={({ target }) =>
        target instanceof HTMLInputElement && target.name === 'email' && setEmail(target.value)
      }
    >
      <SignInChoice isSigningUp={isSigningUp} />
      <SignInNotes />
      {isWanted && closed && <Callout tone="plain" title={closed} />}
      {isSigningUp ? <SignUpForm email={email} /> : <SignInForm email={email} onSignedIn={goOn} />}
    </div>
  )
}

function SignInNotes() {
  const { t } = useTranslation('sign-in')
  const { query } = useRouter()
  const [left] = useState(signOutReason)
  useEffect(clearSignOutReason, [])
  const isSentAway = nextPath(query.next, returnPaths, '') !== ''
  if (left) return <Callout tone="good" role="status" title={t(`parting.${left}`)} />
  return isSentAway ? <Callout tone="plain" title={t('sentAway')} /> : null
}
