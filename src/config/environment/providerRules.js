// @ts-check
import { PROVIDER_SETTINGS } from './providerSettings.js'
import { isLoopback } from './providerVariables.js'

/** @typedef {import('./schema.js').Environment} Environment */
/** @typedef {import('./rules.js').Rule} Rule */

/** @typedef {keyof typeof PROVIDER_SETTINGS} ProviderId */

/** @param {string} name @returns {name is ProviderId} */
const isProviderId = (name) => Object.hasOwn(PROVIDER_SETTINGS, name)

const IDS = Object.keys(PROVIDER_SETTINGS)

/** @param {Environment} env */
const isMeantLive = ({ live, providers }) => live || providers.length > 0

/** No provider beyond this machine is called, so no money can move. @param {Environment} env */
const callsOnlyItself = (env) => {
  const known = env.providers.filter(isProviderId)
  return known.length > 0 && known.every((id) => isLoopback(new URL(env[PROVIDER_SETTINGS[id].url]).hostname))
}

/** @param {Environment} env */
const providersProblem = ({ providers, live, apiOrigin }) => {
  if (providers.length === 0) return live ? 'must be set too: LIVE is 1' : null
  if (apiOrigin) return 'must not be set together with API_ORIGIN, whose back end decides'
  const unknown = providers.filter((name) => !isProviderId(name))
  if (unknown.length > 0) return `must be out of ${IDS.join(', ')}: ${unknown.join(', ')} is not`
  return new Set(providers).size < providers.length ? 'must name each provider once' : null
}

/** What a site must say about itself before it moves real money. */
const REQUIRED = /** @type {const} */ (['contactEmail', 'legalName', 'legalAddress', 'legalLaw'])

/** @type {readonly Rule[]} */
export const providerRules = [
  { name: 'providers', with: ['live', 'apiOrigin'], check: providersProblem },
  {
    name: 'providerBudgets',
    with: [],
    check: ({ providerBudgets }) => {
      const unknown = [...providerBudgets.keys()].filter((id) => !isProviderId(id))
      return unknown.length > 0
        ? `must name providers out of ${IDS.join(', ')}: not ${unknown.join(', ')}`
        : null
    },
  },
  {
    name: 'live',
    with: ['providers'],
    check: ({ live, providers }) =>
      providers.length > 0 && !live ? 'must be 1: with PROVIDERS exchanges move real money' : null,
  },
  {
    name: 'siteUrl',
    with: ['live', 'providers', ...Object.values(PROVIDER_SETTINGS).map(({ url }) => url)],
    check: (env) => {
      const url = new URL(env.siteUrl)
      const isTest = isLoopback(url.hostname) && callsOnlyItself(env)
      return isMeantLive(env) && url.protocol !== 'https:' && !isTest
        ? 'must begin with https:// on a live site (LIVE, PROVIDERS)'
        : null
    },
  },
  {
    name: 'prices',
    with: ['live', 'providers'],
    check: (env) =>
      isMeantLive(env) && env.prices === 'sandbox'
        ? 'must be live or off: sample prices are no market prices (LIVE, PROVIDERS)'
        : null,
  },
  ...REQUIRED.map(
    /** @returns {Rule} */ (name) => ({
      name,
      with: ['live', 'providers'],
      check: (env) =>
        isMeantLive(env) && !env[name] ? 'must be set: the site is live (LIVE, PROVIDERS)' : null,
    }),
  ),
  ...Object.entries(PROVIDER_SETTINGS).flatMap(([id, { keys }]) =>
    keys.map(
      /** @returns {Rule} */ (name) => ({
        name,
        with: ['providers'],
        check: (env) =>
          env.providers.includes(id) && !env[name] ? `must be set: PROVIDERS names ${id}` : null,
      }),
    ),
  ),
]
