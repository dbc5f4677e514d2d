import { acceptInvitation } from '@/api/invitations'
import type { Invitations } from '@/contract/invitations'
import { typedText } from '@/domain/text/typedText'
import { useTranslation } from '@/i18n/useTranslation'
import { useForm } from '@/query/useForm'
import { invalidate } from '@/query/useQuery'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { ScriptedForm } from '@/ui/form/ScriptedForm'
import { TextField } from '@/ui/form/TextField'
import { Panel } from '@/ui/layout/Panel'
import { Section } from '@/ui/layout/Section'
import styles from './Invitations.module.css'
import { INVITATIONS } from './useInvitations'
import { useTerms } from './useTerms'

/** In a new account, before its first exchange. */
export function AcceptForm({ terms }: { terms: Invitations['terms'] }) {
  const { t } = useTranslation(['invitations', 'credentials'])
  const shown = useTerms(terms)
  const { form, state, problems } = useForm({
    read: (typed) => ({ code: typedText(typed, 'code').trim() }),
    check: ({ code }) => ({ code: code === '' ? 'missing' : undefined }),
    send: async ({ code }) => {
      await acceptInvitation(code)
      invalidate(INVITATIONS)
    },
  })
  const error = problems.code && t(problems.code === 'missing' ? 'accept.missing' : 'accept.refused')
  return (
    <Panel>
      <Section title={t('accept.title')} lead={t('accept.lead', shown)}>
        <div className={styles.form}>
          <ScriptedForm {...form} without={t('credentials:noScripts')}>
            <TextField
              name="code"
              label={t('accept.code')}
              hint={t('accept.hint')}
              autoComplete="off"
              autoCapitalize="characters"
              error={error}
            />
            <CredentialsEnd state={state} label={t('accept.send')} />
          </ScriptedForm>
        </div>
      </Section>
    </Panel>
  )
}
