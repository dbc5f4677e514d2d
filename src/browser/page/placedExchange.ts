const KEY = 'placed-exchange'

/** The newest order of this tab's visit, for a form that was loaded anew: Back without the back/forward cache. */
export function storePlacedExchange(publicId: string): void {
  try {
    window.sessionStorage.setItem(KEY, publicId)
  } catch {
    // Refused storage: the device's own list still has the order.
  }
}

export function readPlacedExchange(): string | null {
  try {
    return window.sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
