import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, eq, lt } from 'drizzle-orm'
import { env } from '@/config/env'
import { database, type Transaction } from '@/server/database/database'
import { authenticatorName } from '@/server/secondFactors/authenticatorNames'
import { passkeys, type StoredCustomer, type StoredPasskey } from '@/server/database/schema'

const origin = () => new URL(env.siteUrl).origin
const rpID = () => new URL(env.siteUrl).hostname

export async function passkeysOf(customerId: string): Promise<StoredPasskey[]> {
  const db = await database()
  return db.select().from(passkeys).where(eq(passkeys.customerId, customerId)).orderBy(passkeys.createdAt)
}

export const countPasskeys = (db: Pick<Transaction, '$count'>, customerId: string): Promise<number> =>
  db.$count(passkeys, eq(passkeys.customerId, customerId))

const descriptor = ({ id, transports }: StoredPasskey) => ({
  id,
  transports: transports.split(',').filter(Boolean),
})

export const requestOptions = (known: readonly StoredPasskey[]) =>
  generateAuthenticationOptions({
    rpID: rpID(),
    allowCredentials: known.map(descriptor),
    userVerification: 'preferred',
  })

export const creationOptions = ({ id, email }: StoredCustomer, known: readonly StoredPasskey[]) =>
  generateRegistrationOptions({
    rpName: env.brandName,
    rpID: rpID(),
    userName: email,
    userID: new TextEncoder().encode(id),
    attestationType: 'none',
    excludeCredentials: known.map(descriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })

export async function readNewPasskey(response: unknown, challenge: string) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin(),
      expectedRPID: rpID(),
      requireUserVerification: false,
    })
    if (!verified) return null
    const { aaguid, credential } = registrationInfo
    const { id, publicKey, counter, transports = [] } = credential
    const key = Buffer.from(publicKey).toString('base64url')
    return { id, publicKey: key, counter, transports: transports.join(), name: authenticatorName(aaguid) }
  } catch {
    return null
  }
}

/** @returns false when an account has it already */
export async function storePasskey(transaction: Transaction, passkey: StoredPasskey): Promise<boolean> {
  const stored = await transaction.insert(passkeys).values(passkey).onConflictDoNothing().returning()
  return stored.length > 0
}

export async function takePasskeyResponse(
  customerId: string,
  response: unknown,
  challenge: string,
  now: number,
): Promise<boolean> {
  const id = typeof response === 'object' && response !== null && 'id' in response ? response.id : null
  const passkey = (await passkeysOf(customerId)).find((one) => one.id === id)
  if (!passkey) return false
  const counter = await signedCount(passkey, response, challenge)
  if (counter === null) return false
  const db = await database()
  // Of two responses with one count, as of a copied key, one is taken; authenticators without a counter send 0.
  const isNewer = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const taken = await db
    .update(passkeys)
    .set({ counter, usedAt: now })
    .where(and(eq(passkeys.id, passkey.id), isNewer))
    .returning({ id: passkeys.id })
  return taken.length > 0
}

async function signedCount(
  { id, publicKey, counter }: StoredPasskey,
  response: unknown,
  challenge: string,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin(),
      expectedRPID: rpID(),
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: false,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // A counter that went back, another origin, or no response at all.
    return null
  }
}

/** @returns false where the customer has no such passkey */
export async function storePasskeyName(customerId: string, id: string, name: string): Promise<boolean> {
  const db = await database()
  const named = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.customerId, customerId)))
    .returning({ id: passkeys.id })
  return named.length > 0
}

export async function deletePasskey(
  transaction: Transaction,
  customerId: string,
  id: string,
): Promise<boolean> {
  const deleted = await transaction
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.customerId, customerId)))
    .returning({ id: passkeys.id })
  return deleted.length > 0
}
