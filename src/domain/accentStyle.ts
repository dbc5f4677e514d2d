/** Texts on the accent color: the theme's dark ink, or white where that reads better. */
const INKS = ['#0f1b2d', '#ffffff'] as const

/** A style sheet with the operator's accent color, `#rrggbb`. `html:root` outweighs the theme's `:root` and
 * `[data-theme]`, whichever of the sheets comes later. */
export function accentStyle(accent: string): string {
  const ink = contrast(accent, INKS[0]) >= contrast(accent, INKS[1]) ? INKS[0] : INKS[1]
  const soft = `color-mix(in srgb, ${accent} 16%, var(--surface))`
  return `html:root{--accent:${accent};--accent-ink:${ink};--accent-strong:${accent};--accent-soft:${soft}}`
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const channel = (at: number) => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
