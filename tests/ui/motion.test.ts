import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../../src')
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
const read = (file: string) => readFileSync(join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

/** Milliseconds: what is slower is waited for. */
const LONGEST = 200
/** They show time that passes or a wait, for as long as it lasts. */
const INDICATORS = new Set(['fill', 'spin'])

type Motion = { file: string; property: string; value: string }

const MOTIONS: Motion[] = FILES.flatMap((file) =>
  Array.from(
    read(file).matchAll(/(?<=[{;\s])((?:transition|animation)(?:-duration|-delay)?):([^;}]+)/g),
    ([, property = '', value = '']) => ({ file, property, value: value.replace(/\s+/g, ' ').trim() }),
  ),
)

const TOKENS = new Map(
  Array.from(read('ui/theme.css').matchAll(/(--[\w-]+):\s*([\d.]+m?s);/g), ([, name = '', time = '']) => [
    name,
    time,
  ]),
)
const inTokens = (value: string) =>
  value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => TOKENS.get(name) ?? whole)
const milliseconds = (time: string) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1_000)

/** The first time of each part is its duration, the second its delay. */
const durations = (value: string) =>
  inTokens(value)
    .split(/,(?![^(]*\))/)
    .map((part) => milliseconds(/(?<![\w.-])[\d.]+m?s\b/.exec(part)?.[0] ?? '0s'))

const isIndicator = ({ value }: Motion) => INDICATORS.has(value.split(' ')[0] ?? '')
const isSwitchOff = ({ value }: Motion) => /!important/.test(value)

describe('motion', () => {
  test('is found, and its durations are tokens of the theme', () => {
    expect(MOTIONS.length).toBeGreaterThan(8)
    const loose = MOTIONS.filter((motion) => !isIndicator(motion) && !isSwitchOff(motion))
      // A single frame, for what is painted later.
      .filter(({ value }) => !/\bvar\(--(quick|move)\)|\b1ms\b|^none$/.test(value))
    expect(loose).toEqual([])
  })

  test(`takes ${LONGEST} ms at most, but for what shows a wait`, () => {
    const slow = MOTIONS.filter((motion) => !isIndicator(motion)).filter(
      ({ value }) => Math.max(...durations(value)) > LONGEST,
    )
    expect(slow).toEqual([])
    expect([...TOKENS.values()].map(milliseconds).filter((time) => time > LONGEST)).toEqual([])
  })

  test('is switched off as a whole where the visitor wants less of it, and nothing outweighs that', () => {
    const base = read('ui/base.css').replace(/\s+/g, ' ')
    expect(base).toContain(
      '@media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition: none !important; scroll-behavior: auto !important; } }',
    )
    const outweighing = MOTIONS.filter((motion) => isSwitchOff(motion) && motion.file !== 'ui/base.css')
    expect(outweighing).toEqual([])
  })
})
