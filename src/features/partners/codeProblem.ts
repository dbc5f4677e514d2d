import { CODE_LENGTH, codeFault, LABEL_LENGTH, normalCode } from '@/domain/partner/partnerCode'
import type { Translate } from '@/i18n/translate'

export const codeProblem = (code: string) => codeFault(normalCode(code)) ?? undefined

export const tooLong = (text: string, most = LABEL_LENGTH) => (text.length > most ? 'tooLong' : undefined)

/** `problem`: one of above, or the code of a refusal: what is refused only by the server is taken. */
export const codeProblemText = (t: Translate, problem: string | undefined) =>
  problem &&
  t(`problem.${problem}`, {
    min: CODE_LENGTH.least,
    max: CODE_LENGTH.most,
    defaultValue: t('problem.taken'),
  })

export const lengthProblemText = (t: Translate, problem: string | undefined, most = LABEL_LENGTH) =>
  problem && t('problem.tooLong', { max: most })
