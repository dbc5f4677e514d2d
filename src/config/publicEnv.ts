import { env } from './env'
import { variables, type schema, type Environment } from './environment/schema'

type Schema = typeof schema
type PublicKey = { [K in keyof Schema]: Schema[K]['visibility'] extends 'public' ? K : never }[keyof Schema]

const keys = variables.filter(([, { visibility }]) => visibility === 'public').map(([key]) => key)

/** The variables that browsers may see: whatever makes pages reads the environment here and not in env.ts. */
export const publicEnv: Pick<Environment, PublicKey> = Object.defineProperties(
  {} as Environment,
  Object.fromEntries(keys.map((key) => [key, { enumerable: true, get: () => env[key] }])),
)

/** Pages may show whether there is this secret, never which. */
export const hasMercuryoSecret = () => env.mercuryoSecret !== ''

/** The same for this one: without it nobody reads metrics, and browsers report none. */
export const hasMetricsToken = () => env.metricsToken !== ''

/** Browsers then request the visitor's country. */
export const hasCountryHeader = () => env.countryHeader !== ''

/** And for this list: without staff there is no desk. */
export const hasStaff = () => env.deskStaff.size > 0
