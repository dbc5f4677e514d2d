import { reviewLimits, type NewReview } from '@/domain/exchange/review'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { ArrivedSection } from '@/ui/layout/ArrivedSection'
import { FormSection } from '@/ui/form/FormSection'
import { TextArea } from '@/ui/form/TextArea'
import { TextField } from '@/ui/form/TextField'
import { useLinkedExchangeId } from '@/ui/hooks/useLinkedExchangeId'
import { RatingField } from './RatingField'
import styles from './ReviewForm.module.css'
import { useReviewForm } from './useReviewForm'

export function ReviewForm() {
  const { t } = useTranslation('reviews')
  const { form, state, problems } = useReviewForm(useLanguage().locale)
  if (state.kind === 'done') return <ReviewSent />

  return (
    <FormSection
      id="review-form"
      title={t('form.title')}
      without={t('form.noScripts')}
      form={form}
      state={state}
      label={t(state.kind === 'failed' ? 'form.again' : 'form.send')}
      sending={t('form.sending')}
      fields={t('failed.fields')}
      uncertain={t('failed.uncertain')}
    >
      <Fields problems={problems} />
    </FormSection>
  )
}

type FieldsProps = { problems: ReturnType<typeof useReviewForm>['problems'] }

function Fields({ problems }: FieldsProps) {
  const { t } = useTranslation('reviews')
  const exchangeId = useLinkedExchangeId()
  const problem = (field: keyof NewReview) =>
    problems[field] &&
    t(`problem.${problems[field]}`, { ...reviewLimits, defaultValue: t('problem.refused') })
  return (
    <>
      <RatingField
        label={t('form.rating')}
        wordsOf={(rating) => t('rating', { rating })}
        error={problem('rating')}
      />
      <TextArea
        label={t('form.text')}
        hint={t('form.textHint', reviewLimits)}
        name="text"
        required
        error={problem('text')}
      />
      <TextField label={t('form.name')} hint={t('form.nameHint')} name="name" error={problem('name')} />
      <TextField
        ref={exchangeId}
        label={t('form.exchangeId')}
        hint={t('form.exchangeIdHint')}
        name="exchangeId"
        required
        error={problem('exchangeId')}
      />
    </>
  )
}

function ReviewSent() {
  const { t } = useTranslation('reviews')
  return (
    <ArrivedSection id="review-sent" title={t('sent.title')}>
      <p className={styles.text}>{t('sent.text')}</p>
    </ArrivedSection>
  )
}
