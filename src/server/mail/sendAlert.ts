import type { Locale } from '@/i18n/languages'
import { database, type Transaction } from '@/server/database/database'
import type { AlertKind } from '@/server/mail/letter'
import { mayWriteTo, postLetter } from '@/server/mail/postLetter'

type Addressee = { email: string; language: Locale }

/** An email about a change that a customer should know of if somebody else made it. */
export async function sendAlert({ email: to, language }: Addressee, kind: AlertKind, now: number) {
  if (!(await mayWriteTo(to, 'warning'))) return
  const db = await database()
  await db.transaction((transaction: Transaction) => postLetter(transaction, { kind }, { to, language }, now))
}
