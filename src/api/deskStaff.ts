import { lazily } from './lazily'

const load = () => import('./calls/deskStaff')

export const fetchStaff = lazily(load, (calls) => calls.fetchStaff)
export const addStaffGroup = lazily(load, (calls) => calls.addStaffGroup)
export const changeStaffGroup = lazily(load, (calls) => calls.changeStaffGroup)
export const removeStaffGroup = lazily(load, (calls) => calls.removeStaffGroup)
export const inviteStaff = lazily(load, (calls) => calls.inviteStaff)
export const resendStaffInvitation = lazily(load, (calls) => calls.resendStaffInvitation)
export const changeStaffMember = lazily(load, (calls) => calls.changeStaffMember)
export const removeStaffMember = lazily(load, (calls) => calls.removeStaffMember)
export const acceptStaffInvitation = lazily(load, (calls) => calls.acceptStaffInvitation)
