import { legalVariables } from './environment/legalVariables'
import { publicEnv } from './publicEnv'

type Legal = Pick<typeof publicEnv, keyof typeof legalVariables>

/** By placeholder of the documents (locales/{lng}/pages); in capitals, the variable. Empty: not set. Server only. */
export const legal: Legal = Object.defineProperties(
  {} as Legal,
  Object.fromEntries(
    (Object.keys(legalVariables) as (keyof Legal)[]).map((key) => [
      key,
      { enumerable: true, get: () => publicEnv[key] },
    ]),
  ),
)

export const variableOf = (fact: string) => fact.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase()
