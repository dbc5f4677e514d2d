import { createHash, timingSafeEqual } from 'node:crypto'

/** Enough for a secret that cannot be guessed, such as 32 random bytes. */
export const secretHash = (secret: string) => createHash('sha256').update(secret).digest('base64url')

export function isSecret(secret: string, hash: string | null): boolean {
  const made = Buffer.from(secretHash(secret))
  const stored = Buffer.from(hash ?? '')
  return made.length === stored.length && timingSafeEqual(made, stored)
}
