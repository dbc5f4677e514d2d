import { useTranslation } from 'next-i18next/pages'
import styles from './Steps.module.css'

const STEPS = ['pair', 'address', 'deposit', 'receive'] as const

/** How an exchange goes, in four steps. */
export function Steps() {
  const { t } = useTranslation('main-page')
  return (
    <section aria-labelledby="steps-title" id="how-it-works">
      <h2 id="steps-title">{t('steps.title')}</h2>
      <p className={styles.sub}>{t('steps.sub')}</p>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{t(`steps.${step}.title`)}</h3>
            <p>{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
