import { publicEnv } from './publicEnv'

/** HSTS for two years, for this host only: others of the operator may be plain http; their proxy can widen it. */
export const transportSecurity = (): Record<string, string> =>
  publicEnv.siteUrl.startsWith('https://')
    ? { 'strict-transport-security': `max-age=${2 * 365 * 24 * 60 * 60}` }
    : {}
