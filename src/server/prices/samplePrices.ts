import { isLive } from '@/server/providers/registry'
import * as sampleMarket from '@/server/prices/sampleMarket'

/** Null where real money moves: no sample price is shown there, and nothing is paid by one. */
export const samplePrices = (): typeof sampleMarket | null => (isLive() ? null : sampleMarket)
