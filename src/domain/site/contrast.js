// @ts-check

/** 1 to 21, of colors as `#rrggbb` (WCAG 2.2, "contrast ratio"). @param {string} one @param {string} other */
export function contrast(one, other) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** @param {string} color @returns {[number, number, number]} 0 to 255 */
const channels = (color) => [
  parseInt(color.slice(1, 3), 16),
  parseInt(color.slice(3, 5), 16),
  parseInt(color.slice(5, 7), 16),
]

/** Relative luminance, 0 to 1 (WCAG 2.2). @param {string} color */
function luminance(color) {
  const [red, green, blue] = channels(color).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** As `color-mix(in srgb, …)` does. @param {string} color @param {number} share 0 to 1 @param {string} ground */
export function mix(color, share, ground) {
  const below = channels(ground)
  const mixed = channels(color).map((channel, at) =>
    Math.round(channel * share + (below[at] ?? 0) * (1 - share)),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
