import { useTranslation } from '@/i18n/useTranslation'
import { NumberedSteps } from '@/ui/layout/NumberedSteps'
import styles from './Steps.module.css'

const STEPS = ['pair', 'address', 'deposit', 'receive'] as const

export function Steps() {
  const { t } = useTranslation('main-page')
  return (
    <section aria-labelledby="steps-title" id="how-it-works" className={styles.steps}>
      <h2 id="steps-title">{t('steps.title')}</h2>
      <p className={styles.sub}>{t('steps.sub')}</p>
      <NumberedSteps
        steps={STEPS.map((step) => ({ title: t(`steps.${step}.title`), texts: [t(`steps.${step}.text`)] }))}
      />
    </section>
  )
}
