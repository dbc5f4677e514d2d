import { describe, expect, test } from 'vitest'
import { NOT_RUN, titlesIn } from './testTitles'

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
