import { becomePartner } from '@/api/partners'
import { typedText } from '@/domain/text/typedText'
import { useTranslation } from '@/i18n/useTranslation'
import { useForm } from '@/query/useForm'
import { invalidate } from '@/query/useQuery'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { ScriptedForm } from '@/ui/form/ScriptedForm'
import { TextArea } from '@/ui/form/TextArea'
import { Section } from '@/ui/layout/Section'
import { CodeField } from './CodeField'
import { codeProblem, lengthProblemText, tooLong } from './codeProblem'
import styles from './Partners.module.css'
import { PARTNER } from './usePartner'

/** As the back end. */
const MAX_ABOUT = 500

export function ApplyForm() {
  const { t } = useTranslation(['partners', 'credentials'])
  const { form, state, problems } = useForm({
    read: (typed) => ({ code: typedText(typed, 'code').trim(), about: typedText(typed, 'about').trim() }),
    check: ({ code, about }) => ({ code: codeProblem(code), about: tooLong(about, MAX_ABOUT) }),
    send: async (application) => {
      await becomePartner(application)
      invalidate(PARTNER)
    },
  })
  return (
    <Section title={t('apply.title')} lead={t('apply.lead')}>
      <div className={styles.form}>
        <ScriptedForm {...form} without={t('credentials:noScripts')}>
          <CodeField problem={problems.code} />
          <TextArea
            label={t('apply.about')}
            hint={t('apply.aboutHint', { max: MAX_ABOUT })}
            name="about"
            rows={3}
            error={lengthProblemText(t, problems.about, MAX_ABOUT)}
          />
          <CredentialsEnd state={state} label={t('apply.title')} />
        </ScriptedForm>
      </div>
    </Section>
  )
}
