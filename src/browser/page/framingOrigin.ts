/** Of the page around this frame, as far as the browser names it; null: not at all. */
export function framingOrigin(): string | null {
  const [nearest] = location.ancestorOrigins ?? []
  if (nearest) return nearest
  try {
    return document.referrer ? new URL(document.referrer).origin : null
  } catch {
    return null
  }
}
