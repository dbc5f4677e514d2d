import { ownerSecretOf } from '@/browser/storage/ownExchanges'
import { OWNER_SECRET_HEADER } from '@/domain/exchange/ownerHeader'

/** Empty where this device has no secret: another back end may give none. */
export function ownerHeaders(publicId: string): Record<string, string> {
  const ownerSecret = ownerSecretOf(publicId)
  return ownerSecret ? { [OWNER_SECRET_HEADER]: ownerSecret } : {}
}

export const ownerSecretsOf = (publicIds: string[]): Record<string, string> =>
  Object.fromEntries(
    publicIds.flatMap((publicId) => {
      const ownerSecret = ownerSecretOf(publicId)
      return ownerSecret ? [[publicId, ownerSecret]] : []
    }),
  )
