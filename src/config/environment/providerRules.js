// @ts-check
import { PROVIDER_SETTINGS } from './providerSettings.js'
import { isLoopback } from './providerVariables.js'
import { RAMP_SETTINGS } from './rampSettings.js'

/** @typedef {import('./schema.js').Environment} Environment */
/** @typedef {import('./rules.js').Rule} Rule */

/** @typedef {keyof typeof PROVIDER_SETTINGS} ProviderId */

/** @param {string} name @returns {name is ProviderId} */
const isProviderId = (name) => Object.hasOwn(PROVIDER_SETTINGS, name)

const IDS = Object.keys(PROVIDER_SETTINGS)

/** @param {Environment} env */
const isMeantLive = ({ live, providers, ramps }) => live || providers.length > 0 || ramps.length > 0

/** @param {string} name @returns {name is keyof typeof RAMP_SETTINGS} */
const isRampId = (name) => Object.hasOwn(RAMP_SETTINGS, name)

/** No provider or ramp beyond this machine is called, so no money can move. @param {Environment} env */
const callsOnlyItself = (env) => {
  const called = [
    ...env.providers.filter(isProviderId).map((id) => env[PROVIDER_SETTINGS[id].url]),
    ...env.ramps.filter(isRampId).map((id) => env[RAMP_SETTINGS[id].url]),
  ]
  return called.length > 0 && called.every((url) => url !== '' && isLoopback(new URL(url).hostname))
}

/** @param {Environment} env */
const providersProblem = ({ providers, ramps, live, apiOrigin }) => {
  if (providers.length === 0)
    return live && ramps.length === 0 ? 'must be set too, or RAMPS: LIVE is 1' : null
  if (apiOrigin) return 'must not be set together with API_ORIGIN, whose back end decides'
  const unknown = providers.filter((name) => !isProviderId(name))
  if (unknown.length > 0) return `must be out of ${IDS.join(', ')}: ${unknown.join(', ')} is not`
  return new Set(providers).size < providers.length ? 'must name each provider once' : null
}

/** What a site must say about itself before it moves real money. */
const REQUIRED = /** @type {const} */ (['contactEmail', 'legalName', 'legalAddress', 'legalLaw'])

/** @type {readonly Rule[]} */
export const providerRules = [
  { name: 'providers', with: ['live', 'ramps', 'apiOrigin'], check: providersProblem },
  {
    name: 'providerBudgets',
    with: [],
    check: ({ providerBudgets }) => {
      const unknown = [...providerBudgets.keys()].filter((id) => !isProviderId(id) && !isRampId(id))
      return unknown.length > 0
        ? `must name providers or ramps out of ${[...IDS, ...Object.keys(RAMP_SETTINGS)].join(', ')}: not ${unknown.join(', ')}`
        : null
    },
  },
  {
    name: 'live',
    with: ['providers', 'ramps'],
    check: ({ live, providers, ramps }) => {
      const name = providers.length > 0 ? 'PROVIDERS' : ramps.length > 0 ? 'RAMPS' : null
      return name && !live ? `must be 1: with ${name} exchanges move real money` : null
    },
  },
  {
    name: 'siteUrl',
    with: [
      'live',
      'providers',
      'ramps',
      ...Object.values(PROVIDER_SETTINGS).map(({ url }) => url),
      ...Object.values(RAMP_SETTINGS).map(({ url }) => url),
    ],
    check: (env) => {
      const url = new URL(env.siteUrl)
      const isTest = isLoopback(url.hostname) && callsOnlyItself(env)
      return isMeantLive(env) && url.protocol !== 'https:' && !isTest
        ? 'must begin with https:// on a live site (LIVE, PROVIDERS, RAMPS)'
        : null
    },
  },
  {
    name: 'prices',
    with: ['live', 'providers', 'ramps'],
    check: (env) =>
      isMeantLive(env) && env.prices === 'sandbox'
        ? 'must be live or off: sample prices are no market prices (LIVE, PROVIDERS, RAMPS)'
        : null,
  },
  ...REQUIRED.map(
    /** @returns {Rule} */ (name) => ({
      name,
      with: ['live', 'providers', 'ramps'],
      check: (env) =>
        isMeantLive(env) && !env[name] ? 'must be set: the site is live (LIVE, PROVIDERS, RAMPS)' : null,
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
