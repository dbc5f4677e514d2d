const KEY = 'random-seed'

/** The number drawn first in this session of the tab, so that every page load of it decides alike; else `drawn`. */
export function sessionDraw(drawn: number): number {
  try {
    const text = window.sessionStorage.getItem(KEY)
    const stored = text ? Number(text) : Number.NaN
    if (stored >= 0 && stored < 1) return stored
    window.sessionStorage.setItem(KEY, String(drawn))
  } catch {
    // Storage is refused: each page load decides for itself.
  }
  return drawn
}
