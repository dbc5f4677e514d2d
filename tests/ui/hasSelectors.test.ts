import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** After `:has()` a subject without a class, an id or a type: the browser then restyles the whole page whenever any
 * element changes, 480 elements a keystroke on the home page. */
const UNNAMED_SUBJECT = /:has\([^{},]*\)[^{},]*[\s>+~](?:\*|:[\w-]+(?:\([^{}]*\))?)\s*[,{]/

const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => join('src', path))

test.each(['.note:has(.wrong) > :last-child {', '.note:has(.wrong) * {', '.a:has(> .b) ~ :not(.c), .d {'])(
  '%s is recognized',
  (rule) => expect(rule).toMatch(UNNAMED_SUBJECT),
)

test('no rule with :has() selects an element without a class or type', () => {
  expect(stylesheets.length).toBeGreaterThan(50)
  expect(stylesheets.filter((path) => UNNAMED_SUBJECT.test(readFileSync(path, 'utf8')))).toEqual([])
})
