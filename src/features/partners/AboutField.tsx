import { useTranslation } from '@/i18n/useTranslation'
import { TextArea } from '@/ui/form/TextArea'
import { lengthProblemText } from './codeProblem'

/** As the back end. */
export const MAX_ABOUT = 500

type Props = { problem: Parameters<typeof lengthProblemText>[1]; about?: string }

export function AboutField({ problem, about }: Props) {
  const { t } = useTranslation('partners')
  return (
    <TextArea
      label={t('apply.about')}
      hint={t('apply.aboutHint', { max: MAX_ABOUT })}
      name="about"
      rows={3}
      defaultValue={about}
      error={lengthProblemText(t, problem, MAX_ABOUT)}
    />
  )
}
