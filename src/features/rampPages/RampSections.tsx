import type { RampWays as Ways } from '@/contract/rampWays'
import type { RampDirection } from '@/domain/ramp/ramp'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { NumberedSteps } from '@/ui/layout/NumberedSteps'
import { Section } from '@/ui/layout/Section'
import { RampWays } from './RampWays'

type Props = { direction: RampDirection; ramps: readonly Ways[] }

/** Of a page about buying or selling through ramps; the texts `ramp-pages` have been loaded. */
export const RampSections = ({ direction, ramps }: Props) => (
  <>
    <RampSteps direction={direction} />
    <RampWays ramps={ramps} />
    <RampRisks />
  </>
)

const STEPS = {
  buy: ['place', 'offer', 'payBuy', 'receiveBuy'],
  sell: ['place', 'offer', 'paySell', 'receiveSell'],
} as const

export function RampSteps({ direction }: { direction: RampDirection }) {
  const { t } = useTranslation(['ramp-pages', 'buy-sell'])
  return (
    <Section id="steps" title={t(`buy-sell:${direction}.steps.title`)}>
      <NumberedSteps
        steps={STEPS[direction].map((step) => ({
          title: t(`ramp-pages:steps.${step}.title`),
          texts: [t(`ramp-pages:steps.${step}.text`)],
        }))}
      />
    </Section>
  )
}

const RISKS = ['volatile', 'irreversible', 'wrong', 'own', 'advice', 'complaints'] as const

export function RampRisks() {
  const { t } = useTranslation('ramp-pages')
  const { brand } = useAppSelector(selectSite)
  return (
    <Section id="cautions" title={t('risk.title')}>
      <ul>
        {RISKS.map((risk) => (
          <li key={risk}>{t(`risk.${risk}`, { brand: brand.name })}</li>
        ))}
      </ul>
    </Section>
  )
}
