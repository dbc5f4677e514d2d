import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { countsAtOnce, OVERLAPPING } from '@/config/environment/rotation'
import { variables } from '@/config/environment/schema'

/** docs/rotation.md is the list of all secrets: a new one without a row is red. */
const secrets = variables.flatMap(([, { name, visibility }]) => (visibility === 'secret' ? [name] : []))
const rows = readFileSync('docs/rotation.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const rowOf = (name: string) => rows.find(([, named = '']) => named.includes(`\`${name}\``))

describe.each(secrets)('%s', (name) => {
  test('has a row that says when a change of it counts', () => {
    const [, , overlap, counts] = rowOf(name) ?? []
    expect(overlap).not.toBe('')
    expect(counts?.includes('restart')).toBe(!countsAtOnce(name))
  })
})

test('no row names a secret that is none', () => {
  const named = rows.flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name),
  )
  expect(named.toSorted()).toEqual(secrets.toSorted())
})

test.each(OVERLAPPING)('%s stands with the value before it', (name) => {
  expect(rowOf(name)?.[1]).toContain(`\`${name}_PREVIOUS\``)
  expect(rowOf(name)?.[2]).toMatch(/_PREVIOUS|two signatures/)
})
