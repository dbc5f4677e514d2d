import { afterEach, expect, test, vi } from 'vitest'
import { requireSettings } from '@/config/requireSettings'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

function start() {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  requireSettings()
  return { code: exit.mock.calls[0]?.[0], said: said.mock.calls.map(([text]) => text) }
}

test('with the settings as they come a server starts', () => {
  expect(start()).toEqual({ code: undefined, said: [] })
})

test.each([
  ['METRICS_TOKEN', 'REPLACE_ME', 'METRICS_TOKEN must have at least 32 characters'],
  ['REDIS_URL', 'REPLACE_ME', 'REDIS_URL must begin with redis:// or rediss://'],
  ['REDIS_LIMITS_URL', 'REPLACE_ME', 'REDIS_LIMITS_URL must begin with redis:// or rediss://'],
  ['DATABASE_URL', 'REPLACE_ME', 'DATABASE_URL must begin with postgres://'],
  ['RATE_LIMIT_HEAVY', 'many', 'RATE_LIMIT_HEAVY must be a number of zero or more'],
])('with %s=%s it ends at once and says why', (name, value, sentence) => {
  vi.stubEnv(name, value)
  expect(start()).toEqual({ code: 1, said: [`${sentence}\n`] })
})
