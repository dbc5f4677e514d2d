import { describe, expect, test } from 'vitest'
import { contestState } from '@/domain/site/contest'

const PLAN = { startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-08T00:00:00.000Z' }
const at = (iso: string) => contestState(PLAN, Date.parse(iso))

describe('a contest', () => {
  test('that is not configured is null', () => {
    expect(contestState(null, Date.now())).toBe('none')
  })

  test('is coming until its start, runs from its first moment, and has ended at its end', () => {
    expect(at('2026-11-30T23:59:59.999Z')).toBe('coming')
    expect(at('2026-12-01T00:00:00.000Z')).toBe('running')
    expect(at('2026-12-07T23:59:59.999Z')).toBe('running')
    expect(at('2026-12-08T00:00:00.000Z')).toBe('ended')
  })
})
