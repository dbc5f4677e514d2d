import type { Ambassador } from '@/contract/ambassadors'
import { showBtc } from '@/domain/money/btcAmount'
import { DATE, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { AmbassadorForm } from './AmbassadorForm'
import { AmbassadorTasks } from './AmbassadorTasks'
import { useAmbassador } from './useAmbassador'

/** The application of a customer, and what was agreed on with an ambassador. */
export function AmbassadorPart() {
  const { t } = useTranslation(['ambassador', 'customer_account'])
  const { data, failure, refetch } = useAmbassador()
  if (!data)
    return failure ? (
      <LoadError failure={failure} what={t('failed')} onAgain={() => void refetch()} />
    ) : (
      <Skeleton label={t('customer_account:waiting')} lines={6} />
    )
  const { ambassador } = data
  if (!ambassador) return <AmbassadorForm />
  const { state, applyAgainAt, tasks } = ambassador
  const mayApply = (state === 'declined' || state === 'ended') && applyAgainAt === null
  return (
    <>
      <Standing ambassador={ambassador} />
      {mayApply && <AmbassadorForm before={ambassador} />}
      {(state === 'accepted' || tasks.length > 0) && (
        <>
          <Budget ambassador={ambassador} />
          <AmbassadorTasks tasks={tasks} />
        </>
      )}
    </>
  )
}

function Standing({ ambassador }: { ambassador: Ambassador }) {
  const { t } = useTranslation('ambassador')
  const { intl } = useLanguage()
  const { state, reason, appliedAt, applyAgainAt } = ambassador
  const isRefused = state === 'declined' || state === 'ended'
  return (
    <Callout {...(!isRefused && { tone: 'plain' as const })} title={t(`state.${state}`)}>
      {state === 'applied' && <p>{t('state.appliedText', { date: formatDate(appliedAt, intl, DATE) })}</p>}
      {reason !== null && <p>{reason}</p>}
      {applyAgainAt !== null && <p>{t('state.again', { date: formatDate(applyAgainAt, intl, DATE) })}</p>}
    </Callout>
  )
}

function Budget({ ambassador: { budgetBtc, paidBtc } }: { ambassador: Ambassador }) {
  const { t } = useTranslation('ambassador')
  const { intl } = useLanguage()
  return (
    <DescriptionList
      rows={[
        [t('budget'), showBtc(budgetBtc, intl)],
        [t('paid'), showBtc(paidBtc, intl)],
      ]}
    />
  )
}
