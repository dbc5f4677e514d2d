import { customType } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { COMMISSION_KINDS, type Commission } from '@/domain/money/commission'

const basisPoints = z.int().check(z.gte(0), z.lte(10_000))
const commission = z
  .object({ kind: z.enum(COMMISSION_KINDS), basisPoints, earnedBasisPoints: basisPoints })
  .check(z.refine((agreed) => agreed.earnedBasisPoints <= agreed.basisPoints))

/** Checked when it is read, because money is computed from it; whoever changed it by hand reads the error. */
export const commissionColumn = customType<{ data: Commission; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => commission.parse(typeof value === 'string' ? JSON.parse(value) : value),
})
