/** What a link sent by e-mail does when it is opened. */
export const MAIL_LINKS = ['confirm', 'reset', 'email', 'restore'] as const
export type MailLinkPurpose = (typeof MAIL_LINKS)[number]

/** A payout is asked for, sent to the chain, and done; one that failed gives its amount back. */
export const PAYOUT_STATES = ['requested', 'sending', 'finished', 'failed'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

/** Why a balance changed: cashback of an exchange, a payout, or a failed payout that came back. */
export const LEDGER_KINDS = ['cashback', 'payout', 'payout_return'] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/** Characters. Long enough for a sentence, and no way to keep the hashing busy (OWASP ASVS 2.1). */
export const PASSWORD = { least: 12, most: 128 } as const

/** The one spelling of an address under which a customer is known. */
export const normalEmail = (email: string) => email.trim().normalize('NFKC').toLowerCase()

export type PasswordProblem = 'passwordTooShort' | 'passwordTooLong' | 'passwordIsEmail'

/** What is wrong with a new password; any characters are welcome (NIST SP 800-63B §3.1.1). */
export function passwordProblem(password: string, email: string): PasswordProblem | null {
  // Code points, as NIST counts them.
  const { length } = Array.from(password)
  if (length < PASSWORD.least) return 'passwordTooShort'
  if (length > PASSWORD.most) return 'passwordTooLong'
  return password.toLowerCase() === normalEmail(email) ? 'passwordIsEmail' : null
}
