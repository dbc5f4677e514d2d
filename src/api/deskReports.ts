import { lazily } from './lazily'

const load = () => import('./calls/deskReports')

export const fetchReportPage = lazily(load, (calls) => calls.fetchReportPage)
export const fetchReportSummary = lazily(load, (calls) => calls.fetchReportSummary)
