import { CODE_LENGTH } from '@/domain/partner/partnerCode'
import { useTranslation } from '@/i18n/useTranslation'
import { TextField } from '@/ui/form/TextField'
import { codeProblemText } from './codeProblem'

/** `problem`: the name of the problem. */
export function CodeField({ problem }: { problem: string | undefined }) {
  const { t } = useTranslation('partners')
  return (
    <TextField
      label={t('code.label')}
      hint={t('code.hint', { min: CODE_LENGTH.least, max: CODE_LENGTH.most })}
      name="code"
      required
      error={codeProblemText(t, problem)}
    />
  )
}
