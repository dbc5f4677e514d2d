import { ownExchanges } from './ownExchanges'
import { readStoredList, storeList } from './storage'

const isText = (item: unknown): item is string => typeof item === 'string'
const settled = () => readStoredList('settledClaims', isText)

/** They are not offered again. */
export function settleClaims(publicIds: string[]): void {
  const ownIds = new Set(ownExchanges().map(({ publicId }) => publicId))
  storeList(
    'settledClaims',
    [...new Set([...settled(), ...publicIds])].filter((id) => ownIds.has(id)),
  )
}

export function claimable(): string[] {
  const known = new Set(settled())
  return ownExchanges()
    .map(({ publicId }) => publicId)
    .filter((publicId) => !known.has(publicId))
}
