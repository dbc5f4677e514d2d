import { useTranslation } from 'next-i18next/pages'
import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import { paths } from '@/config/paths'
import { nextPath } from '@/domain/nextPath'
import { clearSignOutReason, signOutReason } from '@/store/signOutReason'
import { Callout } from '@/ui/Callout'

export function SignInNotes() {
  const { t } = useTranslation('sign-in')
  const { query } = useRouter()
  const [left] = useState(signOutReason)
  useEffect(clearSignOutReason, [])
  const isSentAway = nextPath(query.next, Object.values(paths.account), '') !== ''
  if (left) return <Callout tone="good" role="status" title={t(`parting.${left}`)} />
  return isSentAway ? <Callout tone="plain" title={t('sentAway')} /> : null
}
