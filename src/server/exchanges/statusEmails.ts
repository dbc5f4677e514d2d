import { eq } from 'drizzle-orm'
import { DEFAULT_LOCALE } from '@/config/locales'
import { ENDED_STATUSES, type ExchangeStatus } from '@/domain/exchange/exchange'
import type { Locale } from '@/i18n/languages'
import type { Transaction } from '@/server/database/database'
import { customers, exchangeEmails, type StoredExchange } from '@/server/database/schema'
import type { HoldOutcome } from '@/server/mail/emailKinds'
import { enqueueEmail } from '@/server/mail/enqueueEmail'

type Recipient = { to: string; language: Locale }

const OUTCOMES: readonly ExchangeStatus[] = [...ENDED_STATUSES, 'verifying']

/** In the transaction that stores the change. */
export async function enqueueStatusEmails(
  transaction: Transaction,
  stored: StoredExchange,
  last: StoredExchange,
): Promise<void> {
  const holdOutcome = holdOutcomeOf(stored, last)
  if (holdOutcome) return enqueueHoldEmails(transaction, last, holdOutcome)
  if (last.status === stored.status || !OUTCOMES.includes(last.status)) return
  const wanted = await takeWanted(transaction, last.publicId)
  if (!wanted) return
  const content = { kind: 'outcome' as const, exchange: last }
  await enqueueEmail(transaction, content, wanted, Date.now())
}

/** Not at once after a release: only when its provider has answered is there something to do. */
function holdOutcomeOf(stored: StoredExchange, last: StoredExchange): HoldOutcome | null {
  if (!last.hold || isSettled(stored) || !isSettled(last)) return null
  if (last.hold.decision === 'denied') return 'holdDenied'
  return last.status === 'failed' ? 'holdFailed' : 'holdReleased'
}

/** Its page has something to do, or has ended. */
const isSettled = ({ status, creation }: StoredExchange) => status !== 'creating' || creation === 'undecided'

/** To the account, to the address that was sent with the order, and to the one that was entered on its page. */
async function enqueueHoldEmails(
  transaction: Transaction,
  exchange: StoredExchange,
  kind: HoldOutcome,
): Promise<void> {
  const { publicId, customerId, status, unregEmail } = exchange
  const own = await customerOf(transaction, customerId)
  const wanted = ENDED_STATUSES.includes(status)
    ? await takeWanted(transaction, publicId)
    : await findWanted(transaction, publicId)
  const ordered = unregEmail ? { to: unregEmail, language: DEFAULT_LOCALE } : null
  const sent = new Set<string>()
  for (const recipient of [own, wanted, ordered]) {
    if (!recipient || sent.has(recipient.to)) continue
    sent.add(recipient.to)
    const content = { kind, exchange, isAccount: recipient === own }
    await enqueueEmail(transaction, content, recipient, Date.now())
  }
}

async function customerOf(transaction: Transaction, id: string | null): Promise<Recipient | null> {
  if (id === null) return null
  const { email: to, language } = customers
  const [found] = await transaction.select({ to, language }).from(customers).where(eq(customers.id, id))
  return found ?? null
}

const WANTED = { to: exchangeEmails.email, language: exchangeEmails.language }

async function findWanted(transaction: Transaction, publicId: string): Promise<Recipient | null> {
  const [found] = await transaction
    .select(WANTED)
    .from(exchangeEmails)
    .where(eq(exchangeEmails.publicId, publicId))
  return found ?? null
}

/** The last email to it. */
async function takeWanted(transaction: Transaction, publicId: string): Promise<Recipient | null> {
  const [taken] = await transaction
    .delete(exchangeEmails)
    .where(eq(exchangeEmails.publicId, publicId))
    .returning(WANTED)
  return taken ?? null
}
