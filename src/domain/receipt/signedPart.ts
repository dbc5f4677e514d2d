import { canonicalJson } from './canonicalJson'

const SIGNATURE_BYTES = 64
const KEY_ID = /^[\w-]{16}$/

export type SignedPart = {
  keyId: string
  signed: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

/** What of a receipt is signed, everything but the signature, as bytes; null: it is no receipt. */
export function signedPart(receipt: unknown): SignedPart | null {
  if (typeof receipt !== 'object' || receipt === null || Array.isArray(receipt)) return null
  const { signature, ...rest } = receipt as Record<string, unknown>
  const { keyId, type, algorithm } = rest
  if (type !== 'halyard-receipt' || algorithm !== 'Ed25519') return null
  if (typeof keyId !== 'string' || !KEY_ID.test(keyId)) return null
  const bytes = typeof signature === 'string' ? bytesOf(signature) : null
  if (bytes?.length !== SIGNATURE_BYTES) return null
  return { keyId, signed: new TextEncoder().encode(canonicalJson(rest)), signature: bytes }
}

/** Of base64url without padding; null where it is not written in its one way. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const again = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
    return again === text ? Uint8Array.from(binary, (one) => one.charCodeAt(0)) : null
  } catch {
    return null
  }
}
