import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = 'src/server/database/migrations'
/** From here on two releases may serve one database: docs/updates.md. */
const FIRST = '0010'

/** What the release before this one would stumble over while both serve. */
const BREAKING: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(table|column|type|schema|view|sequence)\b/i, 'drops what the release before reads'],
  [/\brename\b/i, 'renames what the release before reads'],
  [/\bset\s+not\s+null\b/i, 'refuses rows that the release before writes'],
  [/\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/i, 'refuses rows that the release before writes'],
  [
    /\badd\s+constraint\b.*\b(unique|check|exclude|primary\s+key)\b/i,
    'refuses rows that the release before writes',
  ],
  [/\bcreate\s+unique\s+index\b/i, 'refuses rows that the release before writes'],
  [/\balter\s+column\b.*\btype\b/i, 'changes what the release before reads'],
  [/\btruncate\b|\bdelete\s+from\b/i, 'deletes rows'],
]
/** `-- contract: 1.4.0` says from which release on nothing needs what this migration takes away. */
const MARK = /^--\s*contract:\s*\d+\.\d+\.\d+\s*$/m

function faultsOf(migration: string): string[] {
  if (MARK.test(migration)) return []
  // A table made here is in no earlier release.
  const made = [...migration.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?"(\w+)"/gi)].map(
    ([, name]) => name,
  )
  return migration
    .split(/;|--> statement-breakpoint/)
    .map((statement) => statement.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim())
    .filter((statement) => !made.some((name) => new RegExp(`\\b(table|on) "${name}"`, 'i').test(statement)))
    .flatMap((statement) =>
      BREAKING.filter(([shape]) => shape.test(statement)).map(([, why]) => `${why}: ${statement}`),
    )
}

test('a migration only expands the schema unless it is marked with the release it contracts for', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name >= FIRST)
  expect(files).toContain('0011_retention_and_indexes.sql')
  for (const name of files) expect(faultsOf(readFileSync(join(FOLDER, name), 'utf8')), name).toEqual([])
})

test.each([
  'DROP TABLE "exchanges"',
  'ALTER TABLE "exchanges" DROP COLUMN "issue"',
  'ALTER TABLE "exchanges" RENAME COLUMN "issue" TO "reason"',
  'ALTER TABLE "exchanges" ALTER COLUMN "issue" SET NOT NULL',
  'ALTER TABLE "exchanges" ADD COLUMN "level" integer NOT NULL',
  'ALTER TABLE "exchanges" ALTER COLUMN "version" SET DATA TYPE bigint',
  'ALTER TABLE "exchanges" ADD CONSTRAINT "once" UNIQUE("tx_from")',
  'CREATE UNIQUE INDEX "once" ON "exchanges" ("tx_from")',
  'DELETE FROM "exchanges"',
])('%s is refused, and passes once it is marked', (statement) => {
  expect(faultsOf(`CREATE TABLE "other" ("id" text);\n${statement};`)).toHaveLength(1)
  expect(faultsOf(`-- contract: 1.4.0\n${statement};`)).toEqual([])
})

test.each([
  'ALTER TABLE "exchanges" ADD COLUMN "level" integer',
  'ALTER TABLE "exchanges" ADD COLUMN "level" integer DEFAULT 0 NOT NULL',
  'CREATE TABLE "levels" ("id" text PRIMARY KEY NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "once" ON "levels" ("id")',
  'DROP INDEX "exchanges_finished"',
])('%s passes', (statement) => {
  expect(faultsOf(statement)).toEqual([])
})
