import { numberFormat } from '@/domain/money/numberFormat'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useProgrammes } from '@/store/useProgrammes'
import { RouteFigure } from './RouteFigure'

/** The pennant is at the highest level. */
export function LevelFigure() {
  const { t } = useTranslation('main-page')
  const { intl } = useLanguage()
  const { levels } = useProgrammes().loyalty
  const percent = numberFormat(intl, { style: 'percent', minimumFractionDigits: 2 })
  const knots = levels.map(({ name, cashbackPercent }) => ({
    value: percent.format(Number(cashbackPercent) / 100),
    label: t(`loyalty.level.${name}`),
  }))
  return <RouteFigure shape="climb" now={knots.length - 1} knots={knots} />
}
