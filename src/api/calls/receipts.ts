import { type Receipt, receipts } from '@/contract/receipts'
import { call } from '../call'

export const fetchReceipt = (publicId: string): Promise<Receipt> =>
  call(receipts.get, { params: { publicId } })

/** By id, each as the `x` of its JSON web key. @throws ApiFailure */
export async function fetchReceiptKeys(): Promise<ReadonlyMap<string, string>> {
  const { keys } = await call(receipts.keys, {})
  return new Map(keys.map(({ kid, x }) => [kid, x]))
}

/** For a browser without Ed25519. Throws ApiFailure. */
export const verifyAtServer = async (receipt: Record<string, unknown>): Promise<boolean> =>
  (await call(receipts.verify, { body: { receipt } })).isValid
