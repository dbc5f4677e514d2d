import { env } from './env'
import { legal } from './legal'
import { rateLimits } from './rateLimits'

/** Reads every setting once: a wrong one ends the process at its start, not the first request that needs it. */
export function requireSettings() {
  try {
    void Object.values(env)
    void Object.values(rateLimits)
    void Object.values(legal)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
