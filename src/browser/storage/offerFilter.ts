import { NO_FILTER, type OfferFilter, offerFilterText, readOfferFilter } from '@/domain/exchange/quote'
import { readStored, store, watchStored } from './storage'

/** Where storage is refused the filter lasts as long as the page. */
let chosen = NO_FILTER

export function storedOfferFilter(): OfferFilter {
  const stored = readStored('offerFilter')
  return stored === null ? chosen : readOfferFilter(stored)
}

export function storeOfferFilter(filter: OfferFilter): void {
  chosen = filter
  store('offerFilter', offerFilterText(filter))
}

export const watchOfferFilter = (changed: () => void) => watchStored('offerFilter', changed)
