import type { RampDetails, RampOrder } from '@/domain/ramp/rampOrder'
import type { StoredExchange } from '@/server/database/schema'
import type { StoredRamp } from '@/server/database/storedRamp'
import { decryptProviderSecret, encryptProviderSecret } from '@/server/exchanges/providerSecret'

const NONE: RampDetails = { iban: null, owner: null, email: null }

/** Null where there is nothing to seal. */
export const sealDetails = (publicId: string, details: RampDetails): Promise<string | null> =>
  Object.values(details).every((part) => part === null)
    ? Promise.resolve(null)
    : encryptProviderSecret(publicId, JSON.stringify(details))

/** As the ramp is sent it. @throws ProviderError where what was sealed cannot be read any more */
export async function fullOrderOf(exchange: StoredExchange, ramp: StoredRamp): Promise<RampOrder> {
  const details = ramp.sealed === null ? null : await decryptProviderSecret(exchange.publicId, ramp.sealed)
  return { ...ramp.order, ...(details === null ? NONE : (JSON.parse(details) as RampDetails)) }
}

/** The ramp has it, or never will. */
export const withoutDetails = (ramp: StoredRamp | null): StoredRamp | null =>
  ramp && { ...ramp, sealed: null }
