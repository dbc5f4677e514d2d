import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { OWNER_SECRET_HEADER } from '@/domain/exchange/ownerHeader'
import { ApiError } from '@/server/kernel/ApiError'
import type { SignedIn } from '@/server/kernel/SignedIn'
import { secret } from '@/server/database/secret'
import type { StoredExchange } from '@/server/database/schema'

export type Caller = { headers: Record<string, string>; signedIn: SignedIn | null }

type Owned = Pick<StoredExchange, 'customerId' | 'ownerSecretHash'>

/** The same whenever the creation is repeated. Only a hash of the key is stored, so the database cannot derive it. */
export async function deriveOwnerSecret(publicId: string, idempotencyKey: string): Promise<string> {
  const key = await secret('exchangeOwner')
  return createHmac('sha256', key).update(`${publicId} ${idempotencyKey}`).digest('base64url')
}

/** It has 256 random bits, so a plain hash does. */
export const hashOwnerSecret = (ownerSecret: string): string =>
  createHash('sha256').update(ownerSecret).digest('base64url')

export function isOwnerSecret(ownerSecretHash: string | null, ownerSecret: string): boolean {
  if (ownerSecretHash === null || ownerSecret === '') return false
  const [expected, given] = [Buffer.from(ownerSecretHash), Buffer.from(hashOwnerSecret(ownerSecret))]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

export const hasOwnerSecret = ({ ownerSecretHash }: Owned, { headers }: Pick<Caller, 'headers'>): boolean =>
  isOwnerSecret(ownerSecretHash, headers[OWNER_SECRET_HEADER] ?? '')

/** A customer's exchange is its customer's alone. */
export const isOwner = (exchange: Owned, caller: Caller): boolean =>
  exchange.customerId === null
    ? hasOwnerSecret(exchange, caller)
    : exchange.customerId === caller.signedIn?.customer.id

/** @throws ApiError 403 owner_required, the same for a missing and a wrong proof */
export function requireOwner(exchange: Owned, caller: Caller): void {
  if (!isOwner(exchange, caller)) throw ownerRequired()
}

/** Created before there was a secret, and for no customer. */
export const hasNoProof = ({ customerId, ownerSecretHash }: Owned): boolean =>
  customerId === null && ownerSecretHash === null

export const ownerRequired = () =>
  new ApiError(403, 'owner_required', 'Only the owner of this exchange can do this.')
