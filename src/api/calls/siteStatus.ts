import { type SiteStatus, siteStatus } from '@/contract/siteStatus'
import { call } from '../call'

export const fetchSiteStatus = (): Promise<SiteStatus> => call(siteStatus.get, {})
