import { vi } from 'vitest'

/** Only for what would hang for ever: a slow machine is no failure. Milliseconds. */
const LIMIT = { timeout: 30_000 }

/** What the work returns once it no longer throws. */
export const eventually = <Result>(work: () => Result | Promise<Result>) => vi.waitFor(work, LIMIT)

/** Waits until the condition holds. */
export const until = <Result>(condition: () => Result | Promise<Result>) => vi.waitUntil(condition, LIMIT)
