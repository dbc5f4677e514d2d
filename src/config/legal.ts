import { legalVariables } from './environment/legalVariables'
import { publicEnv } from './publicEnv'

type Legal = Pick<typeof publicEnv, keyof typeof legalVariables>

/** The company behind the site, for its legal documents (locales/{lng}/pages). The name of each property is that of
 * the placeholder in the documents; in capitals it is the variable. Empty: not set. Server only. */
export const legal: Legal = Object.defineProperties(
  {} as Legal,
  Object.fromEntries(
    (Object.keys(legalVariables) as (keyof Legal)[]).map((key) => [
      key,
      { enumerable: true, get: () => publicEnv[key] },
    ]),
  ),
)

/** `legalName` is `LEGAL_NAME`. */
export const variableOf = (fact: string) => fact.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase()
