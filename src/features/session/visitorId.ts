import { store } from '@/browser/storage'
import type { Vendors } from '@/domain/vendors'
import { fingerprintId } from '@/integrations/fingerprint'

export async function visitorId({ fingerprint }: Vendors): Promise<string> {
  const id = fingerprint ? await fingerprintId() : ''
  if (id) store('visitor', id)
  return id
}
