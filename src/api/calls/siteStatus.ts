import { type SiteStatus, siteStatus } from '@/contract/siteStatus'
import type { Locale } from '@/i18n/languages'
import { call } from '../call'

/** `language`: of announcements. */
export const fetchSiteStatus = (language: Locale): Promise<SiteStatus> =>
  call(siteStatus.get, { query: { language } })
