import { lazily } from './lazily'

const load = () => import('./calls/announcements')

export const fetchAnnouncements = lazily(load, (calls) => calls.fetchAnnouncements)
