import { useState } from 'react'
import { addKey } from '@/api/partnerIntegration'
import { KEY_SCOPES } from '@/domain/partner/partnerKey'
import { typedText } from '@/domain/text/typedText'
import { useTranslation } from '@/i18n/useTranslation'
import { useForm } from '@/query/useForm'
import { invalidate } from '@/query/useQuery'
import { confirmed } from '@/store/confirmed'
import { Button } from '@/ui/form/Button'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { ScriptedForm } from '@/ui/form/ScriptedForm'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { lengthProblemText, tooLong } from './codeProblem'
import styles from './Partners.module.css'

/** Their key, for `invalidate`. */
export const KEYS = 'partner-keys'

export function NewKey({ onAdded }: { onAdded: (key: string) => void }) {
  const { t } = useTranslation('partners')
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <NewKeyForm
        onAdded={(key) => {
          onAdded(key)
          setOpen(false)
        }}
      />
    )
  return (
    <div>
      <Button look="outline" onClick={() => setOpen(true)}>
        {t('keys.open')}
      </Button>
    </div>
  )
}

function NewKeyForm({ onAdded }: { onAdded: (key: string) => void }) {
  const { t } = useTranslation(['partners', 'credentials'])
  const { form, state, problems } = useForm({
    read: (typed) => ({
      label: typedText(typed, 'label').trim(),
      scope: KEY_SCOPES.find((scope) => scope === typedText(typed, 'scope')) ?? 'read',
    }),
    check: ({ label }) => ({ label: tooLong(label) }),
    send: async (typed) => {
      const { partnerKey } = await confirmed(() => addKey(typed))
      invalidate(KEYS)
      onAdded(partnerKey)
    },
  })
  return (
    <div className={styles.form}>
      <h3>{t('keys.open')}</h3>
      <ScriptedForm {...form} aria-label={t('keys.open')} without={t('credentials:noScripts')}>
        <TextField
          label={t('newCode.name')}
          hint={t('keys.nameHint')}
          name="label"
          error={lengthProblemText(t, problems.label)}
        />
        <SelectField
          label={t('keys.scope')}
          name="scope"
          options={KEY_SCOPES.map((scope) => ({ value: scope, label: t(`keys.scopes.${scope}`) }))}
        />
        <CredentialsEnd state={state} label={t('keys.send')} />
      </ScriptedForm>
    </div>
  )
}
