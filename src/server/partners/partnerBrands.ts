import { and, asc, eq, isNull } from 'drizzle-orm'
import { readBrands } from '@/config/brands'
import { isProgrammeOff } from '@/config/operator/operatorFacts'
import type { OpenBrand, PartnerBrand, partnerBrands as contract } from '@/contract/partnerBrands'
import { database } from '@/server/database/database'
import type { Queryable } from '@/server/database/queryable'
import { partnerBrands, partnerCodes, partners, type StoredBrand } from '@/server/database/schema'
import type { ApiHandler } from '@/server/kernel/ApiRequest'

/** Those of the operator's settings are not among them. */
export const listBrands: ApiHandler<typeof contract.list> = async () => ({ result: await openBrands() })

/** The code of the partner whose brand has a page at that address; null: there is no such page, or no code. */
export async function codeOfBrand(slug: string): Promise<string | null> {
  return (await openBrands(slug))[0]?.code ?? null
}

async function openBrands(slug?: string): Promise<OpenBrand[]> {
  if (isProgrammeOff('affiliate')) return []
  const db = await database()
  const isOpen = and(eq(partnerBrands.state, 'approved'), eq(partners.state, 'active'))
  const rows = await db
    .select({ brand: partnerBrands })
    .from(partnerBrands)
    .innerJoin(partners, eq(partners.id, partnerBrands.partnerId))
    .where(slug === undefined ? isOpen : and(isOpen, eq(partnerBrands.slug, slug)))
    .orderBy(partnerBrands.slug)
  // The operator may have entered one of that name since.
  const others = rows.filter(({ brand }) => !isOfSettings(brand.slug))
  return Promise.all(
    others.map(async ({ brand }) => ({
      ...{ name: brand.name, slug: brand.slug, code: await codeFor(brand.partnerId) },
    })),
  )
}

export function isOfSettings(slug: string): boolean {
  const { own, partners: named } = readBrands()
  return [own, ...named].some((brand) => brand.slug === slug)
}

async function codeFor(partnerId: string): Promise<string | null> {
  const db = await database()
  const isUsable = and(eq(partnerCodes.kind, 'link'), isNull(partnerCodes.endedAt))
  const [oldest] = await db
    .select({ code: partnerCodes.code })
    .from(partnerCodes)
    .where(and(eq(partnerCodes.partnerId, partnerId), isUsable))
    .orderBy(asc(partnerCodes.createdAt), partnerCodes.code)
    .limit(1)
  return oldest?.code ?? null
}

export async function brandOf(db: Queryable, partnerId: string): Promise<StoredBrand | null> {
  const [brand] = await db.select().from(partnerBrands).where(eq(partnerBrands.partnerId, partnerId))
  return brand ?? null
}

export async function ownBrand(partnerId: string): Promise<PartnerBrand | null> {
  const brand = await brandOf(await database(), partnerId)
  return brand && brandView(brand)
}

export const brandView = async ({ partnerId, name, slug, state }: StoredBrand): Promise<PartnerBrand> => ({
  ...{ name, slug, state, code: await codeFor(partnerId) },
})
