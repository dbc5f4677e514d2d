import { store } from '@/browser/storage/storage'
import type { Vendors } from '@/domain/vendor/vendors'
import { fingerprintId } from '@/integrations/fingerprint'

export async function visitorId({ fingerprint }: Vendors): Promise<string> {
  const id = fingerprint ? await fingerprintId() : ''
  if (id) store('visitor', id)
  return id
}
