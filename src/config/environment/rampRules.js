// @ts-check
import { RAMP_SETTINGS } from './rampSettings.js'

/** @typedef {import('./schema.js').Environment} Environment */
/** @typedef {import('./rules.js').Rule} Rule */

/** @typedef {keyof typeof RAMP_SETTINGS} RampId */

const IDS = Object.keys(RAMP_SETTINGS)

/** @param {Environment} env */
const rampsProblem = ({ ramps, apiOrigin }) => {
  if (ramps.length === 0) return null
  if (apiOrigin) return 'must not be set together with API_ORIGIN, whose back end decides'
  const unknown = ramps.filter((name) => !IDS.includes(name))
  if (unknown.length > 0) return `must be out of ${IDS.join(', ')}: ${unknown.join(', ')} is not`
  return new Set(ramps).size < ramps.length ? 'must name each ramp once' : null
}

/** @type {readonly Rule[]} */
export const rampRules = [
  { name: 'ramps', with: ['apiOrigin'], check: rampsProblem },
  {
    name: 'rampAuthorisations',
    with: [],
    check: ({ rampAuthorisations }) => {
      const unknown = rampAuthorisations.flatMap(([id]) => (IDS.includes(id) ? [] : [id]))
      return unknown.length > 0 ? `must name ramps out of ${IDS.join(', ')}: not ${unknown.join(', ')}` : null
    },
  },
  ...Object.entries(RAMP_SETTINGS).flatMap(([id, { keys }]) =>
    keys.map(
      /** @returns {Rule} */ (name) => ({
        name,
        with: ['ramps'],
        check: (env) => (env.ramps.includes(id) && !env[name] ? `must be set: RAMPS names ${id}` : null),
      }),
    ),
  ),
]
