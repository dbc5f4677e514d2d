import { becomePartner } from '@/api/partners'
import { PLAIN_ACCOUNT_PATH } from '@/domain/site/plainPages'
import { typedText } from '@/domain/text/typedText'
import { localePath } from '@/i18n/localePath'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useForm } from '@/query/useForm'
import { invalidate } from '@/query/useQuery'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { ScriptedForm } from '@/ui/form/ScriptedForm'
import { Section } from '@/ui/layout/Section'
import { AboutField, MAX_ABOUT } from './AboutField'
import { CodeField } from './CodeField'
import { codeProblem, tooLong } from './codeProblem'
import styles from './Partners.module.css'
import { useNeedsApproval } from './useNeedsApproval'
import { PARTNER } from './usePartner'

export function ApplyForm() {
  const { t } = useTranslation(['partners', 'credentials'])
  const { locale } = useLanguage()
  const needsApproval = useNeedsApproval()
  const { form, state, problems } = useForm({
    read: (typed) => ({ code: typedText(typed, 'code').trim(), about: typedText(typed, 'about').trim() }),
    check: ({ code, about }) => ({ code: codeProblem(code), about: tooLong(about, MAX_ABOUT) }),
    send: async (application) => {
      await becomePartner(application)
      invalidate(PARTNER)
    },
  })
  return (
    <Section title={t('apply.title')} lead={t(needsApproval ? 'apply.leadReview' : 'apply.lead')}>
      <div className={styles.form}>
        <ScriptedForm
          {...form}
          without={<a href={localePath(locale, PLAIN_ACCOUNT_PATH)}>{t('apply.plain')}</a>}
        >
          <CodeField problem={problems.code} />
          <AboutField problem={problems.about} />
          <CredentialsEnd state={state} label={t('apply.title')} />
        </ScriptedForm>
      </div>
    </Section>
  )
}
