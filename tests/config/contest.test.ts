import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readContest } from '@/server/contest/contest'

const given = (variables: Record<string, string>) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
}
const SET = { CONTEST_START: '2026-12-01T00:00:00Z', CONTEST_END: '2026-12-08T12:30:00Z' }

beforeEach(() => given({ CONTEST_START: '', CONTEST_END: '', CONTEST_PRIZES: '', CONTEST_RULES_URL: '' }))
afterEach(() => void vi.unstubAllEnvs())

test('without start and end there is no contest', () => {
  given({ CONTEST_PRIZES: '500 USDT' })
  expect(readContest()).toBeNull()
})

test('a contest has its times, and the prizes from the first place on', () => {
  given({ ...SET, CONTEST_PRIZES: '500 USDT, 300 USDT,', CONTEST_RULES_URL: 'https://halyard.example/rules' })
  expect(readContest()).toEqual({
    startsAt: '2026-12-01T00:00:00.000Z',
    endsAt: '2026-12-08T12:30:00.000Z',
    prizes: ['500 USDT', '300 USDT'],
    rulesUrl: 'https://halyard.example/rules',
  })
})

test('the rules may be a page of this site', () => {
  given({ ...SET, CONTEST_RULES_URL: '/terms-of-use' })
  expect(readContest()?.rulesUrl).toBe('/terms-of-use')
})
