import { afterEach, beforeEach, vi } from 'vitest'

/** Gives each test of a file a clock that it can move. Timers go on as ever: servers and databases live by them. */
export function useClock() {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
}

/** Moves the clock on, by milliseconds; `wait` by seconds, in which the sandbox counts its steps. */
export const later = (ms: number) => void vi.setSystemTime(Date.now() + ms)
export const advanceSeconds = (seconds: number) => later(seconds * 1000)
