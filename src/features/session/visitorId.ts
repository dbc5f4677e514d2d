import { store } from '@/browser/storage'
import type { Vendors } from '@/domain/vendors'
import { fingerprintId } from '@/integrations/fingerprint'

/** By what this visitor is known again, kept under `visitor`; empty where he cannot be or is not to be recognised. */
export async function visitorId({ fingerprint }: Vendors): Promise<string> {
  const id = fingerprint ? await fingerprintId() : ''
  if (id) store('visitor', id)
  return id
}
