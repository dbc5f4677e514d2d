import { type ProviderRecord, providerStatistics } from '@/contract/providerStatistics'
import { call } from './call'

/** Throws ApiFailure. */
export const fetchProviderStatistics = (): Promise<ProviderRecord[]> => call(providerStatistics.list, {})
