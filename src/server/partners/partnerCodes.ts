import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { PartnerCode, partners as contract } from '@/contract/partners'
import {
  CODE_LENGTH,
  type CodeFault,
  codeFault,
  codeKey,
  type CodeKind,
  LABEL_LENGTH,
  normalCode,
} from '@/domain/partner/partnerCode'
import { NO_LIMITS, type PromoLimits } from '@/domain/partner/promoCode'
import { database, type Transaction } from '@/server/database/database'
import { lockPartnerOf } from '@/server/database/lockPartners'
import { partnerCodes, type StoredPartnerCode } from '@/server/database/schema'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { type FieldErrors, hasErrors, validationError } from '@/server/kernel/validationError'
import { noPartner, requirePartner } from '@/server/partners/storedPartners'
import { lockSignedIn } from '@/server/signIns/lockSignedIn'

/** Ended ones count too, because they stay taken. */
const MAX_CODES = 100

export const listCodes: ApiHandler<typeof contract.codes> = async ({ signedIn }) => {
  const { id } = await requirePartner(signedIn.customer.id)
  return { result: { result: (await codesOf(id)).map(codeView) } }
}

export async function codesOf(partnerId: string): Promise<StoredPartnerCode[]> {
  const db = await database()
  return db
    .select()
    .from(partnerCodes)
    .where(eq(partnerCodes.partnerId, partnerId))
    .orderBy(desc(partnerCodes.createdAt), partnerCodes.code)
}

export const addCode: ApiHandler<typeof contract.addCode> = async ({ signedIn, body }) => {
  const refused = codeErrors(body)
  const db = await database()
  const added = await db.transaction(async (transaction) => {
    const { id: customerId } = await lockSignedIn(transaction, signedIn)
    const partner = await lockPartnerOf(transaction, customerId)
    if (!partner) throw noPartner()
    if (partner.state !== 'active')
      throw new ApiError(409, 'action_unavailable', 'This partner account is not active.')
    if (hasErrors(refused)) throw validationError(refused)
    const [counted] = await transaction
      .select({ total: count() })
      .from(partnerCodes)
      .where(eq(partnerCodes.partnerId, partner.id))
    if ((counted?.total ?? 0) >= MAX_CODES)
      throw new ApiError(409, 'limit_reached', `No more than ${MAX_CODES} codes can be added.`)
    const code = newCode(partner.id, body, Date.now())
    await insertCode(transaction, code)
    return code
  })
  return { status: 201, result: codeView(added) }
}

/** Another partner's code is a 404; one that has ended stays as it is. */
export const endCode: ApiHandler<typeof contract.endCode> = async ({ signedIn, params }) => {
  const { id } = await requirePartner(signedIn.customer.id)
  const db = await database()
  const ended = new Date().toISOString()
  const [code] = await db
    .update(partnerCodes)
    .set({ endedAt: sql`coalesce(${partnerCodes.endedAt}, ${ended}::timestamptz)` })
    .where(and(eq(partnerCodes.code, normalCode(params.code)), eq(partnerCodes.partnerId, id)))
    .returning()
  if (!code) throw new ApiError(404, 'not_found', 'There is no such code.')
  return { result: codeView(code) }
}

type Typed = { code: string; kind: CodeKind; label: string; subId: string } & Partial<TypedLimits>
type TypedLimits = {
  startsAt: string
  endsAt: string
  maxUses: number | null
  maxPerAccount: number | null
}

export const newCode = (
  partnerId: string,
  { code, kind, label, subId, ...limits }: Typed,
  createdAt: number,
): StoredPartnerCode => ({
  ...{ code: normalCode(code), key: codeKey(code), partnerId, kind, label },
  ...(kind === 'promo' ? limitsOf(limits) : NO_LIMITS),
  ...{ subId: subId || null, createdAt, endedAt: null },
})

const limitsOf = ({ startsAt, endsAt, maxUses, maxPerAccount }: Partial<TypedLimits>): PromoLimits => ({
  startsAt: startsAt ? Date.parse(startsAt) : null,
  endsAt: endsAt ? Date.parse(endsAt) : null,
  maxUses: maxUses ?? null,
  maxPerAccount: maxPerAccount ?? null,
})

/** @throws ApiError 400 where one like it exists */
export async function insertCode(transaction: Transaction, code: StoredPartnerCode): Promise<void> {
  const [stored] = await transaction.insert(partnerCodes).values(code).onConflictDoNothing().returning()
  if (!stored) throw validationError({ code: fieldError('This code, or one that looks like it, is taken.') })
}

const FAULTS: Record<CodeFault, string> = {
  length: `Must have ${CODE_LENGTH.least} to ${CODE_LENGTH.most} characters.`,
  characters: 'Must be of a to z, digits, _ and -, and end with one of the first two.',
  reserved: 'This code is reserved.',
}

export function codeErrors({ code, label, subId, startsAt, endsAt }: Omit<Typed, 'kind'>): FieldErrors {
  const fault = codeFault(normalCode(code))
  const tooLong = fieldError(`At most ${LABEL_LENGTH} characters.`)
  return {
    ...(fault && { code: fieldError(FAULTS[fault]) }),
    ...(label.length > LABEL_LENGTH && { label: tooLong }),
    ...(subId.length > LABEL_LENGTH && { subId: tooLong }),
    ...(isNoTime(startsAt) && { startsAt: fieldError(NO_TIME) }),
    ...((isNoTime(endsAt) || isBefore(endsAt, startsAt)) && { endsAt: fieldError(NO_TIME) }),
  }
}

const NO_TIME = 'Must be a time in ISO 8601, and the end after the start.'
const isNoTime = (text = '') => text !== '' && Number.isNaN(Date.parse(text))
const isBefore = (end = '', start = '') => end !== '' && start !== '' && Date.parse(end) <= Date.parse(start)

const fieldError = (description: string) => ({ code: 'validation_failed' as const, description })

export const codeView = ({
  code,
  kind,
  label,
  subId,
  createdAt,
  endedAt,
  startsAt,
  endsAt,
  maxUses,
  maxPerAccount,
}: StoredPartnerCode): PartnerCode => ({
  ...{ code, kind, label, subId, maxUses, maxPerAccount },
  createdAt: new Date(createdAt).toISOString(),
  endedAt: isoOrNull(endedAt),
  startsAt: isoOrNull(startsAt),
  endsAt: isoOrNull(endsAt),
})

const isoOrNull = (at: number | null) => (at === null ? null : new Date(at).toISOString())
