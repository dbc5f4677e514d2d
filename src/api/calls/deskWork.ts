import { desk } from '@/contract/desk'
import type { OrderPulse, OrderWork, SavedReply, WorkChoices } from '@/contract/deskWork'
import { call } from '../call'

export const fetchWorkChoices = (): Promise<WorkChoices> => call(desk.workChoices, {})

export const fetchPulse = (publicId: string): Promise<OrderPulse> =>
  call(desk.pulse, { params: { publicId } })

export const noteOrder = (publicId: string, message: string): Promise<OrderWork> =>
  call(desk.noteOrder, { params: { publicId }, body: { message } })

export const sortOrder = (
  publicId: string,
  body: { version: number; tags: string[]; assignee: string },
): Promise<OrderWork> => call(desk.sortOrder, { params: { publicId }, body })

export const writeToCustomer = (publicId: string, message: string): Promise<OrderWork> =>
  call(desk.writeToCustomer, { params: { publicId }, body: { message } })

export const fetchReplies = (): Promise<SavedReply[]> => call(desk.savedReplies, {})

export const saveReply = (
  body: Pick<SavedReply, 'id' | 'version' | 'name' | 'texts'>,
): Promise<SavedReply[]> => call(desk.saveReply, { body })

export const deleteReply = (id: string, version: number): Promise<SavedReply[]> =>
  call(desk.deleteReply, { params: { id }, body: { version } })
