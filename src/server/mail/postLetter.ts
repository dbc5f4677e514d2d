import { createHash } from 'node:crypto'
import { accountTimings } from '@/config/accountTimings'
import type { MailLinkPurpose } from '@/domain/account'
import { asLocale, type Locale } from '@/i18n/languages'
import type { Transaction } from '@/server/database/database'
import { makeLimiter } from '@/server/limiter'
import { secondsUntilFree } from '@/server/limits'
import { type Letter, writeLetter } from '@/server/mail/letter'
import { deleteMailLinks, newLinkToken, storeMailLink } from '@/server/mail/mailLinks'
import { deleteMail, storeMail } from '@/server/mail/storedMails'
import { processSingleton } from '@/runtime/processSingleton'
import { lockCustomer } from '@/server/programmes/lockCustomer'

/** Letters to one address within an hour. */
const MOST_LETTERS = 5

const letters = processSingleton('letters', () =>
  makeLimiter('letters', { points: MOST_LETTERS, seconds: accountTimings.letters / 1000 }),
)

/**
 * Counts one more letter to an address, or says that it would be too many. What warns a customer is counted apart: else
 * somebody could ask for letters until the warning is not written any more.
 */
export async function mayWriteTo(email: string, why: 'asked' | 'warning' = 'asked'): Promise<boolean> {
  const key = createHash('sha256').update(`${why} ${email}`).digest('base64url')
  return (await secondsUntilFree(letters, key)) === 0
}

type Addressee = { to: string; language: Locale }

export async function postLetter(
  transaction: Transaction,
  letter: Letter,
  { to, language }: Addressee,
  now: number,
): Promise<number> {
  return storeMail(transaction, { to, ...writeLetter(letter, language) }, now)
}

type LinkToPost = {
  customerId: string | null
  purpose: MailLinkPurpose
  /** The address that the link makes the customer's. */
  email?: string | null
  signInId?: string | null
}

/** A letter with a link. To nobody (`customerId` null) the same is done, and then undone: time must not tell. */
export async function postLink(
  transaction: Transaction,
  { customerId, purpose, email = null, signInId = null, ...to }: Addressee & LinkToPost,
  now: number,
): Promise<void> {
  const token = newLinkToken()
  // Of two links at once one has to end the other; and his account may have ended meanwhile.
  const customer = await lockCustomer(transaction, customerId ?? '')
  const link = { customerId: customer?.id ?? '', purpose, email, signInId }
  if (customer) await storeMailLink(transaction, token, link, now)
  else await deleteMailLinks(transaction, '', purpose)
  const id = await postLetter(transaction, { kind: purpose, token }, to, now)
  if (!customer) await deleteMail(id, transaction)
}

/** The language of the page that asks; a customer's own where a call names none. */
export const letterLanguage = (headers: Record<string, string>, own: Locale): Locale =>
  headers['site-language'] ? asLocale(headers['site-language']) : own
