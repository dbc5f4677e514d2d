import { useMemo } from 'react'
import type { RampOptions } from '@/contract/ramps'
import { ELSEWHERE, type RampDirection } from '@/domain/ramp/ramp'
import { useLanguage } from '@/i18n/useLanguage'

/** By name, in the language of the page; with the chosen one, even if it is not served. */
export function useServedCountries(
  { countries }: Pick<RampOptions, 'countries'>,
  direction: RampDirection,
  chosen: string,
) {
  const { intl } = useLanguage()
  return useMemo(() => {
    const names = new Intl.DisplayNames([intl], { type: 'region' })
    const served = countries.filter((one) => one[direction].length > 0).map(({ code }) => code)
    const isElse = chosen !== '' && chosen !== ELSEWHERE && !served.includes(chosen)
    return [...served, ...(isElse ? [chosen] : [])]
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .toSorted((one, other) => one.label.localeCompare(other.label, intl))
  }, [countries, direction, chosen, intl])
}
