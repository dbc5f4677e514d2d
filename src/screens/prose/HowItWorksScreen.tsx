import { useTranslation } from '@/i18n/useTranslation'
import type { PageProps } from '../loadPage'
import { ProsePage } from '../ProsePage'
import { RouteFigure } from '../RouteFigure'

export function HowItWorksScreen({ prose }: PageProps) {
  const { t } = useTranslation('main-page')
  const knots = [
    { label: t('hero.route.deposit') },
    { label: t('hero.route.exchange') },
    { label: t('hero.route.payout') },
  ]
  return prose && <ProsePage prose={prose} figure={<RouteFigure shape="hill" now={1} knots={knots} />} />
}
