import { describe, expect, test } from 'vitest'
import { calls } from './sentences/calls'
import { constants } from './sentences/constants'
import { entities } from './sentences/entities'
import { errors } from './sentences/errors'
import { product } from './sentences/product'
import { roles } from './sentences/roles'
import { routes } from './sentences/routes'
import { shellRules } from './sentences/shellRules'
import { states } from './sentences/states'
import { validation } from './sentences/validation'
import { NOT_RUN, testTitles, titlesIn } from './testTitles'

const SECTIONS = {
  '§1': product,
  '§2, routes and texts': routes,
  '§2, shell rules': shellRules,
  '§3': entities,
  '§4': states,
  '§5': validation,
  '§6': roles,
  '§7': calls,
  '§8': errors,
  '§9': constants,
}
const rows = Object.values(SECTIONS).flat()

describe.each(Object.entries(SECTIONS))('specification %s', (_, sentences) => {
  test.each(sentences.map((row) => [row.sentence, row.test] as const))(
    '«%s» has its test',
    (_, { file, title }) => {
      expect(testTitles(file).filter((found) => found === title)).toEqual([title])
    },
  )
})

test('no row stands twice', () => {
  const written = rows.map(({ sentence, test: { file, title } }) => `${sentence} ${file} ${title}`)
  expect(new Set(written).size).toBe(written.length)
})

describe('the titles of a file', () => {
  test('are those of its tests, behind the names of their groups', () => {
    const text = `
      test('plain', () => { expect(word).toBe('no title') })
      describe('a group', () => {
        test.each(table)('of %s', () => {})
        test.describe(\`in \${place}\`, () => { test(\`by \${name}\`, async ({ page }) => {}) })
      })
      base('of another kind', () => {})`
    expect(titlesIn(text)).toEqual(['plain', 'a group of %s', 'a group in ${place} by ${name}'])
  })

  test.each(NOT_RUN)('do not hold what is marked as %s, alone or as a group', (mark) => {
    const text = `
      test.${mark}('marked', () => {})
      describe.${mark}('marked group', () => { test('in it', () => {}) })
      test('beside it', () => {})`
    expect(titlesIn(text)).toEqual(['beside it'])
  })
})
