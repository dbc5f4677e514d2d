import type { StaffRole } from './staffRoles'

/** An exchange or payout on hold counts as `held`; `orderFault`: a provider made another order or may have made one;
 * `payoutFault`: the transaction of a payout pays something else; `application`: of a partner who waits for the desk;
 * `ambassador`: an application, or a task that is reported as done. */
export const STAFF_EVENTS = [
  'held',
  'message',
  'payout',
  'orderFault',
  'payoutFault',
  'application',
  'ambassador',
] as const
export type StaffEventKind = (typeof STAFF_EVENTS)[number]
export type StaffEvent = { kind: StaffEventKind; subject: string }

export const ROLE_OF_EVENT: Record<StaffEventKind, StaffRole> = {
  held: 'screening',
  message: 'messages',
  payout: 'payouts',
  orderFault: 'orders',
  payoutFault: 'payouts',
  application: 'partners',
  ambassador: 'partners',
}
