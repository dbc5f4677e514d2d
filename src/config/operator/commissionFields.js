// @ts-check
import { z } from 'zod'
import { COMMISSION_TERMS } from '../environment/commissionTerms.js'
import { commissionPercent } from './fields.js'

/** @typedef {keyof typeof COMMISSION_TERMS} Provider */

const ids = /** @type {Provider[]} */ (Object.keys(COMMISSION_TERMS))

/** @param {number} basisPoints */
const percentText = (basisPoints) => String(basisPoints / 100)

/** @param {Provider} id */
function ofOrders(id) {
  const { maxBasisPoints } = COMMISSION_TERMS[id]
  if (maxBasisPoints === 0)
    return z.never(
      `must not be there: no order at ${id} can name a commission. What your account earns is statedCommissionPercent.${id}`,
    )
  return commissionPercent.refine(
    (value) => Number(value) * 100 <= maxBasisPoints,
    `must be at most ${percentText(maxBasisPoints)}: ${id} takes no more`,
  )
}

/** @param {Provider} id */
const ofAccount = (id) =>
  COMMISSION_TERMS[id].kind === 'stated'
    ? commissionPercent
    : z.never(`must not be there: an order at ${id} names it. Use commissionPercent.${id}`)

/** @template {z.ZodType} T @param {(id: Provider) => T} fieldOf */
const byProvider = (fieldOf) =>
  /** @type {Record<Provider, z.ZodOptional<T>>} */ (
    Object.fromEntries(ids.map((id) => [id, fieldOf(id).optional()]))
  )

/** What the operator earns of an order, named in it: one figure for the whole site, or `default` and by provider. */
export const commissions = z.union(
  [
    commissionPercent.transform((value) => ({ default: value })),
    z.strictObject({ default: commissionPercent.optional(), ...byProvider(ofOrders) }),
  ],
  { error: 'must be a percentage such as "0.5", or one by provider: { near: 0.5, sideshift: 0.8 }' },
)

/** What accounts earn where no order names it, as the operator says. */
export const statedCommissions = z.strictObject(byProvider(ofAccount))
