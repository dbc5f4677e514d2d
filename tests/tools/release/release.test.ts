import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { releaseFaults, releasesIn } from '../../../tools/release/releaseFaults.mjs'

const MIGRATIONS = 'src/server/database/migrations'
const textOf = (path: string) => readFileSync(path, 'utf8')
const facts = () => ({
  version: (JSON.parse(textOf('package.json')) as { version: string }).version,
  changelog: textOf('CHANGELOG.md'),
  upgrades: textOf('docs/upgrades.md'),
  migrations: Object.fromEntries(
    readdirSync(MIGRATIONS)
      .filter((name) => name.endsWith('.sql'))
      .map((name) => [name, textOf(`${MIGRATIONS}/${name}`)]),
  ),
})

test('version, changelog, upgrade page and migrations fit together', () => {
  expect(releaseFaults(facts())).toEqual([])
})

test('no release is of a day to come', () => {
  const today = new Date().toISOString().slice(0, 10)
  expect(releasesIn(facts().changelog).filter(({ day }) => day > today)).toEqual([])
})

const RIGHT = {
  version: '1.1.0',
  changelog: '# Changelog\n\n## Unreleased\n\n## 1.1.0 (2026-12-02)\n\n## 1.0.0 (2026-12-01)\n',
  upgrades: '## From 1.1.0 to the next release\n\n## From 1.0.0 to 1.1.0\n',
  migrations: { '0001.sql': '-- contract: 1.0.0\ndrop table a;', '0002.sql': 'select 1' },
}
test('a right one has no faults', () => expect(releaseFaults(RIGHT)).toEqual([]))

test.each<[string, Partial<typeof RIGHT>]>([
  ['a version without a section', { version: '1.2.0' }],
  ['a version that is not the newest', { version: '1.0.0' }],
  ['no section for what comes', { changelog: RIGHT.changelog.replace('## Unreleased\n\n', '') }],
  ['a release without a day', { changelog: RIGHT.changelog.replace(' (2026-12-01)', '') }],
  ['releases in the wrong order', { changelog: RIGHT.changelog.replace('1.0.0', '1.3.0') }],
  ['days in the wrong order', { changelog: RIGHT.changelog.replace('12-01', '12-03') }],
  ['a step without instructions', { upgrades: '## From 1.1.0 to the next release\n' }],
  ['an open step without instructions', { upgrades: '## From 1.0.0 to 1.1.0\n' }],
  [
    'a contraction since a release that is none',
    { migrations: { '0001.sql': '-- contract: 1.0.5\nselect 1' } as never },
  ],
])('%s is a fault', (_, wrong) => {
  expect(releaseFaults({ ...RIGHT, ...wrong }).length).toBeGreaterThan(0)
})

test('SECURITY.md and docs/updates.md promise the same time', () => {
  const [security, updates] = ['SECURITY.md', 'docs/updates.md'].map(textOf)
  const days = /until (\d+) days after the newest came out/
  expect(days.exec(security ?? '')?.[1]).toBe(days.exec(updates ?? '')?.[1])
  expect(days.exec(security ?? '')?.[1]).toBeDefined()
})
