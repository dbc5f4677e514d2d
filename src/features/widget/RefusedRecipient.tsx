import type { RecipientFault } from '@/domain/partner/widgetRecipient'
import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'

/** No exchange is offered beside it: whoever changed the link wants the money elsewhere. */
export function RefusedRecipient({ fault, host }: { fault: RecipientFault | 'unchecked'; host: string }) {
  const { t } = useTranslation('widget')
  return (
    <Callout tone="bad" role="alert" title={t('refused.title')}>
      <p>{t(`refused.${fault}`)}</p>
      <p>{t('refused.text', { host })}</p>
    </Callout>
  )
}
