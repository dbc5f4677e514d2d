import type { StaffRole } from '@/domain/account/staffRoles'

/** By role; null: for all staff. */
export const SECTIONS = {
  overview: { title: 'Overview', role: 'reports' },
  orders: { title: 'Orders', role: 'orders' },
  verifying: { title: 'Waiting for a choice', role: 'orders' },
  customers: { title: 'Customers', role: 'customers' },
  payouts: { title: 'Payouts', role: 'payouts' },
  screening: { title: 'Screening', role: 'screening' },
  partners: { title: 'Partners', role: 'partners' },
  ambassadors: { title: 'Ambassadors', role: 'partners' },
  invitations: { title: 'Invitations', role: 'partners' },
  proposals: { title: 'Proposals', role: null },
  reviews: { title: 'Reviews', role: 'reviews' },
  messages: { title: 'Messages', role: 'messages' },
  replies: { title: 'Saved replies', role: 'messages' },
  providers: { title: 'Providers', role: 'providers' },
  ramps: { title: 'Ramps', role: 'providers' },
  webhooks: { title: 'Webhooks', role: 'admin' },
  reports: { title: 'Reports', role: 'reports' },
  announcements: { title: 'Announcements', role: 'announcements' },
  settings: { title: 'Settings', role: 'settings' },
  contest: { title: 'Contest', role: null },
  release: { title: 'Release', role: 'admin' },
  holds: { title: 'Legal holds', role: 'admin' },
  staff: { title: 'Staff', role: 'admin' },
  keys: { title: 'API keys', role: 'admin' },
  audit: { title: 'Audit log', role: 'audit' },
} as const satisfies Record<string, { title: string; role: StaffRole | null }>
export type SectionName = keyof typeof SECTIONS

export const mayOpen = (roles: readonly StaffRole[], role: StaffRole | null) =>
  role === null || roles.includes('admin') || roles.includes(role)

const WORK = 'Work'

/** What is in no list here is under "Work". */
const GROUPS: Record<string, readonly SectionName[]> = {
  People: ['customers', 'partners', 'ambassadors', 'invitations', 'staff', 'holds'],
  Money: ['payouts', 'screening', 'providers', 'ramps', 'reports'],
  Site: ['announcements', 'settings', 'contest'],
  Technical: ['webhooks', 'keys', 'release', 'audit'],
}

/** Of the sections that somebody may open; without empty groups. */
export function groupsOf(open: readonly SectionName[]): { title: string; names: SectionName[] }[] {
  const elsewhere = Object.values(GROUPS).flat()
  const groups = [
    { title: WORK, names: open.filter((name) => !elsewhere.includes(name)) },
    ...Object.entries(GROUPS).map(([title, all]) => ({
      title,
      names: all.filter((name) => open.includes(name)),
    })),
  ]
  return groups.filter(({ names }) => names.length > 0)
}
