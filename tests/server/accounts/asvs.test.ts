import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testTitles } from '../../testTitles'

/**
 * The last requirement of each section that levels 1 and 2 ask for (those of level 3 stand at the end of a section);
 * sections that only level 3 has are 0.
 */
const SECTIONS: Record<string, number[]> = {
  '6': [3, 12, 4, 4, 5, 3, 0, 4],
  '7': [3, 4, 2, 5, 2, 2],
  '8': [2, 3, 1, 1],
  '9': [3, 4],
}

const table = readFileSync(new URL('../../../src/server/accounts/ASVS.md', import.meta.url), 'utf8')
const rows = table
  .split('\n')
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim()))
  .filter(([number = '']) => /^\d/.test(number))

/** `2.6.1–3` stands for three of them. */
const numbersIn = ([written = '']: string[]) => {
  const [, section = '', first = '', last = first] = /^(\d+\.\d+)\.(\d+)(?:–(\d+))?$/.exec(written) ?? []
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, at) => `${section}.${Number(first) + at}`,
  )
}

test('every requirement of level 2 has its row, and each row but one requirement', () => {
  const wanted = Object.entries(SECTIONS).flatMap(([chapter, counts]) =>
    counts.flatMap((count, section) =>
      Array.from({ length: count }, (_, at) => `${chapter}.${section + 1}.${at + 1}`),
    ),
  )
  expect(rows.flatMap(numbersIn)).toEqual(wanted)
})

test.each(rows)(
  '%s (%s) is shown by tests that are there, or says why not',
  (_, __, done = '', shown = '') => {
    const cited = [...shown.matchAll(/`([\w/]+) › ([^`]+)`/g)]
    for (const [, file = '', title = ''] of cited) {
      const path = file.startsWith('tests/') ? file : `tests/server/${file}`
      const titles = testTitles(`${path}.test.ts`)
      expect([file, title, titles.some((one) => one.includes(title))]).toEqual([file, title, true])
    }
    const excused = /not met|not applicable|by design/i.test(done)
    expect(cited.length > 0 || excused).toBe(true)
  },
)
