import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { PartnerStatement, StatementLine } from '@/contract/partnerStatements'
import type { partners as contract } from '@/contract/partners'
import { isMonth, monthsBetween, nextMonth, statementsOf } from '@/domain/partner/statement'
import { roundedBtc } from '@/domain/partner/statistics'
import { DAY } from '@/domain/time/durations'
import Big from 'big.js'
import { database } from '@/server/database/database'
import { journalEntries, journalLegs, orderAttributions, type StoredPartner } from '@/server/database/schema'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { closedMonths, type Months, statementMonth } from '@/server/partners/closedMonths'
import { requirePartner } from '@/server/partners/storedPartners'

export const listStatements: ApiHandler<typeof contract.statements> = async ({ signedIn }) => {
  const partner = await requirePartner(signedIn.customer.id)
  return { result: { result: await statementsFor(partner, await closedMonths(partner, Date.now())) } }
}

/** A month in which there was no partner yet, or that has not begun, is a 404. */
export const getStatement: ApiHandler<typeof contract.statementLines> = async ({
  signedIn,
  params,
  query,
}) => {
  const partner = await requirePartner(signedIn.customer.id)
  const months = await closedMonths(partner, Date.now())
  const month = isMonth(params.month) ? params.month : ''
  const statement = (await statementsFor(partner, months)).find((one) => one.month === month)
  if (!statement) throw new ApiError(404, 'not_found', 'There is no statement of this month.')
  const { limit, offset } = query
  const { page, totalCount } = await linesOf(partner.id, months, month, query)
  return { result: { statement, result: page, offset, limit, totalCount } }
}

async function statementsFor({ id }: StoredPartner, months: Months): Promise<PartnerStatement[]> {
  const db = await database()
  const sums = await db
    .select({
      month: statementMonth(id, months).as('statement_month'),
      kind: journalEntries.kind,
      amountBtc: sql<string>`-sum(${journalLegs.amount})`,
    })
    .from(journalLegs)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLegs.entryId))
    .where(isOf(id))
    .groupBy(sql`1`, journalEntries.kind)
  const shown = statementsOf(monthsBetween(months.first, months.open), sums)
  return shown.map(({ month, ...figures }) => {
    const closedAt = months.closedAt.get(month)
    return {
      ...{ month, timeZone: 'UTC', from: `${month}-01`, to: lastDateOf(month) },
      closedAt: closedAt === undefined ? null : new Date(closedAt).toISOString(),
      ...figures,
    }
  })
}

const isOf = (partnerId: string) => and(eq(journalLegs.account, 'partner'), eq(journalLegs.owner, partnerId))

const dateOf = (at: number) => new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length)
const lastDateOf = (month: string) => dateOf(Date.parse(`${nextMonth(month)}-01`) - DAY)

type Page = { limit: number; offset: number }

async function linesOf(partnerId: string, months: Months, month: string, { limit, offset }: Page) {
  const db = await database()
  const isShown = and(isOf(partnerId), eq(statementMonth(partnerId, months), month))
  const [counted] = await db
    .select({ total: count() })
    .from(journalLegs)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLegs.entryId))
    .where(isShown)
  const { code, fromAsset, toAsset } = orderAttributions
  const found = await db
    .select({ entry: journalEntries, amount: journalLegs.amount, code, fromAsset, toAsset })
    .from(journalLegs)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLegs.entryId))
    .leftJoin(
      orderAttributions,
      and(
        eq(orderAttributions.publicId, journalEntries.publicId),
        eq(orderAttributions.partnerId, partnerId),
      ),
    )
    .where(isShown)
    .orderBy(asc(journalEntries.at), asc(journalLegs.id))
    .limit(limit)
    .offset(offset)
  return { page: found.map(lineView), totalCount: counted?.total ?? 0 }
}

type Found = { entry: typeof journalEntries.$inferSelect; amount: string } & Pick<
  StatementLine,
  'code' | 'fromAsset' | 'toAsset'
>

/** Of an order no id, hour or exact amount, by which a customer could be found on a chain. */
function lineView({ entry: { at, kind, publicId, payoutId }, amount, ...line }: Found): StatementLine {
  const exact = new Big(amount).times(-1).toFixed()
  return {
    ...{ date: dateOf(at), kind, ...line, payoutId },
    amountBtc: publicId === null ? exact : signedRounded(exact),
  }
}

const signedRounded = (amount: string): string =>
  amount.startsWith('-') ? `-${roundedBtc(amount.slice(1))}` : roundedBtc(amount)
