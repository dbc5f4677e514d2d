import { desk } from '@/contract/desk'
import type { DeskInvitation } from '@/contract/deskInvitations'
import { call } from '../call'
import type { DeskPage } from './desk'

const LIMIT = 20

export const fetchDeskInvitations = (offset: number): Promise<DeskPage<DeskInvitation>> =>
  call(desk.invitations, { query: { offset, limit: LIMIT } })
