import { desk } from '@/contract/desk'
import type { DeskStaff } from '@/contract/deskStaff'
import { staffInvitation } from '@/contract/staffInvitation'
import type { GROUP_ROLES } from '@/domain/account/staffMember'
import type { StaffRole } from '@/domain/account/staffRoles'
import { call } from '../call'

type Group = { name: string; roles: (typeof GROUP_ROLES)[number][]; reason: string }
type OfMember = { groups: string[]; roles: StaffRole[]; reason: string }

export const fetchStaff = (): Promise<DeskStaff> => call(desk.staff, {})

export const addStaffGroup = (body: Group): Promise<DeskStaff> => call(desk.addStaffGroup, { body })

export const changeStaffGroup = (id: string, body: Group): Promise<DeskStaff> =>
  call(desk.changeStaffGroup, { params: { id }, body })

export const removeStaffGroup = (id: string, reason: string): Promise<DeskStaff> =>
  call(desk.removeStaffGroup, { params: { id }, body: { reason } })

export const inviteStaff = (body: OfMember & { email: string }): Promise<DeskStaff> =>
  call(desk.inviteStaff, { body })

export const resendStaffInvitation = (id: string): Promise<DeskStaff> =>
  call(desk.resendStaffInvitation, { params: { id } })

export const changeStaffMember = (id: string, body: OfMember): Promise<DeskStaff> =>
  call(desk.changeStaffMember, { params: { id }, body })

export const removeStaffMember = (id: string, reason: string): Promise<DeskStaff> =>
  call(desk.removeStaffMember, { params: { id }, body: { reason } })

/** @returns the address that is a member of staff now */
export const acceptStaffInvitation = async (token: string): Promise<string> =>
  (await call(staffInvitation.accept, { body: { token } })).email
