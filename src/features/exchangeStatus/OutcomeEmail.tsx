import { useImportAhead } from '@/browser/page/useImportAhead'
import type { Exchange } from '@/contract/exchanges'
import { ENDED_STATUSES } from '@/domain/exchange/exchange'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { useOnDemand } from '@/ui/hooks/useOnDemand'

const importForm = () => import('./OutcomeEmailForm').then((module) => module.OutcomeEmailForm)

export function OutcomeEmail({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation(['exchange-status', 'reusable'])
  const { Component, hasFailed, want } = useOnDemand(importForm)
  useImportAhead(importForm)
  if (ENDED_STATUSES.includes(exchange.status)) return null
  if (Component)
    return <Component publicId={exchange.publicId} isInReview={exchange.issue === 'under_review'} />
  return (
    <div>
      <Button look="outline" size="small" onClick={want}>
        {t('email.offer')}
      </Button>
      {hasFailed && <p role="alert">{t('reusable:failure.unreachable')}</p>}
    </div>
  )
}
