import { createPublicKey, verify, type KeyObject } from 'node:crypto'

/** What precedes the 32 bytes in DER (RFC 8410 §4). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

/** As it is stored; null where it is no Ed25519 key: as PEM, or the base64 of either DER or the 32 bytes alone. */
export function normalKey(typed: string): string | null {
  const text = typed.replace(/-----(BEGIN|END) PUBLIC KEY-----/g, '').replace(/\s+/g, '')
  if (!/^[\w+/-]+={0,2}$/.test(text)) return null
  const bytes = Buffer.from(text, 'base64')
  const raw =
    bytes.length === SPKI.length + 32 && bytes.subarray(0, SPKI.length).equals(SPKI)
      ? bytes.subarray(SPKI.length)
      : bytes
  return raw.length === 32 ? raw.toString('base64url') : null
}

/** `signature`: in base64url or base64. */
export function isSignedByOneOf(publicKeys: readonly string[], message: string, signature: string): boolean {
  const bytes = Buffer.from(signature, 'base64')
  if (bytes.length !== 64) return false
  return publicKeys.some((key) => verify(null, Buffer.from(message, 'utf8'), keyObject(key), bytes))
}

const keyObject = (raw: string): KeyObject =>
  createPublicKey({
    key: Buffer.concat([SPKI, Buffer.from(raw, 'base64url')]),
    format: 'der',
    type: 'spki',
  })
