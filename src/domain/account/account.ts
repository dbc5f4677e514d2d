export const MAIL_LINKS = ['confirm', 'reset', 'email', 'restore'] as const
export type MailLinkPurpose = (typeof MAIL_LINKS)[number]

/** Requested, approved by staff, sent to the chain, and confirmed there; one that failed returns its amount. */
export const PAYOUT_STATES = ['requested', 'approved', 'sending', 'finished', 'failed'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

export const LEDGER_KINDS = [
  'cashback',
  'cashback_return',
  'payout',
  'payout_return',
  /** Of a task of an ambassador. */
  'ambassador_reward',
  /** Out of what exchanges of an invited friend earned. */
  'inviter_reward',
  'inviter_reward_return',
  /** The same for the friend. */
  'friend_reward',
  'friend_reward_return',
] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/** Characters. Long enough for a sentence, and short enough for hashing (OWASP ASVS 2.1). */
export const PASSWORD = { least: 12, most: 128 } as const

export const normalEmail = (email: string) => email.trim().normalize('NFKC').toLowerCase()

export type PasswordProblem = 'passwordTooShort' | 'passwordTooLong' | 'passwordIsEmail'

export function passwordProblem(password: string, email: string): PasswordProblem | null {
  // Code points, as NIST counts them.
  const { length } = Array.from(password)
  if (length < PASSWORD.least) return 'passwordTooShort'
  if (length > PASSWORD.most) return 'passwordTooLong'
  return password.toLowerCase() === normalEmail(email) ? 'passwordIsEmail' : null
}
