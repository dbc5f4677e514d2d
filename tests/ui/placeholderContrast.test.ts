import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const theme = readFileSync('src/ui/theme.css', 'utf8')
const SCHEMES = { light: ':root {\n  color-scheme: light', dark: "[data-theme='dark'] {" }

function token(scheme: keyof typeof SCHEMES, name: string): number[] {
  const block = theme.slice(theme.indexOf(SCHEMES[scheme]))
  const [, hex = ''] = new RegExp(`${name}: #([0-9a-f]{6})`).exec(block) ?? []
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}

/** Relative luminance (WCAG 2.2). */
function luminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: number[], other: number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('a placeholder has the color of faint text at full opacity', () => {
  const [, rule = ''] = /::placeholder \{([^}]*)\}/.exec(readFileSync('src/ui/base.css', 'utf8')) ?? []
  expect(rule).toMatch(/color: var\(--ink-3\);\s+opacity: 1;/)
})

test.each(['light', 'dark'] as const)(
  'faint text in a field has enough contrast in the %s scheme',
  (scheme) => {
    for (const ground of ['--surface', '--sunken'])
      expect(contrast(token(scheme, '--ink-3'), token(scheme, ground)), ground).toBeGreaterThanOrEqual(4.5)
  },
)
