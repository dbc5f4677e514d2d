import * as z from 'zod/mini'
import { GROUP_NAME, GROUP_ROLES, MEMBER_STATES } from '@/domain/account/staffMember'
import { STAFF_ROLES } from '@/domain/account/staffRoles'
import { deskKeyCalls } from './deskKeys'
import { deskProposal } from './deskProposals'
import { deskReason as reason } from './deskReason'
import type { Endpoints } from './endpoint'
import { bodyEmail, bodyText, oneOf } from './requestFields'
import { instant, integer, nullable, nullableText } from './resultFields'

const roles = z.array(z.enum(STAFF_ROLES))

const staffMember = z.object({
  /** Null: named by DESK_STAFF, which the desk does not change. */
  id: nullableText,
  email: z.string(),
  state: z.enum(MEMBER_STATES),
  /** Ids. */
  groups: z.array(z.string()),
  /** Besides those of the groups. */
  ownRoles: roles,
  /** What counts: of the groups and their own. */
  roles,
  invitedBy: nullableText,
  invitedAt: nullable(instant),
  /** Of an invitation that waits. */
  expiresAt: nullable(instant),
  lastSeenAt: nullable(instant),
  /** Null: there is no account of theirs. */
  hasSecondFactor: nullable(z.boolean()),
  proposal: nullable(deskProposal),
})
export type DeskStaffMember = z.output<typeof staffMember>

const staffGroup = z.object({ id: z.string(), name: z.string(), roles, members: integer })
export type DeskStaffGroup = z.output<typeof staffGroup>

const staffList = z.object({ members: z.array(staffMember), groups: z.array(staffGroup) })
export type DeskStaff = z.output<typeof staffList>

const read = { method: 'GET', limit: 'staff', auth: 'staff', tag: 'Desk' } as const
const write = { ...read, method: 'POST' } as const
const base = '/api/v4/desk/staff'
const byAdmin = (audit: string) => ({ role: 'admin', audit }) as const

const groupFields = {
  name: z
    .pipe(bodyText, z.string())
    .check(
      z.minLength(GROUP_NAME.min, `At least ${GROUP_NAME.min} characters.`),
      z.maxLength(GROUP_NAME.max, `At most ${GROUP_NAME.max} characters.`),
    ),
  roles: z
    .array(z.enum(GROUP_ROLES, oneOf(GROUP_ROLES)), 'Must be a list of roles.')
    .check(z.minLength(1, 'At least one role.'), z.maxLength(STAFF_ROLES.length, 'Each role once.')),
  reason,
}
const ofMember = {
  groups: z._default(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(50)), []),
  roles: z._default(
    z
      .array(z.enum(STAFF_ROLES, oneOf(STAFF_ROLES)))
      .check(z.maxLength(STAFF_ROLES.length, 'Each role once.')),
    [],
  ),
}
const conflict = { 409: ['action_unavailable', 'limit_reached'] } as const
const known = { 404: ['not_found'], ...conflict } as const

/** Each change answers with the whole list, so that nobody decides on an old one. */
export const deskStaffCalls = {
  ...deskKeyCalls,
  staff: {
    ...read,
    path: base,
    staff: byAdmin('staff viewed'),
    result: staffList,
    summary: 'Who is staff, with which groups and roles',
  },
  addStaffGroup: {
    ...write,
    path: `${base}/groups`,
    staff: byAdmin('staff group added'),
    body: z.object(groupFields),
    result: staffList,
    statuses: [201],
    errors: conflict,
    summary: 'Name a set of roles',
  },
  changeStaffGroup: {
    ...write,
    path: `${base}/groups/{id}`,
    staff: byAdmin('staff group changed'),
    body: z.object(groupFields),
    result: staffList,
    errors: known,
    summary: 'Change a group; its members have the new roles at their next call',
  },
  removeStaffGroup: {
    ...write,
    path: `${base}/groups/{id}/removal`,
    staff: byAdmin('staff group removed'),
    body: z.object({ reason }),
    result: staffList,
    errors: { 404: ['not_found'] },
    summary: 'Remove a group; its members lose its roles at once',
  },
  inviteStaff: {
    ...write,
    path: `${base}/invitations`,
    staff: byAdmin('staff invited'),
    body: z.object({ email: bodyEmail, ...ofMember, reason }),
    result: staffList,
    statuses: [201, 202],
    errors: { ...conflict, 429: ['rate_limited'] },
    summary:
      'Invite an address by email; 202 where the role admin is proposed to a second member of staff first',
  },
  resendStaffInvitation: {
    ...write,
    path: `${base}/members/{id}/invitation`,
    staff: byAdmin('staff invitation sent again'),
    result: staffList,
    errors: { ...known, 429: ['rate_limited'] },
    summary: 'Send an invitation again; the earlier link ends',
  },
  changeStaffMember: {
    ...write,
    path: `${base}/members/{id}`,
    staff: byAdmin('staff member changed'),
    body: z.object({ ...ofMember, reason }),
    result: staffList,
    statuses: [200, 202],
    errors: known,
    summary: 'Change the groups and roles of somebody; 202 where the role admin is proposed first',
  },
  removeStaffMember: {
    ...write,
    path: `${base}/members/{id}/removal`,
    staff: byAdmin('staff member removed'),
    body: z.object({ reason }),
    result: staffList,
    errors: known,
    summary: 'Remove somebody or end an invitation: the next call is refused, and every sign-in ends',
  },
} as const satisfies Endpoints
