import { becomePartner } from '@/api/partners'
import { typedText } from '@/domain/text/typedText'
import { useTranslation } from '@/i18n/useTranslation'
import { useForm } from '@/query/useForm'
import { invalidate } from '@/query/useQuery'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { Panel } from '@/ui/layout/Panel'
import { Section } from '@/ui/layout/Section'
import { AboutField, MAX_ABOUT } from './AboutField'
import { tooLong } from './codeProblem'
import styles from './Partners.module.css'
import { PARTNER } from './usePartner'

/** After a refusal; the code of before is still theirs. */
export function ReapplyForm({ about }: { about: string }) {
  const { t } = useTranslation('partners')
  const { form, state, problems } = useForm({
    read: (typed) => ({ code: '', about: typedText(typed, 'about').trim() }),
    check: (typed) => ({ about: tooLong(typed.about, MAX_ABOUT) }),
    send: async (application) => {
      await becomePartner(application)
      invalidate(PARTNER)
    },
  })
  return (
    <Panel>
      <Section title={t('application.againTitle')} lead={t('application.againLead')}>
        <form {...form} className={styles.form}>
          <AboutField problem={problems.about} about={about} />
          <CredentialsEnd state={state} label={t('application.againTitle')} />
        </form>
      </Section>
    </Panel>
  )
}
