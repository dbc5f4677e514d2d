import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A column of its own accord is as wide as its longest word: an address then makes the whole page wider than a phone. */
test.each(['feedback/Callout', 'feedback/EmptyState'])(
  '%s is no wider than the page, whatever it holds',
  (name) => {
    const rules = readFileSync(`src/ui/${name}.module.css`, 'utf8').match(/\{[^{}]*\}/g) ?? []
    const grids = rules.filter((rule) => rule.includes('display: grid'))
    expect(grids).toHaveLength(1)
    expect(grids[0]).toContain('grid-template-columns: minmax(0, 1fr);')
  },
)
