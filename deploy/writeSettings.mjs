import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './prepare.mjs'
import { envExample, withSettingsTables } from './settingsDocuments.mjs'

/** Writes the tables of the README and `.env.example` from the schema of the environment; tests/environment.test.ts compares. */
const readme = join(ROOT, 'README.md')
writeFileSync(readme, await withSettingsTables(readFileSync(readme, 'utf8')))
writeFileSync(join(ROOT, '.env.example'), envExample())
