const KEY = 'placed-exchange'

/** For a form loaded anew: Back without the back/forward cache. */
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
