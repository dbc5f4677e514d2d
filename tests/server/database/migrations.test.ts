import { readdirSync, readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import * as schema from '@/server/database/schema'

const META = 'src/server/database/migrations/meta'

/**
 * A new migration is made with
 * `drizzle-kit generate --dialect postgresql --schema src/server/database/schema.ts --out src/server/database/migrations`.
 */
test('the committed migrations lead to the schema as it stands in the code', async () => {
  const newest = readdirSync(META)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  const committed = JSON.parse(readFileSync(`${META}/${newest}`, 'utf8')) as ReturnType<
    typeof generateDrizzleJson
  >
  const current = generateDrizzleJson(schema, committed.id)
  expect(await generateMigration(committed, current)).toEqual([])
})
