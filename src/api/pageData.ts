import { contest, type Contest } from '@/contract/contest'
import { type PairRecord, pairStatistics } from '@/contract/pairStatistics'
import { type ProviderRecord, providerStatistics } from '@/contract/providerStatistics'
import { type SiteStatus, siteStatus } from '@/contract/siteStatus'
import { type Widget, widgets } from '@/contract/widgets'
import { failureOf, isNotOffered } from '@/domain/text/failure'
import type { Locale } from '@/i18n/languages'
import { call } from './call'

/** A back end that does not have this call has no contest. Throws ApiFailure. */
export const fetchContest = (): Promise<Contest> =>
  call(contest.get, {}).catch((error: unknown) => {
    if (isNotOffered(error)) return { state: 'none' } as const
    throw error
  })

/** Null: there is no such widget, or no back end that has any. Throws ApiFailure. */
export const fetchWidget = (id: string): Promise<Widget | null> =>
  call(widgets.get, { params: { id } }).catch((error: unknown) => {
    const failure = failureOf(error)
    if (isNotOffered(error) || (failure.kind === 'refused' && failure.status === 404)) return null
    throw error
  })

/** Throws ApiFailure. */
export const fetchProviderStatistics = (): Promise<ProviderRecord[]> => call(providerStatistics.list, {})

/** Empty where the back end does not measure pairs, or cannot say now: pages do without. */
export const fetchPairStatistics = (): Promise<PairRecord[]> => call(pairStatistics.list, {}).catch(() => [])

/** Null: the back end does not measure itself. Throws ApiFailure. */
export const fetchStatusForPage = (language: Locale): Promise<SiteStatus | null> =>
  call(siteStatus.get, { query: { language } }).catch((error: unknown) => {
    if (isNotOffered(error)) return null
    throw error
  })
