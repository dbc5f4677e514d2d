import { useState } from 'react'
import { addCode } from '@/api/partners'
import { typedText } from '@/domain/text/typedText'
import { useTranslation } from '@/i18n/useTranslation'
import { useForm } from '@/query/useForm'
import { invalidate } from '@/query/useQuery'
import { Callout } from '@/ui/feedback/Callout'
import { Button } from '@/ui/form/Button'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { ScriptedForm } from '@/ui/form/ScriptedForm'
import { TextField } from '@/ui/form/TextField'
import { CodeField } from './CodeField'
import { codeProblem, lengthProblemText, tooLong } from './codeProblem'
import styles from './Partners.module.css'
import { CODES } from './useCodes'

export function NewCode() {
  const { t } = useTranslation('partners')
  const [isOpen, setOpen] = useState(false)
  const [added, setAdded] = useState<string | null>(null)
  return (
    <>
      <div role="status">{added && <Callout tone="good" title={t('newCode.added', { code: added })} />}</div>
      {isOpen ? (
        <NewCodeForm
          onAdded={(code) => {
            setAdded(code)
            setOpen(false)
          }}
        />
      ) : (
        <div>
          <Button look="outline" onClick={() => setOpen(true)}>
            {t('newCode.open')}
          </Button>
        </div>
      )}
    </>
  )
}

function NewCodeForm({ onAdded }: { onAdded: (code: string) => void }) {
  const { t } = useTranslation(['partners', 'credentials'])
  const { form, state, problems } = useForm({
    read: (typed) => ({
      code: typedText(typed, 'code').trim(),
      label: typedText(typed, 'label').trim(),
      subId: typedText(typed, 'subId').trim(),
    }),
    check: ({ code, label, subId }) => ({
      code: codeProblem(code),
      label: tooLong(label),
      subId: tooLong(subId),
    }),
    send: async (typed) => {
      const { code } = await addCode(typed)
      invalidate(CODES)
      onAdded(code)
    },
  })
  return (
    <div className={styles.form}>
      <h3>{t('newCode.open')}</h3>
      <ScriptedForm {...form} aria-label={t('newCode.open')} without={t('credentials:noScripts')}>
        <CodeField problem={problems.code} />
        <TextField
          label={t('newCode.name')}
          hint={t('newCode.nameHint')}
          name="label"
          error={lengthProblemText(t, problems.label)}
        />
        <TextField
          label={t('codes.subId')}
          hint={t('newCode.subIdHint')}
          name="subId"
          error={lengthProblemText(t, problems.subId)}
        />
        <CredentialsEnd state={state} label={t('newCode.send')} />
      </ScriptedForm>
    </div>
  )
}
