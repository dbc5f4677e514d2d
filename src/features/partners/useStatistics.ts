import { useState } from 'react'
import { fetchStatistics } from '@/api/partners'
import type { StatisticsBy } from '@/domain/partner/statistics'
import { isoDate, timeZoneName } from '@/domain/text/date'
import { DAY } from '@/domain/time/durations'
import { useQuery } from '@/query/useQuery'

export const PERIODS = [7, 30, 90, 365] as const

type View = { by: StatisticsBy; days: number; timeZone: string }

export function useStatistics() {
  const [view, setView] = useState<View>({ by: 'day', days: 30, timeZone: ownTimeZone() })
  const { by, days, timeZone } = view
  const query = useQuery(`partner-statistics ${by} ${days} ${timeZone}`, () => fetchOf(view))
  return {
    ...query,
    view,
    show: (changed: Partial<View>) => setView((before) => ({ ...before, ...changed })),
  }
}

function fetchOf({ by, days, timeZone }: View) {
  const to = isoDate(Date.now(), timeZone)
  const from = new Date(Date.parse(to) - (days - 1) * DAY).toISOString().slice(0, to.length)
  return fetchStatistics({ by, from, to, timeZone })
}

/** UTC where the browser names none that the back end would know. */
const ownTimeZone = () => timeZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC'
