import { loadRampTexts } from '@/i18n/loadRampTexts'
import { QuotedFees } from './QuotedFees'
import { RampOffers } from './RampOffers'
import { RampPlaceRow } from './RampPlaceRow'

const RAMP_PARTS = { place: RampPlaceRow, offers: RampOffers, fees: QuotedFees }

/** With its texts. */
export async function loadRampPart(
  part: keyof typeof RAMP_PARTS,
  ...language: Parameters<typeof loadRampTexts>
) {
  await loadRampTexts(...language)
  return RAMP_PARTS[part]
}
