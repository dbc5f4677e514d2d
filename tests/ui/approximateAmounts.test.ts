import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSources } from '../sourceGraph'

test('≈ never stands alone at the end of a line', () => {
  const files = [...readSources().keys()].filter((file) => !file.startsWith('server/'))
  expect(files.filter((file) => /≈ (\$?\{|')/.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([])
})
