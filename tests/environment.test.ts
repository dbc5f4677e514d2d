import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { envExample, operatorSchemaText, withSettingsTables } from '../deploy/settingsDocuments.mjs'
import { variables } from '@/config/environment/schema'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

test('.env.example is what `npm run settings` writes from the schema', () => {
  expect(read('.env.example')).toBe(envExample())
  for (const [, { name, fallback }] of variables)
    expect(envExample()).toMatch(new RegExp(`^${name}=${fallback}$`, 'm'))
})

test('docs/configuration.md has the tables that `npm run settings` writes from the schema', async () => {
  expect(read('docs/configuration.md')).toBe(await withSettingsTables(read('docs/configuration.md')))
  for (const [, { name }] of variables) expect(read('docs/configuration.md')).toContain(`| \`${name}\` `)
})

test('the schema of the operator file is what `npm run settings` writes', async () => {
  expect(read('deploy/operator.schema.json')).toBe(await operatorSchemaText())
  expect(JSON.parse(read('deploy/operator.schema.json'))).toMatchObject({ additionalProperties: false })
})
