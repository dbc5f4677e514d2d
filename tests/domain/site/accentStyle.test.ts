import { expect, test } from 'vitest'
import { accentStyle } from '@/domain/site/accentStyle'

test.each([
  ['#ff6a3d', '#0f1b2d'],
  ['#ffee00', '#0f1b2d'],
  ['#00aa55', '#0f1b2d'],
  ['#7a0000', '#ffffff'],
  ['#0A0A0A', '#ffffff'],
])('text on the accent %s is %s, which has the higher contrast', (accent, ink) => {
  expect(accentStyle(accent)).toContain(`--accent:${accent};--accent-ink:${ink};`)
})

test('the rule outweighs the theme, which may come later in the page', () => {
  expect(accentStyle('#00aa55')).toMatch(/^html:root\{/)
})
