import { register } from 'prom-client'
import { afterAll, vi } from 'vitest'

// Runs before a file's own imports: its mocks meet modules that nobody has evaluated yet.
vi.resetModules()
// What an earlier file's modules left to the process: metrics, and the handle by which bundles reach them.
register.clear()
for (const key of Reflect.ownKeys(globalThis)) {
  const name = typeof key === 'symbol' ? (Symbol.keyFor(key) ?? '') : key
  if (name.startsWith('halyard')) Reflect.deleteProperty(globalThis, key)
}
// Each file may listen to the end of the process that they share.
process.setMaxListeners(100)

const environment = { ...process.env }

afterAll(async () => {
  vi.useRealTimers()
  // One that is under way when the next file registers its mocks may have them registered twice, as two instances.
  await vi.dynamicImportSettled()
  // Jobs that the file started do not run again.
  if (typeof document === 'undefined') {
    const lifecycle = await import('@/runtime/lifecycle')
    // A file may have taken its place.
    if ('startShutdown' in lifecycle) lifecycle.startShutdown()
  }
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env))
    if (!(name in environment)) Reflect.deleteProperty(process.env, name)
  Object.assign(process.env, environment)
})
