import { afterAll, vi } from 'vitest'

// Runs before a file's own imports: its mocks meet modules that nobody has evaluated yet.
vi.resetModules()
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
