import { getDomain, getPublicSuffix } from 'tldts'
import { isOfThisMachine, normalOrigin, type OriginFault } from '@/domain/partner/widget'

/** Why pages at that origin may not frame a widget; null: they may. */
export function originFault(typed: string, isSandbox: boolean): OriginFault | null {
  if (typed.includes('*')) return 'wildcard'
  const origin = normalOrigin(typed)
  if (origin === null) return 'form'
  if (isOfThisMachine(origin)) return isSandbox ? null : 'local'
  const { protocol, hostname } = new URL(origin)
  if (protocol !== 'https:') return 'insecure'
  return hostFault(hostname)
}

/** With the list's private part: below `github.io` every label is somebody else's. */
function hostFault(hostname: string): OriginFault | null {
  const options = { allowPrivateDomains: true }
  if (getDomain(hostname, options) !== null) return null
  // An address of a machine, or a name that is in no public register.
  return getPublicSuffix(hostname, options) === hostname ? 'shared' : 'local'
}
