import { QuotedFees } from './QuotedFees'
import { RampOffers } from './RampOffers'
import { RampPlaceRow } from './RampPlaceRow'

export const RAMP_PARTS = { place: RampPlaceRow, offers: RampOffers, fees: QuotedFees }
