import { MAIL_LINKS, type MailLinkPurpose } from '@/domain/account/account'
import type { StaffEvent } from '@/domain/account/staffEvents'
import type { StoredExchange } from '@/server/database/schema'

const ALERT_KINDS = [
  'factorAdded',
  'factorRemoved',
  'recoveryUsed',
  'recoveryRenewed',
  'accountDeleted',
  'accountFrozen',
  'accountUnfrozen',
  'factorResetDone',
] as const
const HOLD_OUTCOMES = ['holdReleased', 'holdDenied', 'holdFailed'] as const
export type HoldOutcome = (typeof HOLD_OUTCOMES)[number]
export type AlertKind = (typeof ALERT_KINDS)[number]
export const EMAIL_KINDS = [
  ...MAIL_LINKS,
  ...ALERT_KINDS,
  ...HOLD_OUTCOMES,
  'known',
  'passwordChanged',
  'emailChange',
  'payoutRequested',
  'factorResetPlanned',
  'orderMessage',
  'payoutApproved',
  'payoutSent',
  'payoutConfirmed',
  'payoutRefused',
  'partnerAccepted',
  'partnerRefused',
  'partnerNotice',
  'tierRaised',
  'tierLowered',
  'ambassadorAccepted',
  'ambassadorDeclined',
  'ambassadorTask',
  'ambassadorReward',
  'ambassadorNotice',
  'webhookOff',
  'reply',
  'message',
  'staff',
  'staffInvitation',
  'outcome',
] as const
export type EmailKind = (typeof EMAIL_KINDS)[number]

type AmbassadorEmail =
  | 'ambassadorAccepted'
  | 'ambassadorDeclined'
  | 'ambassadorTask'
  | 'ambassadorReward'
  | 'ambassadorNotice'

export type Email =
  | { kind: MailLinkPurpose; token: string }
  | { kind: 'known' | 'passwordChanged' | AlertKind }
  /** `email`: the new address. */
  | { kind: 'emailChange'; email: string }
  /** `token`: of the link that stops it. */
  | { kind: 'payoutRequested'; token: string; amountBtc: string; address: string }
  | { kind: 'payoutApproved'; amountBtc: string; address: string }
  | { kind: 'payoutSent' | 'payoutConfirmed'; amountBtc: string; tx: string }
  /** `message`: why, in the words of staff. */
  | { kind: 'payoutRefused'; amountBtc: string; message: string }
  /** `message`: the reason or message of staff. */
  | { kind: 'partnerAccepted' | 'partnerRefused' | 'partnerNotice'; message: string }
  /** Of new orders from now on, in percent. */
  | { kind: 'tierRaised' | 'tierLowered'; ratePercent: string }
  /** `message`: the reason or the task, in the words of staff. */
  | { kind: AmbassadorEmail; message: string }
  /** `host`: of the address that accepted nothing. */
  | { kind: 'webhookOff'; host: string }
  /** `token`: of the link that stops it. */
  | { kind: 'factorResetPlanned'; token: string }
  /** From staff to whoever ordered. */
  | { kind: 'orderMessage'; exchange: StoredExchange; isAccount: boolean; message: string }
  | { kind: 'reply'; reference: string; message: string }
  /** To the operator, where no staff read messages. `email`: of the visitor; `exchangeId`: empty when it is about none. */
  | { kind: 'message'; reference: string; email: string; exchangeId: string; message: string }
  /** To staff, of what is new for them at the desk. */
  | { kind: 'staff'; events: readonly StaffEvent[] }
  /** To somebody whom an admin has invited to the desk. */
  | { kind: 'staffInvitation'; token: string }
  | { kind: 'outcome'; exchange: StoredExchange }
  /** `isAccount`: to the customer, not to an address of this exchange alone. */
  | { kind: HoldOutcome; exchange: StoredExchange; isAccount: boolean }
