import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'
import { SandboxMail } from './SandboxMail'

export function Unconfirmed() {
  const { t } = useTranslation('sign-in')
  return (
    <Callout role="alert" title={t('unconfirmed.title')}>
      <p>{t('unconfirmed.text')}</p>
      <SandboxMail />
    </Callout>
  )
}
