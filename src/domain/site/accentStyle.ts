import { contrast } from './contrast'

const INKS = ['#0f1b2d', '#ffffff'] as const

/** Whichever reads better on it. */
export const inkOn = (accent: string): string =>
  contrast(accent, INKS[0]) >= contrast(accent, INKS[1]) ? INKS[0] : INKS[1]

/** `html:root` outweighs the theme's `:root` and `[data-theme]`, whichever of the sheets comes later. */
export function accentStyle(accent: string): string {
  const ink = inkOn(accent)
  const soft = `color-mix(in srgb, ${accent} 16%, var(--surface))`
  return `html:root{--accent:${accent};--accent-ink:${ink};--accent-strong:${accent};--accent-soft:${soft}}`
}
