import type { Partner } from '@/contract/partners'
import { AboutField } from '@/features/partners/AboutField'
import { ApplicationState } from '@/features/partners/ApplicationState'
import { CodeField } from '@/features/partners/CodeField'
import { useNeedsApproval } from '@/features/partners/useNeedsApproval'
import { useTranslation } from '@/i18n/useTranslation'
import { DATE, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { AccountFormPart } from './AccountFormPart'
import type { AccountFormData } from './loadAccountForm'

type Shown = Extract<AccountFormData, { kind: 'account' }>
type Props = { shown: Shown; partner: Partner | null }

/** An application, or what has become of it. */
export function PlainPartner({ shown, partner }: Props) {
  const { t } = useTranslation('partners')
  return (
    <section aria-labelledby="partner">
      <h2 id="partner">{t(partner ? 'title.links' : 'apply.title')}</h2>
      {partner && <State partner={partner} />}
      {(!partner || mayApplyAgain(partner)) && <Apply shown={shown} partner={partner} />}
    </section>
  )
}

const mayApplyAgain = ({ state, applyAgainAt }: Partner) => state === 'refused' && !applyAgainAt

function State({ partner }: { partner: Partner }) {
  const { t } = useTranslation('partners')
  const { intl } = useLanguage()
  if (partner.state === 'applied' || partner.state === 'refused')
    return <ApplicationState partner={partner} />
  if (partner.state === 'suspended') return <p>{t('suspended.title')}</p>
  return <p>{t('figures.since', { date: formatDate(partner.createdAt, intl, DATE) })}</p>
}

function Apply({ shown: { formToken, entered, problems, failure }, partner }: Props) {
  const { t } = useTranslation('partners')
  const needsApproval = useNeedsApproval()
  const lead = t(needsApproval ? 'apply.leadReview' : 'apply.lead')
  return (
    <>
      <p>{partner ? t('application.againLead') : lead}</p>
      <AccountFormPart
        action="apply"
        formToken={formToken}
        label={t(partner ? 'application.againTitle' : 'apply.title')}
        failure={failure}
      >
        {!partner && <CodeField problem={problems.code} code={entered.code} />}
        <AboutField problem={problems.about} about={entered.about || partner?.about} />
      </AccountFormPart>
    </>
  )
}
