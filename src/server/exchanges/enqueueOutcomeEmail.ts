import { eq } from 'drizzle-orm'
import { ENDED_STATUSES, type ExchangeStatus } from '@/domain/exchange/exchange'
import type { Transaction } from '@/server/database/database'
import { exchangeEmails, type StoredExchange } from '@/server/database/schema'
import { enqueueEmail } from '@/server/mail/enqueueEmail'

const OUTCOMES: readonly ExchangeStatus[] = [...ENDED_STATUSES, 'verifying']

export async function enqueueOutcomeEmail(transaction: Transaction, exchange: StoredExchange): Promise<void> {
  const { publicId, status, tickerFrom, tickerTo } = exchange
  if (!OUTCOMES.includes(status)) return
  const [wanted] = await transaction
    .delete(exchangeEmails)
    .where(eq(exchangeEmails.publicId, publicId))
    .returning()
  if (!wanted) return
  const { email: to, language } = wanted
  const content = { kind: 'outcome' as const, publicId, status, from: tickerFrom, to: tickerTo }
  await enqueueEmail(transaction, content, { to, language }, Date.now())
}
