import { applyAsAmbassador } from '@/api/ambassadors'
import {
  type AmbassadorApplication,
  APPLICATION_LENGTH,
  applicationFaults,
  type ApplicationField,
} from '@/domain/partner/ambassador'
import { typedText } from '@/domain/text/typedText'
import { useTranslation } from '@/i18n/useTranslation'
import { useForm } from '@/query/useForm'
import { invalidate } from '@/query/useQuery'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { ScriptedForm } from '@/ui/form/ScriptedForm'
import { TextArea } from '@/ui/form/TextArea'
import { TextField } from '@/ui/form/TextField'
import { Panel } from '@/ui/layout/Panel'
import { Section } from '@/ui/layout/Section'
import styles from './Ambassador.module.css'
import { AMBASSADOR } from './useAmbassador'

/** `before`: what was sent the last time, to be changed. */
export function AmbassadorForm({ before }: { before?: AmbassadorApplication }) {
  const { t } = useTranslation(['ambassador', 'credentials'])
  const { form, state, problems } = useForm({
    read: readApplication,
    check: applicationFaults,
    send: async (application) => {
      await applyAsAmbassador(application)
      invalidate(AMBASSADOR)
    },
  })
  const fieldOf = (name: ApplicationField) => ({
    name,
    label: t(`apply.${name}`),
    defaultValue: before?.[name],
    error: problems[name] && problemText(t, name, problems[name]),
  })
  return (
    <Panel>
      <Section title={t('apply.title')} lead={t('apply.lead')}>
        <div className={styles.form}>
          <ScriptedForm {...form} without={t('credentials:noScripts')}>
            <TextField {...fieldOf('languages')} hint={t('apply.languagesHint')} />
            <TextField {...fieldOf('work')} hint={t('apply.workHint')} />
            <TextArea {...fieldOf('links')} hint={t('apply.linksHint')} rows={3} />
            <TextArea {...fieldOf('text')} rows={5} />
            <CredentialsEnd state={state} label={t('apply.send')} />
          </ScriptedForm>
        </div>
      </Section>
    </Panel>
  )
}

const readApplication = (typed: FormData): AmbassadorApplication => ({
  languages: typedText(typed, 'languages').trim(),
  work: typedText(typed, 'work').trim(),
  links: typedText(typed, 'links').trim(),
  text: typedText(typed, 'text').trim(),
})

/** What only the server refuses is too long for it. */
const problemText = (
  t: ReturnType<typeof useTranslation>['t'],
  name: ApplicationField,
  problem: string,
): string =>
  problem === 'missing' ? t('problem.missing') : t('problem.tooLong', { max: APPLICATION_LENGTH[name] })
