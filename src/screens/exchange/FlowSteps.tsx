import { memo } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import styles from './ExchangeScreen.module.css'

const STEPS = ['amount', 'address', 'review'] as const
export type FlowStep = (typeof STEPS)[number]

export const FlowSteps = memo(function FlowSteps({ now }: { now: FlowStep }) {
  const { t } = useTranslation('exchange')
  const reached = STEPS.indexOf(now)
  return (
    <ol className={styles.steps} aria-label={t('flow.steps')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index < reached ? styles.done : index === reached ? styles.now : undefined}
          aria-current={step === now ? 'step' : undefined}
        >
          {t(`flow.${step}`)}
        </li>
      ))}
    </ol>
  )
})
