import { useTranslation } from '@/i18n/useTranslation'
import { useExchangePath } from '@/store/useExchangePath'
import { ButtonLink } from '@/ui/form/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'

export function NoExchanges() {
  const { t } = useTranslation('customer_account')
  const exchangePath = useExchangePath()
  return (
    <EmptyState title={t('history.none')}>
      <p>{t('history.noneText')}</p>
      <div>
        <ButtonLink href={exchangePath}>{t('history.start')}</ButtonLink>
      </div>
    </EmptyState>
  )
}
