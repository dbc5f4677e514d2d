import type { ProviderId } from './environment/providerRules'

/** As the documentation of each has it (src/server/providers/README.md). */
const FIXED_RATES: Readonly<Record<ProviderId, boolean>> = {
  near: false,
  changenow: true,
  sideshift: true,
  simpleswap: true,
  exolix: true,
}

export const offersFixedRates = (names: readonly string[]): boolean =>
  Object.entries(FIXED_RATES).some(([id, isOffered]) => isOffered && names.includes(id))
