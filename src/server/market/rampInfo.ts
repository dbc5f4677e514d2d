import type { RampInfo } from '@/contract/rampParts'
import type { Ramp } from '@/server/ramps/ramp'

/** Who contracts with the visitor, as every offer and order says. */
export function rampInfo({ id, profile }: Pick<Ramp, 'id' | 'profile'>): RampInfo {
  const { name, entity, url, termsUrl, privacyUrl, supportUrl, complaintsUrl } = profile
  const { custody, authorisations, kyc, tracks } = profile
  return {
    ...{ id, name, entity, url, termsUrl, privacyUrl, supportUrl, complaintsUrl, custody, tracks },
    authorisations: authorisations.map((one) => ({ ...one })),
    kyc: kyc.map((one) => ({ ...one })),
  }
}
