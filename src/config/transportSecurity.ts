import { publicEnv } from './publicEnv'

/** HSTS for two years, only for this host: other hosts of the operator may still be plain http; an operator who knows
 * that none is can set it in their proxy. */
export const transportSecurity = (): Record<string, string> =>
  publicEnv.siteUrl.startsWith('https://')
    ? { 'strict-transport-security': `max-age=${2 * 365 * 24 * 60 * 60}` }
    : {}
