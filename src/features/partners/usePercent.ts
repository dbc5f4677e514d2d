import { numberFormat } from '@/domain/money/numberFormat'
import { useLanguage } from '@/i18n/useLanguage'

/** Of a decimal string in percent. */
export function usePercent(): (percent: string) => string {
  const { intl } = useLanguage()
  const format = numberFormat(intl, { style: 'percent', maximumFractionDigits: 4 })
  return (percent) => format.format(`${percent}E-2` as Intl.StringNumericLiteral)
}
