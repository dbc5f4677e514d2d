import { afterEach, expect, test, vi } from 'vitest'
import { legal, variableOf } from '@/config/legal'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['LEGAL_COUNTRIES', 'usa', 'ISO 3166'],
  ['LEGAL_RECORDS_YEARS', 'five', 'whole number'],
  ['LEGAL_MESSAGES_MONTHS', '0', 'whole number'],
  ['LEGAL_EMAIL', 'legal at example', 'email address'],
])('%s=%s is refused by its name', (name, value, reason) => {
  vi.stubEnv(name, value)
  expect(() => Object.values(legal)).toThrow(new RegExp(`^${name} must be .*${reason}`))
})

test('each setting has the name of its variable', () => {
  const special: Record<string, string> = { legalCountries: 'KP', legalEmail: 'a@b.example' }
  const facts = Object.keys(legal)
  for (const fact of facts) vi.stubEnv(variableOf(fact), special[fact] ?? '7')
  expect({ ...legal }).toEqual(Object.fromEntries(facts.map((fact) => [fact, special[fact] ?? '7'])))
})
