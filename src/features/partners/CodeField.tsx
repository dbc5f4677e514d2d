import { CODE_LENGTH } from '@/domain/partner/partnerCode'
import { useTranslation } from '@/i18n/useTranslation'
import { TextField } from '@/ui/form/TextField'
import { codeProblemText } from './codeProblem'

/** `problem`: the name of the problem. `code`: what a form that was sent without scripts comes back with. */
export function CodeField({ problem, code }: { problem: string | undefined; code?: string }) {
  const { t } = useTranslation('partners')
  return (
    <TextField
      label={t('code.label')}
      hint={t('code.hint', { min: CODE_LENGTH.least, max: CODE_LENGTH.most })}
      name="code"
      required
      defaultValue={code}
      error={codeProblemText(t, problem)}
    />
  )
}
