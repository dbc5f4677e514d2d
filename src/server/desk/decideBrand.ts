import { eq } from 'drizzle-orm'
import type { desk } from '@/contract/desk'
import { BRAND_NAME, brandEffectOf, brandOfName, type BrandState } from '@/domain/partner/partnerBrand'
import type { Transaction } from '@/server/database/database'
import { partnerBrands, type StoredPartner } from '@/server/database/schema'
import { changed } from '@/server/desk/decidePartner'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { validationError } from '@/server/kernel/validationError'
import { brandOf, isOfSettings } from '@/server/partners/partnerBrands'

/** Of two who decide at once the second finds the state of after the first: the partner is locked. */
export const decideBrand: ApiHandler<typeof desk.decideBrand> = async ({ params, body, signedIn }) =>
  changed(params.id, signedIn, async (partner, transaction) => {
    const { decision, reason } = body
    const known = await brandOf(transaction, partner.id)
    const effect = brandEffectOf(decision, known?.state ?? null)
    if (!effect) throw unavailable(`A brand that is ${known?.state ?? 'missing'} cannot be decided so.`)
    if (decision === 'propose') await propose(transaction, partner, body.brandName)
    else await move(transaction, partner, effect.to)
    return { kind: effect.notice, text: reason }
  })

/** In place of the one before. The name of another partner's stays taken, also once withdrawn. */
async function propose(transaction: Transaction, { id: partnerId }: StoredPartner, typed: string) {
  const brand = brandOfName(typed)
  if (!brand)
    throw nameError(
      `${BRAND_NAME.min} to ${BRAND_NAME.max} characters: letters, digits, spaces and . & ’ ' + -`,
    )
  if (isOfSettings(brand.slug)) throw nameError('The settings of this site name this brand.')
  await transaction.delete(partnerBrands).where(eq(partnerBrands.partnerId, partnerId))
  const [stored] = await transaction
    .insert(partnerBrands)
    .values({ partnerId, ...brand, state: 'proposed' })
    .onConflictDoNothing()
    .returning()
  if (!stored) throw nameError('Another partner has this name.')
}

async function move(transaction: Transaction, { id, state }: StoredPartner, to: BrandState) {
  if (to === 'approved' && state !== 'active') throw unavailable(`This partner is ${state}.`)
  await transaction.update(partnerBrands).set({ state: to }).where(eq(partnerBrands.partnerId, id))
}

const unavailable = (description: string) => new ApiError(409, 'action_unavailable', description)

const nameError = (description: string) =>
  validationError({ brandName: { code: 'validation_failed', description } })
