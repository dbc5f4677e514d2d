import type { Partner } from '@/contract/partners'
import { DATE, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'
import { ReapplyForm } from './ReapplyForm'

/** Of somebody who is no partner yet, because staff decide on it. */
export function Application({ partner }: { partner: Partner }) {
  const { t } = useTranslation('partners')
  const { intl } = useLanguage()
  const { state, applyAgainAt, about } = partner
  if (state === 'applied')
    return (
      <Callout tone="plain" title={t('application.waiting')}>
        <p>{t('application.waitingText')}</p>
      </Callout>
    )
  return (
    <>
      <Callout title={t('application.refused')}>
        <p>{t('application.refusedText')}</p>
        {applyAgainAt && <p>{t('application.again', { date: formatDate(applyAgainAt, intl, DATE) })}</p>}
      </Callout>
      {!applyAgainAt && <ReapplyForm about={about} />}
    </>
  )
}
