import type { Locale } from '@/i18n/languages'
import { database, type Transaction } from '@/server/database/database'
import type { AlertKind } from '@/server/mail/emailKinds'
import { canEmail, enqueueEmail } from '@/server/mail/enqueueEmail'

type Addressee = { email: string; language: Locale }

export async function sendAlert({ email: to, language }: Addressee, kind: AlertKind, now: number) {
  if (!(await canEmail(to, 'warning'))) return
  const db = await database()
  await db.transaction((transaction: Transaction) =>
    enqueueEmail(transaction, { kind }, { to, language }, now),
  )
}
