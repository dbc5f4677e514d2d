import { numberFormat } from '@/domain/money/numberFormat'
import { legal } from '@/config/legal'

/** Empty where not set. `intl` is a locale for Intl. */
export function legalFacts(intl: string): Record<string, string> {
  const length = (unit: string, value: string) =>
    value &&
    numberFormat(intl, { style: 'unit', unit, unitDisplay: 'long' }).format(
      value as Intl.StringNumericLiteral,
    )
  return {
    ...legal,
    legalCountries: countryNames(intl, legal.legalCountries),
    legalRecordsYears: length('year', legal.legalRecordsYears),
    legalMessagesMonths: length('month', legal.legalMessagesMonths),
    legalComplaintDays: length('day', legal.legalComplaintDays),
  }
}

function countryNames(intl: string, codes: string): string {
  const names = new Intl.DisplayNames(intl, { type: 'region' })
  const list = codes.split(',').flatMap((code) => names.of(code.trim() || 'ZZ') ?? [])
  return codes && new Intl.ListFormat(intl).format(list.sort(new Intl.Collator(intl).compare))
}
