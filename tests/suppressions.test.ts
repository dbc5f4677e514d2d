import { readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, test } from 'vitest'

const CODE = new Set(['.ts', '.tsx', '.js', '.mjs', '.css'])
/** Written so that this file is not found itself. */
const SUPPRESSION = /(?:es|ox|style)lint-(?:dis|en)able|@ts-no[c]heck|(?:oxfmt|prettier)-ignor[e]/

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => CODE.has(extname(file)) && !file.includes('node_modules'))
    .map((file) => join(folder, file))

test('no file switches a rule of the linter, the compiler or the formatter off', () => {
  const files = ['src', 'tests', 'e2e', 'tools', 'deploy'].flatMap(filesOf)
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => SUPPRESSION.test(readFileSync(file, 'utf8')))).toEqual([])
})
