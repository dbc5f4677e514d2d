import { useTranslation } from 'next-i18next/pages'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/siteSlice'
import { Callout } from '@/ui/Callout'

/** Whoever tries the site out on his own machine would wait for a letter in vain. */
export function SandboxMail() {
  const { t } = useTranslation('sign-in')
  const { sandbox } = useAppSelector(selectSite)
  return sandbox ? <Callout tone="plain" title={t('mailbox.sandbox')} /> : null
}
