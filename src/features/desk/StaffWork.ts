import type { DeskStaffGroup, DeskStaffMember } from '@/contract/deskStaff'

/** What is done in the dialog; a new group is null. */
export type StaffWork =
  | { kind: 'invite' }
  | { kind: 'change' | 'remove'; member: DeskStaffMember }
  | { kind: 'group'; group: DeskStaffGroup | null }
  | { kind: 'removeGroup'; group: DeskStaffGroup }
