import { asc, inArray } from 'drizzle-orm'
import { env } from '@/config/env'
import type { desk } from '@/contract/desk'
import type { DeskStaff, DeskStaffMember } from '@/contract/deskStaff'
import type { MemberState } from '@/domain/account/staffMember'
import { type StaffRole, unionOfRoles } from '@/domain/account/staffRoles'
import { database } from '@/server/database/database'
import {
  customers,
  passkeys,
  staffGroupMembers,
  staffGroups,
  staffMembers,
  staffSeen,
  totps,
  type StoredProposal,
  type StoredStaffMember,
} from '@/server/database/schema'
import { proposalView } from '@/server/desk/proposalView'
import { openProposalsOf } from '@/server/desk/storedProposals'
import type { ApiHandler } from '@/server/kernel/ApiRequest'

const iso = (at: number) => new Date(at).toISOString()
const isoOrNull = (at: number | undefined) => (at === undefined ? null : iso(at))

export const listStaff: ApiHandler<typeof desk.staff> = async () => ({ result: await staffList() })

/** First those of DESK_STAFF. A member whom the setting names too is in both: there the setting counts. */
export async function staffList(): Promise<DeskStaff> {
  const db = await database()
  const groups = await db.select().from(staffGroups).orderBy(asc(staffGroups.name))
  const ofGroups = await db.select().from(staffGroupMembers)
  const members = await db.select().from(staffMembers).orderBy(asc(staffMembers.email))
  const emails = [...env.deskStaff.keys(), ...members.map(({ email }) => email)]
  const accounts = await accountsOf(emails)
  const proposals = await openProposalsOf(emails, Date.now(), 'admin')
  const groupsOf = (id: string) => ofGroups.filter((one) => one.memberId === id).map((one) => one.groupId)
  return {
    members: [
      ...[...env.deskStaff].map(([email, roles]) => settingView(email, roles, accounts.get(email))),
      ...members.map((member) =>
        memberView(member, {
          groups: groups.filter(({ id }) => groupsOf(member.id).includes(id)),
          account: accounts.get(member.email),
          proposal: proposals.get(member.email),
        }),
      ),
    ],
    groups: groups.map(({ id, name, roles }) => ({
      ...{ id, name, roles: unionOfRoles([roles]) },
      members: ofGroups.filter(({ groupId }) => groupId === id).length,
    })),
  }
}

type Account = { id: string; seenAt: number | undefined; hasSecondFactor: boolean }

async function accountsOf(emails: readonly string[]): Promise<ReadonlyMap<string, Account>> {
  const db = await database()
  const { id, email } = customers
  const found = await db
    .select({ id, email })
    .from(customers)
    .where(inArray(email, [...emails]))
  const ids = found.map((one) => one.id)
  const seen = await db.select().from(staffSeen).where(inArray(staffSeen.customerId, ids))
  const withTotp = await db
    .select({ id: totps.customerId, confirmedAt: totps.confirmedAt })
    .from(totps)
    .where(inArray(totps.customerId, ids))
  const withPasskey = await db
    .selectDistinct({ id: passkeys.customerId })
    .from(passkeys)
    .where(inArray(passkeys.customerId, ids))
  const secured = new Set(
    [...withTotp.filter(({ confirmedAt }) => confirmedAt !== null), ...withPasskey].map((one) => one.id),
  )
  const seenAt = new Map(seen.map((one) => [one.customerId, one.at]))
  return new Map(
    found.map((one) => [
      one.email,
      { id: one.id, seenAt: seenAt.get(one.id), hasSecondFactor: secured.has(one.id) },
    ]),
  )
}

const settingView = (
  email: string,
  roles: readonly StaffRole[],
  account: Account | undefined,
): DeskStaffMember => ({
  ...{ id: null, email, state: 'setting', groups: [], ownRoles: [...roles], roles: [...roles] },
  ...{ invitedBy: null, invitedAt: null, expiresAt: null, proposal: null },
  lastSeenAt: isoOrNull(account?.seenAt),
  hasSecondFactor: account?.hasSecondFactor ?? null,
})

type Facts = {
  groups: { id: string; roles: readonly StaffRole[] }[]
  account: Account | undefined
  proposal: StoredProposal | undefined
}

function memberView(member: StoredStaffMember, { groups, account, proposal }: Facts): DeskStaffMember {
  const { id, email, invitedBy, invitedAt, expiresAt } = member
  const state = stateOf(member, account)
  return {
    ...{ id, email, state, invitedBy, invitedAt: iso(invitedAt) },
    groups: groups.map((group) => group.id),
    ownRoles: unionOfRoles([member.roles]),
    roles: unionOfRoles([member.roles, ...groups.map((group) => group.roles)]),
    expiresAt: state === 'invited' ? iso(expiresAt) : null,
    lastSeenAt: isoOrNull(account?.seenAt),
    hasSecondFactor: account?.hasSecondFactor ?? null,
    proposal: proposal ? proposalView(proposal) : null,
  }
}

function stateOf(member: StoredStaffMember, account: Account | undefined): MemberState {
  if (member.acceptedAt !== null) return member.customerId === account?.id ? 'active' : 'moved'
  return member.expiresAt > Date.now() ? 'invited' : 'expired'
}
