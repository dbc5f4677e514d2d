import { useState } from 'react'
import { fetchStatistics } from '@/api/partners'
import type { StatisticsBy } from '@/domain/partner/statistics'
import { timeZoneName } from '@/domain/text/date'
import { useQuery } from '@/query/useQuery'
import { periodOf } from './periodOf'

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

const fetchOf = ({ by, days, timeZone }: View) => fetchStatistics({ by, ...periodOf(days, timeZone) })

/** UTC where the browser names none that the back end would know. */
const ownTimeZone = () => timeZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC'
