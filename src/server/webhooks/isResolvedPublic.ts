import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isAllowedAddress, type TargetRules } from '@/server/outbound/publicTarget'

/** Whether everything that its name stands for now may be called. False where it stands for nothing. */
export async function isResolvedPublic(address: string, rules: TargetRules): Promise<boolean> {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return isAllowedAddress(host, rules)
  try {
    const found = await lookup(host, { all: true })
    return found.length > 0 && found.every((one) => isAllowedAddress(one.address, rules))
  } catch {
    // Nobody could call it either.
    return false
  }
}
