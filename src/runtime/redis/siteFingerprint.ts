import { createHash } from 'node:crypto'
import { env } from '@/config/env'
import { variables } from '@/config/environment/schema'
import { startedOperator } from '@/config/operator/startOperator'

/** Names what pages are made of beside the build: two sites on one Redis, or one that was set anew, never mix theirs.
 * What may differ between instances is not in it, and of a secret at most whether it is set. */
export function siteFingerprint(): string {
  const facts = variables
    .filter(([, { shapesPages }]) => shapesPages)
    .map(([key, { visibility }]) => [key, visibility === 'secret' ? env[key] !== '' : env[key]])
  return createHash('sha256')
    .update(JSON.stringify([facts, startedOperator().fingerprint]))
    .digest('base64url')
    .slice(0, 16)
}
