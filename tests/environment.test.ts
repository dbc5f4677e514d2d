import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

/** Each match's first group as a name, its second as the default. */
const tableOf = (text: string, line: RegExp) =>
  Object.fromEntries([...text.matchAll(line)].map(([, name = '', value = '']) => [name, value]))

const sources = ['env', 'vendorEnv', 'rateLimits', 'legal']
const settings = sources.map((name) => read(`src/config/${name}.ts`)).join('')
const code = {
  ...tableOf(settings, /\b(?:text|number)\('([A-Z_]+)', '?([^')]*)'?\)/g),
  // Read by e2e/chromium.mjs, which runs before there is a site.
  CHROMIUM_PATH: '',
}

test('the code reads some variables, and each by its name', () => {
  expect(code).toMatchObject({ PORT: '3000', API_ORIGIN: '', SANDBOX_STEP_SECONDS: '3' })
  const calls = settings.match(/\b(text|number)\('/g) ?? []
  expect(Object.keys(code)).toHaveLength(calls.length + 1)
})

test('.env.example holds every variable with its default, and no other', () => {
  expect(tableOf(read('.env.example'), /^#?([A-Z_]+)=(.*)$/gm)).toEqual(code)
})

test('the README holds every variable with its default, and no other', () => {
  expect(tableOf(read('README.md'), /^\| `([A-Z_]+)` +\| (?:`([^`]*)`)?/gm)).toEqual(code)
})
