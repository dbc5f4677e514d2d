import { register } from 'prom-client'
import { afterAll, vi } from 'vitest'

// Runs before a file's own imports: its mocks meet modules that nobody has evaluated yet.
vi.resetModules()
// What an earlier file's modules left to the process: metrics, and what processSingleton holds.
register.clear()
for (const key of Object.getOwnPropertySymbols(globalThis))
  if (Symbol.keyFor(key)?.startsWith('halyard.')) Reflect.deleteProperty(globalThis, key)

const environment = { ...process.env }

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env))
    if (!(name in environment)) Reflect.deleteProperty(process.env, name)
  Object.assign(process.env, environment)
})
