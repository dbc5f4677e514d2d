import type { deskWorkCalls } from '@/contract/deskWork'
import { getPulse, getWorkChoices, noteOrder, sortOrder, writeToCustomer } from '@/server/desk/deskWork'
import { deleteReply, listReplies, saveReply } from '@/server/desk/savedReplies'
import type { ApiHandler } from '@/server/kernel/ApiRequest'

type Handlers = { [Name in keyof typeof deskWorkCalls]: ApiHandler<(typeof deskWorkCalls)[Name]> }

export const workHandlers: Handlers = {
  workChoices: getWorkChoices,
  pulse: getPulse,
  noteOrder,
  sortOrder,
  writeToCustomer,
  savedReplies: listReplies,
  saveReply,
  deleteReply,
}
