import { createHash } from 'node:crypto'
import { env } from '@/config/env'

/** What no page shows: it may differ between instances, or is a secret that must not be guessed at by its hash. */
const NOT_IN_PAGES: readonly (keyof typeof env)[] = [
  'port',
  'host',
  'metricsToken',
  'shutdownDelaySeconds',
  'dataDir',
  'databaseUrl',
  'redisUrl',
  'redisLimitsUrl',
  'logLevel',
  'trustProxy',
  'sandboxStepSeconds',
  'tokenSecret',
  'smtpUrl',
  'mailFrom',
  'moderationToken',
  'firebaseServiceAccount',
  'fcmHost',
]

/** Names what pages are made of beside the build: two sites on one Redis, or one that was set anew, never mix theirs. */
export function siteFingerprint(): string {
  const names = Object.keys(env) as (keyof typeof env)[]
  const facts = names.filter((name) => !NOT_IN_PAGES.includes(name)).map((name) => [name, env[name]])
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16)
}
