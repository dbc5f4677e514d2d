import { createHash } from 'node:crypto'
import { accountTimings } from '@/config/accountTimings'
import type { MailLinkPurpose } from '@/domain/account/account'
import { asLocale, type Locale } from '@/i18n/languages'
import type { Transaction } from '@/server/database/database'
import { makeLimiter, secondsUntilFree } from '@/server/kernel/limits'
import { writeEmail } from '@/server/mail/email'
import type { Email } from '@/server/mail/emailKinds'
import { deleteMailLinks, newLinkToken, storeMailLink } from '@/server/mail/mailLinks'
import { deleteMail, storeMail } from '@/server/mail/storedMails'
import { lockCustomer } from '@/server/database/lockCustomer'

const MAX_EMAILS = 5

const limiter = makeLimiter('emails', { points: MAX_EMAILS, seconds: accountTimings.emails / 1000 })

/** False over the limit. Warnings are counted apart: else an attacker could use up the limit before the warning. */
export async function canEmail(
  email: string,
  why: 'requested' | 'warning' | 'outcome' = 'requested',
): Promise<boolean> {
  const key = createHash('sha256').update(`${why} ${email}`).digest('base64url')
  return (await secondsUntilFree(limiter, key)) === 0
}

type Recipient = { to: string; language: Locale }

export async function enqueueEmail(
  transaction: Transaction,
  content: Email,
  { to, language }: Recipient,
  now: number,
): Promise<number> {
  return storeMail(transaction, { to, ...writeEmail(content, language) }, now)
}

type LinkToPost = {
  customerId: string | null
  purpose: MailLinkPurpose
  email?: string | null
  signInId?: string | null
}

/** With `customerId` null the work is done and undone: the time must not reveal it. */
export async function enqueueLinkEmail(
  transaction: Transaction,
  { customerId, purpose, email = null, signInId = null, ...to }: Recipient & LinkToPost,
  now: number,
): Promise<void> {
  const token = newLinkToken()
  // Of two links at once one has to end the other.
  const customer = await lockCustomer(transaction, customerId ?? '')
  const link = { customerId: customer?.id ?? '', purpose, email, signInId }
  if (customer) await storeMailLink(transaction, token, link, now)
  else await deleteMailLinks(transaction, '', purpose)
  const id = await enqueueEmail(transaction, { kind: purpose, token }, to, now)
  if (!customer) await deleteMail(id, transaction)
}

export const emailLocale = (headers: Record<string, string>, own: Locale): Locale =>
  headers['site-language'] ? asLocale(headers['site-language']) : own
