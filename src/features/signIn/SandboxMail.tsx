import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Callout } from '@/ui/feedback/Callout'

export function SandboxMail() {
  const { t } = useTranslation('sign-in')
  const { sandbox } = useAppSelector(selectSite)
  return sandbox ? <Callout tone="plain" title={t('mailbox.sandbox')} /> : null
}
