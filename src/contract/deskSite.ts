import { deskAnnouncementCalls } from './deskAnnouncements'
import { deskLegalHoldCalls } from './deskLegalHolds'
import { deskOverviewCalls } from './deskOverview'
import { deskReleaseCalls } from './deskRelease'
import { deskReportCalls } from './deskReports'
import { deskSettingCalls } from './deskSettings'
import { deskWebhookCalls } from './deskWebhooks'

/** Of the site as a whole. */
export const deskSiteCalls = {
  ...deskWebhookCalls,
  ...deskOverviewCalls,
  ...deskReportCalls,
  ...deskAnnouncementCalls,
  ...deskLegalHoldCalls,
  ...deskReleaseCalls,
  ...deskSettingCalls,
}
