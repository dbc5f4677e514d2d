import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { desk } from '@/contract/desk'
import type { DeskNotice, DeskPartner, FoundPartner } from '@/contract/deskPartners'
import { normalEmail } from '@/domain/account/account'
import { codeKey } from '@/domain/partner/partnerCode'
import { brandDecisionsOn } from '@/domain/partner/partnerBrand'
import { decisionsOn } from '@/domain/partner/partnerNotice'
import { database } from '@/server/database/database'
import {
  customers,
  partnerCodes,
  partners,
  type StoredNotice,
  type StoredPartner,
} from '@/server/database/schema'
import { pageOfRows } from '@/server/desk/pageOfRows'
import { suspicionsAbout } from '@/server/desk/partnerPatterns'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { brandOf, brandView } from '@/server/partners/partnerBrands'
import { noticesOf, noticeView } from '@/server/partners/partnerNotices'
import { rateOf } from '@/server/partners/partnerTiers'
import { partnerTotals } from '@/server/partners/storedPartners'

type Found = { partner: StoredPartner; email: string | null; language: string | null }

export const listPartners: ApiHandler<typeof desk.partners> = async ({ query }) => {
  const { q, state, limit, offset } = query
  const db = await database()
  const ofCode = db
    .select({ id: partnerCodes.partnerId })
    .from(partnerCodes)
    .where(eq(partnerCodes.key, codeKey(q)))
  const isIt = or(eq(partners.id, q), inArray(partners.id, ofCode), eq(customers.email, normalEmail(q)))
  const isWanted = and(q === '' ? undefined : isIt, state && eq(partners.state, state))
  const rows = await found(isWanted, limit + 1, offset)
  const views = await Promise.all(rows.map(foundView))
  return { result: pageOfRows(views, limit, (view) => view) }
}

export const getPartnerAtDesk: ApiHandler<typeof desk.partner> = async ({ params: { id } }) => ({
  result: await deskPartnerView(id),
})

export async function deskPartnerView(id: string): Promise<DeskPartner> {
  const row = await findPartner(id)
  const brand = await brandOf(await database(), id)
  return {
    ...(await foundView(row)),
    ...(await partnerTotals(id)),
    decisions: decisionsOn(row.partner.state),
    brand: brand && (await brandView(brand)),
    brandDecisions: row.partner.state === 'closed' ? [] : brandDecisionsOn(brand?.state ?? null),
    notices: (await noticesOf(id)).map(deskNotice),
    suspicions: await suspicionsAbout(id),
  }
}

/** @throws ApiError 404 not_found */
export async function findPartner(id: string): Promise<Found> {
  const [row] = await found(eq(partners.id, id), 1, 0)
  if (row) return row
  throw noSuchPartner()
}

async function found(isWanted: SQL | undefined, limit: number, offset: number): Promise<Found[]> {
  const db = await database()
  return db
    .select({ partner: partners, email: customers.email, language: customers.language })
    .from(partners)
    .leftJoin(customers, eq(customers.id, partners.customerId))
    .where(isWanted)
    .orderBy(desc(partners.createdAt), partners.id)
    .limit(limit)
    .offset(offset)
}

export const noSuchPartner = () => new ApiError(404, 'not_found', 'There is no such partner.')

const deskNotice = (notice: StoredNotice): DeskNotice => ({ ...noticeView(notice), staff: notice.staff })

async function foundView({ partner, email, language }: Found): Promise<FoundPartner> {
  const { id, state, about, createdAt } = partner
  const db = await database()
  const codes = await db
    .select({ code: partnerCodes.code })
    .from(partnerCodes)
    .where(eq(partnerCodes.partnerId, id))
    .orderBy(partnerCodes.createdAt, partnerCodes.code)
  return {
    ...{ id, email, language, state, about },
    codes: codes.map(({ code }) => code),
    ratePercent: await rateOf(partner, Date.now()),
    createdAt: new Date(createdAt).toISOString(),
  }
}
