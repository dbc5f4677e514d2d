import { useState } from 'react'
import { addCode } from '@/api/partners'
import { CODE_KINDS, type CodeKind } from '@/domain/partner/partnerCode'
import { typedText } from '@/domain/text/typedText'
import { useTranslation } from '@/i18n/useTranslation'
import { useForm } from '@/query/useForm'
import { invalidate } from '@/query/useQuery'
import { Callout } from '@/ui/feedback/Callout'
import { Button } from '@/ui/form/Button'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { ScriptedForm } from '@/ui/form/ScriptedForm'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { CodeField } from './CodeField'
import { codeProblem, lengthProblemText, tooLong } from './codeProblem'
import styles from './Partners.module.css'
import { PromoLimitFields } from './PromoLimitFields'
import { limitProblems, limitsFrom, typedLimits } from './promoLimits'
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
  const { kind, setKind, form, state, problems } = useNewCode(onAdded)
  return (
    <div className={styles.form}>
      <h3>{t('newCode.open')}</h3>
      <ScriptedForm {...form} aria-label={t('newCode.open')} without={t('credentials:noScripts')}>
        <SelectField
          label={t('codes.kind')}
          hint={t('newCode.kindHint')}
          name="kind"
          value={kind}
          options={CODE_KINDS.map((value) => ({ value, label: t(`codes.kinds.${value}`) }))}
          onChange={({ target }) => setKind(target.value === 'promo' ? 'promo' : 'link')}
        />
        <CodeField problem={problems.code} />
        {kind === 'promo' && <PromoLimitFields problems={problems} />}
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

function useNewCode(onAdded: (code: string) => void) {
  const [kind, setKind] = useState<CodeKind>('link')
  const sent = useForm({
    read: (typed) => ({
      code: typedText(typed, 'code').trim(),
      label: typedText(typed, 'label').trim(),
      subId: typedText(typed, 'subId').trim(),
      limits: typedLimits(typed),
    }),
    check: ({ code, label, subId, limits }) => ({
      code: codeProblem(code),
      label: tooLong(label),
      subId: tooLong(subId),
      ...(kind === 'promo' && limitProblems(limits)),
    }),
    send: async ({ limits, ...typed }) => {
      const { code } = await addCode({ ...typed, kind, ...(kind === 'promo' && limitsFrom(limits)) })
      invalidate(CODES)
      onAdded(code)
    },
  })
  return { kind, setKind, ...sent }
}
