import { publicEnv } from './publicEnv'

/**
 * For two years no browser that was here calls this host without encryption. Only this host: what else the operator has
 * under its name may still speak plain http, and whoever knows that it does not can say so in their proxy.
 */
export const transportSecurity = (): Record<string, string> =>
  publicEnv.siteUrl.startsWith('https://')
    ? { 'strict-transport-security': `max-age=${2 * 365 * 24 * 60 * 60}` }
    : {}
