import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './prepare.mjs'
import { envExample, operatorSchemaText, withSettingsTables } from './settingsDocuments.mjs'

/** Writes the tables of the README and `.env.example` from the schema of the environment, and the one of the operator file; tests/environment.test.ts compares. */
const readme = join(ROOT, 'README.md')
writeFileSync(readme, await withSettingsTables(readFileSync(readme, 'utf8')))
writeFileSync(join(ROOT, '.env.example'), envExample())
writeFileSync(join(ROOT, 'deploy/operator.schema.json'), await operatorSchemaText())
