// @ts-check
import { variables } from './schema.js'

/** Secrets that are read once, where the process connects: a change counts with its next start. */
const AT_START = [
  'DATABASE_URL',
  'REDIS_URL',
  'REDIS_LIMITS_URL',
  'SENTRY_SERVER_DSN',
  'OTEL_EXPORTER_OTLP_HEADERS',
]

/** Whether a change of the secret counts in a running process. @param {string} name */
export const countsAtOnce = (name) => !AT_START.includes(name)

const secretNames = variables.flatMap(([, { name, visibility }]) => (visibility === 'secret' ? [name] : []))

/** Those whose value before a change is accepted for a while: `METRICS_TOKEN` and `METRICS_TOKEN_PREVIOUS`. */
export const OVERLAPPING = secretNames.filter((name) => secretNames.includes(`${name}_PREVIOUS`))
