import { ownExchanges } from './ownExchanges'
import { readStoredList, storeList } from './storage'

const isText = (item: unknown): item is string => typeof item === 'string'
const settled = () => readStoredList('settledClaims', isText)

/** Notes exchanges of this device whose owner is known, or was decided on: they are not asked about again. */
export function settleClaims(publicIds: string[]): void {
  const kept = new Set(ownExchanges().map(({ publicId }) => publicId))
  // What this device has forgotten need not be remembered here.
  storeList(
    'settledClaims',
    [...new Set([...settled(), ...publicIds])].filter((id) => kept.has(id)),
  )
}

/** The exchanges of this device that are as yet nobody's, as far as it knows. */
export function claimable(): string[] {
  const known = new Set(settled())
  return ownExchanges()
    .map(({ publicId }) => publicId)
    .filter((publicId) => !known.has(publicId))
}
