import { useTranslation } from '@/i18n/useTranslation'
import { useProseValues } from '@/store/useProseValues'
import { RouteFigure } from './RouteFigure'

/** From a partner's link to what an exchange of the example brings in; without words where nothing is paid by rule. */
export function CommissionFigure() {
  const { t } = useTranslation('affiliate_program')
  const { exampleUsd = '', exampleCommission = '' } = useProseValues()
  const [link, volume, commission] = [t('figure.link'), t('figure.volume'), t('figure.commission')]
  const knots = commission
    ? [{ label: link }, { value: exampleUsd, label: volume }, { value: exampleCommission, label: commission }]
    : [{}, {}, {}]
  return <RouteFigure shape="hill" now={1} knots={knots} />
}
