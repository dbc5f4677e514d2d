import { createHash } from 'node:crypto'
import { env } from '@/config/env'
import { variables } from '@/config/environment/schema'

/**
 * Names what pages are made of beside the build: two sites on one Redis, or one that was set anew, never mix theirs. The
 * visibility of a variable decides: secrets and what may differ between instances are not in it.
 */
export function siteFingerprint(): string {
  const facts = variables
    .filter(([, { visibility, shapesPages }]) => visibility !== 'secret' && shapesPages)
    .map(([key]) => [key, env[key]])
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16)
}
