import type { Vendors } from './vendors'

/** Loaded when the visitor opens them: Directive 2002/58/EC, Art. 5(3), exempts a service that the visitor requests. */
const REQUESTED: readonly (keyof Vendors)[] = ['firebase', 'mercuryo']

/** The fingerprint, which calls nobody, interrupts no visitor by itself: where consent is required, it is left out. */
export const needsConsent = (vendors: Vendors): boolean =>
  Object.keys(vendors).some((vendor) => vendor !== 'fingerprint' && !REQUESTED.some((one) => one === vendor))

export const withoutConsent = ({ firebase, mercuryo }: Vendors): Vendors => ({
  ...(firebase && { firebase }),
  ...(mercuryo && { mercuryo }),
})
