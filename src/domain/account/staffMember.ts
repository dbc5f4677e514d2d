import { STAFF_ROLES, type StaffRole } from './staffRoles'

/** Characters. */
export const GROUP_NAME = { min: 2, max: 40 } as const
export const MAX_GROUPS = 50
export const MAX_MEMBERS = 200

/** `admin` is given to one person at a time and never by a change of a group. */
export const GROUP_ROLES = STAFF_ROLES.filter((role): role is Exclude<StaffRole, 'admin'> => role !== 'admin')

/** `setting`: named by DESK_STAFF. `moved`: the account has another address now, so it is no member any more. */
export const MEMBER_STATES = ['setting', 'active', 'invited', 'expired', 'moved'] as const
export type MemberState = (typeof MEMBER_STATES)[number]
