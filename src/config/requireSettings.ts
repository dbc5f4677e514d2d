import { env } from './env'

/** Reads every setting once: a wrong one ends the process at its start, not the first request that needs it. */
export function requireSettings() {
  try {
    for (const name of Object.keys(env) as (keyof typeof env)[]) void env[name]
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
