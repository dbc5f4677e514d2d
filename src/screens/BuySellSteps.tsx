import { useTranslation } from '@/i18n/useTranslation'
import { useProseValues } from '@/store/useProseValues'
import { NumberedSteps } from '@/ui/layout/NumberedSteps'
import { Section } from '@/ui/layout/Section'
import type { RampDirection } from '@/domain/ramp/ramp'

const STEPS = ['pair', 'where', 'pay', 'receive'] as const

export function BuySellSteps({ direction }: { direction: RampDirection }) {
  const { t } = useTranslation('buy-sell')
  const values = useProseValues()
  return (
    <Section id="steps" title={t(`${direction}.steps.title`)}>
      <NumberedSteps
        steps={STEPS.map((step) => ({
          title: t(`${direction}.steps.${step}.title`),
          texts: [t(`${direction}.steps.${step}.text`, values)],
        }))}
      />
    </Section>
  )
}
