import { deskAnnouncementCalls } from './deskAnnouncements'
import { deskReportCalls } from './deskReports'
import { deskWebhookCalls } from './deskWebhooks'

/** Of the site as a whole. */
export const deskSiteCalls = { ...deskWebhookCalls, ...deskReportCalls, ...deskAnnouncementCalls }
