import { lazily } from './lazily'

const load = () => import('./calls/deskAnnouncements')

export type { NewAnnouncement } from './calls/deskAnnouncements'
export const fetchDeskAnnouncements = lazily(load, (calls) => calls.fetchDeskAnnouncements)
export const announce = lazily(load, (calls) => calls.announce)
export const endAnnouncement = lazily(load, (calls) => calls.endAnnouncement)
