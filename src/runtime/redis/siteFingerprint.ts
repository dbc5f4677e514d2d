import { createHash } from 'node:crypto'
import { env } from '@/config/env'
import { vendorEnv } from '@/config/vendorEnv'

/** What no page shows: it may differ between instances, or is a secret that must not be guessed at by its hash. */
const NOT_IN_PAGES: readonly (keyof typeof env | keyof typeof vendorEnv)[] = [
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
  'tokenSecretPrevious',
  'smtpUrl',
  'mailFrom',
  'moderationToken',
  'firebaseServiceAccount',
  'fcmHost',
  'mercuryoSecret',
]

/** Names what pages are made of beside the build: two sites on one Redis, or one that was set anew, never mix theirs. */
export function siteFingerprint(): string {
  const isShown = (name: string) => !NOT_IN_PAGES.some((other) => other === name)
  const factsOf = <Settings extends object>(settings: Settings) =>
    (Object.keys(settings) as (keyof Settings & string)[])
      .filter(isShown)
      .map((name) => [name, settings[name]] as const)
  // Pages show whether there is a secret, never which.
  const facts = [...factsOf(env), ...factsOf(vendorEnv), Boolean(vendorEnv.mercuryoSecret)]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16)
}
