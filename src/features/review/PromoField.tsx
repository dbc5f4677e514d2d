import { useState, type SyntheticEvent } from 'react'
import { checkPromoCode } from '@/api/promoCodes'
import type { PromoProblem } from '@/domain/partner/promoCode'
import { typedText } from '@/domain/text/typedText'
import { useFailureText } from '@/i18n/useFailureText'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { recipientTyped, selectDraft } from '@/store/slices/exchangeSlice'
import { Button } from '@/ui/form/Button'
import { TextField } from '@/ui/form/TextField'
import styles from './PromoField.module.css'

export function PromoField() {
  const { t } = useTranslation('promo')
  const dispatch = useAppDispatch()
  const { promoCode } = useAppSelector(selectDraft)
  const use = (code: string) => dispatch(recipientTyped({ promoCode: code }))
  if (!promoCode) return <PromoForm onValid={use} />
  return (
    <div className={styles.applied} tabIndex={-1} ref={focus}>
      <p role="status">
        <strong>{t('applied', { code: promoCode })}</strong> <span>{t('effect')}</span>
      </p>
      <Button look="quiet" size="small" onClick={() => use('')}>
        {t('remove')}
      </Button>
    </div>
  )
}

/** The form that had it is gone. */
const focus = (node: HTMLElement | null) => node?.focus()

function PromoForm({ onValid }: { onValid: (code: string) => void }) {
  const { t } = useTranslation('promo')
  const failureText = useFailureText()
  const [problem, setProblem] = useState<PromoProblem | 'empty' | null>(null)
  const { state, isPending, mutate } = useMutation(async (code: string) => {
    const found = await checkPromoCode(code)
    if (found.state === 'valid') onValid(found.code)
    else setProblem(found.state)
  })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = typedText(new FormData(event.currentTarget), 'promoCode').trim()
    setProblem(code === '' ? 'empty' : null)
    if (code !== '') void mutate(code)
  }
  const failed = state.kind === 'failed' ? failureText(state.failure) : undefined
  return (
    <form className={styles.form} aria-label={t('label')} noValidate onSubmit={submit}>
      <TextField
        label={t('label')}
        name="promoCode"
        maxLength={64}
        autoFocus
        error={problem ? t(`problem.${problem}`) : failed}
      />
      <Button type="submit" look="outline" busy={isPending}>
        {t('apply')}
      </Button>
    </form>
  )
}
