import { fetchReceiptKeys, verifyAtServer } from '@/api/receipts'
import type { Receipt } from '@/contract/receipts'
import { readJson } from '@/domain/text/readJson'
import { signedPart } from '@/domain/receipt/signedPart'

/** `unread`: the keys could not be fetched. */
export type Verdict =
  | { kind: 'valid'; receipt: Receipt; isByServer: boolean }
  | { kind: 'invalid' | 'noReceipt' | 'unread' }

export async function verdictOn(text: string): Promise<Verdict> {
  const read = readJson(text)
  if ('fault' in read) return { kind: read.fault === 'syntax' ? 'noReceipt' : 'invalid' }
  const receipt = read.value
  const part = signedPart(receipt)
  if (!part) return { kind: 'noReceipt' }
  try {
    const key = (await fetchReceiptKeys()).get(part.keyId)
    if (key === undefined) return { kind: 'invalid' }
    const own = await verifyEd25519(key, part)
    const isValid = own ?? (await verifyAtServer(receipt as Record<string, unknown>))
    // The site signs nothing but receipts of this shape.
    return isValid
      ? { kind: 'valid', receipt: receipt as Receipt, isByServer: own === null }
      : { kind: 'invalid' }
  } catch {
    return { kind: 'unread' }
  }
}

/** Null: no Ed25519, or no secure context. */
export async function verifyEd25519(
  x: string,
  { signed, signature }: { signed: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer> },
): Promise<boolean | null> {
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x }
    const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, signature, signed)
  } catch {
    return null
  }
}
