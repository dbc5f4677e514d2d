import { desk } from '@/contract/desk'
import type { DeskOverview } from '@/contract/deskOverview'
import type { OverviewPeriod } from '@/domain/report/overview'
import { call } from '../call'

export const fetchOverview = (period: OverviewPeriod): Promise<DeskOverview> =>
  call(desk.overview, { query: { period } })
