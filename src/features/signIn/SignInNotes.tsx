import { useTranslation } from 'next-i18next/pages'
import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import { paths } from '@/config/paths'
import { nextPath } from '@/domain/nextPath'
import { forgetParting, parting } from '@/store/parting'
import { Callout } from '@/ui/Callout'

/** Why one is here: just signed out, or sent away from a page of the account. */
export function SignInNotes() {
  const { t } = useTranslation('sign-in')
  const { query } = useRouter()
  const [left] = useState(parting)
  useEffect(forgetParting, [])
  const isSentAway = nextPath(query.next, Object.values(paths.account), '') !== ''
  if (left) return <Callout tone="good" role="status" title={t(`parting.${left}`)} />
  return isSentAway ? <Callout tone="plain" title={t('sentAway')} /> : null
}
