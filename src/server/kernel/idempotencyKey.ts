import { createHash } from 'node:crypto'
import type { FieldErrors } from '@/server/kernel/validationError'

export function validateIdempotencyKey(key: string): FieldErrors {
  if (/^[A-Za-z0-9_-]{8,128}$/.test(key)) return {}
  const description = 'Send a header of 8 to 128 letters, digits, _ or -, new for every order or message.'
  return { 'idempotency-key': { code: 'validation_failed', description } }
}

/** What is stored of a key that is worth as much as the secret it stands for. */
export const hashIdempotencyKey = (key: string) => createHash('sha256').update(key).digest('base64url')

export const requestFingerprint = (read: object) =>
  createHash('sha256').update(JSON.stringify(read)).digest('hex')
