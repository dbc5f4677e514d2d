import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastFaults, schemeColors, themeCss } from '@/config/operator/theme'
import { DEFAULT_COLORS, TOKENS } from '@/config/operator/themeColors'
import { fontMetrics } from '@/config/operator/fontMetrics'

test('the colors that a file leaves out are those of the site', () => {
  const css = readFileSync('src/ui/theme.css', 'utf8')
  const block = (selector: string) => css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''
  const light = block(':root')
  const dark = block("[data-theme='dark']")
  for (const [name, token] of Object.entries(TOKENS)) {
    const read = (part: string) => new RegExp(`${token}: (#\\w{6});`).exec(part)?.[1]
    const key = name as keyof typeof TOKENS
    expect([name, read(light)]).toEqual([name, DEFAULT_COLORS.light[key]])
    expect([name, read(dark) ?? read(light)]).toEqual([name, DEFAULT_COLORS.dark[key]])
  }
})

test('what follows from a color can be read on it', () => {
  expect(schemeColors('light', { accent: '#0b5d4a', header: '#ffffff' })).toMatchObject({
    accentInk: '#ffffff',
    headerText: '#0f1b2d',
  })
  expect(contrastFaults('light', { accent: '#0b5d4a', header: '#ffffff' })).toEqual([])
  expect(contrastFaults('dark', {})).toEqual([])
})

test('a ratio just below the limit is refused, and not rounded up to it', () => {
  const [fault] = contrastFaults('light', { textMuted: '#777777' })
  expect(fault).toMatchObject({
    path: 'colors.light.textMuted',
    problem: expect.stringMatching(
      /with surface #ffffff; #777777 has 4\.47|with background #faf8f4/,
    ) as string,
  })
})

test('colors of the light scheme do not reach the dark one, nor paper', () => {
  const css = themeCss({ light: { background: '#ffffff' } })
  expect(css).toMatch(/^@media screen\{html:root\{.*--paper:#ffffff/)
  expect(css).toMatch(/html:root\[data-theme='dark'\]\{.*--paper:#0b1420/)
})

test('the measures of a font are read from it: within 3 % of what real texts measured for our own', () => {
  const metrics = fontMetrics(readFileSync('public/fonts/manrope-latin.woff2'))
  const measured = { sizeAdjust: 103.2, ascent: 103.3, descent: 29.1 }
  for (const name of ['sizeAdjust', 'ascent', 'descent'] as const)
    expect(Math.abs(Number(metrics?.[name]) / measured[name] - 1)).toBeLessThan(0.03)
  expect(fontMetrics(Buffer.from('wOF2 and no font'))).toBeNull()
})
