import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as schema from '@/server/database/schema'

/** The two calls of drizzle-kit/api used here; its own types do not resolve for the linter. */
type Snapshot = { id: string }
type Kit = {
  generateDrizzleJson: (tables: object, previous?: string) => Snapshot
  generateMigration: (from: Snapshot, to: Snapshot) => Promise<string[]>
}

const META = 'src/server/database/migrations/meta'

/** A new one is made with `npm run migration -- --name {what}`. */
test('the committed migrations lead to the schema as it stands in the code', async () => {
  const newest = readdirSync(META)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  const { generateDrizzleJson, generateMigration } = (await import('drizzle-kit/api')) as unknown as Kit
  const committed = JSON.parse(readFileSync(`${META}/${newest}`, 'utf8')) as Snapshot
  const current = generateDrizzleJson(schema, committed.id)
  expect(await generateMigration(committed, current)).toEqual([])
})
