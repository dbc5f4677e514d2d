const KEY = 'random-seed'

/** The first number of this tab's session, so that every page load decides alike. */
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
