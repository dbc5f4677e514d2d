import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './prepare.mjs'
import { requireNoArguments } from './requireNoArguments.mjs'
import { envExample, operatorSchemaText, withSettingsTables } from './settingsDocuments.mjs'

/** Writes the tables of docs/configuration.md and `.env.example` from the schema of the environment, and the one of the operator file; tests/environment.test.ts compares. */
requireNoArguments('npm run settings')
const page = join(ROOT, 'docs/configuration.md')
writeFileSync(page, await withSettingsTables(readFileSync(page, 'utf8')))
writeFileSync(join(ROOT, '.env.example'), envExample())
writeFileSync(join(ROOT, 'deploy/operator.schema.json'), await operatorSchemaText())
