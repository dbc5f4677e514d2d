import { lazily } from './lazily'

const load = () => import('./calls/deskWork')

export const fetchWorkChoices = lazily(load, (calls) => calls.fetchWorkChoices)
export const fetchPulse = lazily(load, (calls) => calls.fetchPulse)
export const noteOrder = lazily(load, (calls) => calls.noteOrder)
export const sortOrder = lazily(load, (calls) => calls.sortOrder)
export const writeToCustomer = lazily(load, (calls) => calls.writeToCustomer)
export const fetchReplies = lazily(load, (calls) => calls.fetchReplies)
export const saveReply = lazily(load, (calls) => calls.saveReply)
export const deleteReply = lazily(load, (calls) => calls.deleteReply)
