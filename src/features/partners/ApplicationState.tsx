import type { Partner } from '@/contract/partners'
import { DATE, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'

/** Of an application that is with the staff, or that they have refused. */
export function ApplicationState({ partner }: { partner: Partner }) {
  const { t } = useTranslation('partners')
  const { intl } = useLanguage()
  const { state, applyAgainAt } = partner
  if (state === 'applied')
    return (
      <Callout tone="plain" title={t('application.waiting')}>
        <p>{t('application.waitingText')}</p>
      </Callout>
    )
  return (
    <Callout title={t('application.refused')}>
      <p>{t('application.refusedText')}</p>
      {applyAgainAt && <p>{t('application.again', { date: formatDate(applyAgainAt, intl, DATE) })}</p>}
    </Callout>
  )
}
