import { useState } from 'react'
import { fetchStatistics } from '@/api/partners'
import { fetchWidgets } from '@/api/widgets'
import type { PartnerStatistics } from '@/contract/partners'
import type { PartnerWidget } from '@/contract/partnerWidgets'
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

/** `widgetNames`: by their ids, which are the keys of the rows. */
export type NamedStatistics = PartnerStatistics & { widgetNames: Record<string, string> }

async function fetchOf({ by, days, timeZone }: View): Promise<NamedStatistics> {
  const [statistics, widgets] = await Promise.all([
    fetchStatistics({ by, ...periodOf(days, timeZone) }),
    by === 'widget' ? fetchWidgets() : [],
  ])
  return {
    ...statistics,
    widgetNames: Object.fromEntries(widgets.map(({ id }) => [id, nameOf(id, widgets)])),
  }
}

/** Two may have the same name. */
function nameOf(id: string, widgets: PartnerWidget[]): string {
  const { name } = widgets.find((widget) => widget.id === id) ?? { name: id }
  const isShared = widgets.some((other) => other.id !== id && other.name === name)
  return isShared ? `${name} (${id})` : name
}

/** UTC where the browser names none that the back end would know. */
const ownTimeZone = () => timeZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC'
