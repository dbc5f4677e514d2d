import type { Estimate } from '@/contract/quotes'
import type { RampOfferView } from '@/contract/ramps'

/** `ramp`: the offer of a ramp that it is made from. */
export type Quoted = Estimate & { ramp?: RampOfferView }
