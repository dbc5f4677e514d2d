import { isCountryCode } from '@/config/environment/countryCode'

/** Of ISO 3166-1 `Intl` also names what is no country: unions, outlying islands and codes for tests. */
const NO_COUNTRIES = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'ZZ',
])

const LETTERS = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place))

/** ISO 3166-1 alpha-2 of every country, in alphabetical order. */
export const COUNTRIES: readonly string[] = LETTERS.flatMap((first) =>
  LETTERS.map((second) => first + second),
).filter((code) => !NO_COUNTRIES.has(code) && isCountryCode(code))

export const isCountry = (code: string): boolean => COUNTRIES.includes(code)
