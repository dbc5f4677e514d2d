import type { Vendors } from './vendors'

/** Loaded only when the visitor opens them: push notifications and a purchase by card. Directive 2002/58/EC, Art. 5(3),
 * exempts a service that the visitor requests. */
const REQUESTED: readonly (keyof Vendors)[] = ['firebase', 'mercuryo']

/** Whether there is something to choose. For the fingerprint alone, which calls nobody, no visitor is interrupted: where
 * consent is required, it is then left out. */
export const needsConsent = (vendors: Vendors): boolean =>
  Object.keys(vendors).some((vendor) => vendor !== 'fingerprint' && !REQUESTED.some((one) => one === vendor))

/** What may run without consent. */
export const withoutConsent = ({ firebase, mercuryo }: Vendors): Vendors => ({
  ...(firebase && { firebase }),
  ...(mercuryo && { mercuryo }),
})
