import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { customerData, CustomerExport } from '@/contract/customerData'
import { normalEmail } from '@/domain/account/account'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database } from '@/server/database/database'
import { NO_PERSONAL_DATA, personalData } from '@/server/database/personalColumns'
import {
  contactMessages,
  exchanges,
  payouts,
  reviews,
  savedAddresses,
  type StoredCustomer,
  type StoredExchange,
} from '@/server/database/schema'
import { entriesOf } from '@/server/journal/customerBook'
import { exchangeView } from '@/server/exchanges/exchangeView'
import { ambassadorView } from '@/server/partners/ambassadors'
import { invitationsView } from '@/server/partners/invitations'
import { ownBrand } from '@/server/partners/partnerBrands'
import { codesOf, codeView } from '@/server/partners/partnerCodes'
import { webhookView } from '@/server/partners/webhookViews'
import { findAmbassador } from '@/server/partners/storedAmbassadors'
import { findPartner } from '@/server/partners/storedPartners'
import { ownView, requestsOf } from '@/server/paymentRequests/storedRequests'
import { payoutView } from '@/server/programmes/payoutView'
import { signInsOf } from '@/server/signIns/storedSignIns'
import { endpointsOf } from '@/server/webhooks/storedEndpoints'

export const exportCustomer: ApiHandler<typeof customerData.export> = async ({ signedIn }) => ({
  result: await exportOf(signedIn.customer),
})

/** For the customer and, at the desk, for staff. */
export async function exportOf(customer: StoredCustomer): Promise<CustomerExport> {
  const now = Date.now()
  const { email, language, level, createdAt, referral, referralAt } = customer
  return {
    customer: {
      ...{ email, language, level, createdAt: iso(createdAt), referral },
      referralAt: referralAt === null ? null : iso(referralAt),
    },
    signIns: (await signInsOf(customer.id, now)).map(({ id, device, ...times }) => ({
      id,
      device,
      createdAt: iso(times.createdAt),
      refreshedAt: iso(times.refreshedAt),
    })),
    ...(await moneyOf(customer, now)),
    invitations: await invitationsView(customer, now),
    ...(await wordsOf(customer)),
  }
}

async function moneyOf({ id, email }: StoredCustomer, now: number) {
  const db = await database()
  const saved = await db.select().from(savedAddresses).where(eq(savedAddresses.customerId, id))
  const made = await db
    .select()
    .from(exchanges)
    .where(eq(exchanges.customerId, id))
    .orderBy(desc(exchanges.createdAt))
  const booked = await entriesOf(db, id)
  const paid = await db
    .select()
    .from(payouts)
    .where(eq(payouts.customerId, id))
    .orderBy(desc(payouts.createdAt))
  return {
    savedAddresses: saved.map(({ customerId: _, ...address }) => withTimes(address)),
    exchanges: made.map((exchange) => wholeExchange(exchange, email, now)),
    ledger: booked.map((entry) => ({ ...entry, at: iso(entry.at) })),
    payouts: paid.map(payoutView),
    partner: await partnerOf(id),
    ambassador: await ambassadorOf(id, now),
    paymentRequests: await Promise.all((await requestsOf(id)).map(ownView)),
  }
}

async function partnerOf(customerId: string) {
  const partner = await findPartner(customerId)
  if (!partner) return null
  const { id, state, about, createdAt } = partner
  const webhooks = await endpointsOf({ kind: 'partner', id })
  return {
    ...{ state, about, createdAt: iso(createdAt), codes: (await codesOf(id)).map(codeView) },
    brand: await ownBrand(id),
    webhooks: webhooks.map(webhookView),
  }
}

async function ambassadorOf(customerId: string, now: number) {
  const found = await findAmbassador(await database(), customerId)
  return found && ambassadorView(found, now)
}

async function wordsOf({ id, email }: StoredCustomer) {
  const db = await database()
  const own = db.select({ id: exchanges.publicId }).from(exchanges).where(eq(exchanges.customerId, id))
  const judged = await db.select().from(reviews).where(inArray(reviews.publicId, own))
  const written = await db
    .select()
    .from(contactMessages)
    .where(sql`lower(${contactMessages.email}) = ${email}`)
  return {
    reviews: judged.map(withTimes),
    messages: written.map(({ idempotencyKey: _, messageHash: __, ...message }) => withTimes(message)),
  }
}

function wholeExchange(exchange: StoredExchange, customerEmail: string, now: number) {
  const { unregEmail, ...origin } = personalData((column) => exchange[column])
  // A claimed exchange may have been ordered by another person; rows without a secret may have been claimed.
  const isOrderedByCustomer = exchange.claimedAt === null && exchange.ownerSecretHash !== null
  const isCustomersEmail = unregEmail !== null && normalEmail(unregEmail) === customerEmail
  const { unregEmail: _, ...noOrigin } = NO_PERSONAL_DATA
  return {
    ...exchangeView(exchange, now),
    email: isOrderedByCustomer || isCustomersEmail ? unregEmail : null,
    volumeBtc: exchange.volumeBtc,
    ...(isOrderedByCustomer ? origin : noOrigin),
  }
}

const iso = (at: number) => new Date(at).toISOString()

const withTimes = <Row extends { createdAt: number; updatedAt?: number }>(row: Row) => ({
  ...row,
  createdAt: iso(row.createdAt),
  ...(row.updatedAt !== undefined && { updatedAt: iso(row.updatedAt) }),
})
