import { verifyEd25519 } from '@/browser/verifyEd25519'
import type { Receipt } from '@/contract/receipts'
import { signedPart } from '@/domain/receipt/signedPart'

/** `unread`: the keys could not be fetched; nothing is known of the receipt then. */
export type Verdict =
  | { kind: 'valid'; receipt: Receipt; isByServer: boolean }
  | { kind: 'invalid' | 'noReceipt' | 'unread' }

export async function verdictOn(text: string): Promise<Verdict> {
  const receipt = parsed(text)
  const part = signedPart(receipt)
  if (!part) return { kind: 'noReceipt' }
  try {
    const { fetchReceiptKeys, verifyAtServer } = await import('@/api/receipts')
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
