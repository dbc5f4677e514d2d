import { desk } from '@/contract/desk'
import type { DeskAnnouncement } from '@/contract/deskAnnouncements'
import type { AnnouncementKind, AnnouncementTexts } from '@/domain/site/announcement'
import { call } from '../call'
import type { DeskPage } from './desk'

const LIMIT = 20

export type NewAnnouncement = {
  kind: AnnouncementKind
  texts: AnnouncementTexts
  from: string | null
  until: string | null
  pages: string[]
  isDismissible: boolean
  stopsOrders: boolean
}

export const fetchDeskAnnouncements = (offset: number): Promise<DeskPage<DeskAnnouncement>> =>
  call(desk.announcements, { query: { offset, limit: LIMIT } })

export const announce = (body: NewAnnouncement): Promise<DeskAnnouncement> => call(desk.announce, { body })

export const endAnnouncement = (id: string): Promise<DeskAnnouncement> =>
  call(desk.endAnnouncement, { params: { id } })
