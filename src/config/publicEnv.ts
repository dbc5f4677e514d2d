import { siteBehind } from '@/domain/partner/compatPath'
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

/** Of the embedded back end only we know; one of the operator answers for itself. */
export const maySendPush = () => env.apiOrigin !== '' || env.firebaseServiceAccount !== ''

export const hasMetricsToken = () => env.metricsToken !== ''

export const hasCountryHeader = () => env.countryHeader !== ''

/** Null: no address of a caller is stored. */
export const callersDays = () => (env.logCallers ? env.logCallersDays : null)

export const retentionDays = () => ({
  unconfirmed: env.retentionUnconfirmedDays,
  sessions: env.retentionSessionsDays,
  push: env.retentionPushDays,
  unpaid: env.retentionUnpaidDays,
  contacts: env.retentionExchangeContactsDays,
})

/** Every visitor learns who carries exchanges out. */
export const liveProviders = (): readonly string[] => env.providers

export const hasNearFeeAccount = () => env.nearFeeAccount !== ''

/** Null: ChangeNOW itself is called. */
export const siteBehindChangenow = () => siteBehind(env.changenowUrl)

export const hasStaff = () => env.deskStaff.size > 0
