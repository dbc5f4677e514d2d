import { countryOf } from './country'

/** Where the law lets a site inform about cookies instead of obtaining consent first: the United States (state privacy
 * acts, such as Cal. Civ. Code § 1798.120: opt-out), Australia (Privacy Act 1988, APP 5), New Zealand (Privacy Act
 * 2020, IPP 3), Japan (Telecommunications Business Act, Art. 27-12), Hong Kong (PDPO, DPP 1) and Singapore (PDPA,
 * s. 15A: deemed consent by notification). */
const NOTICE_IS_ENOUGH =
  /^(?:Australia\/.+|Pacific\/(?:Auckland|Chatham)|NZ(?:-CHAT)?|Asia\/(?:Tokyo|Hong_Kong|Singapore)|Japan|Hongkong|Singapore)$/

/** The same places by their ISO 3166-1 codes, with the territories of the United States. */
const COUNTRIES = ['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM', 'AU', 'NZ', 'JP', 'HK', 'SG']

/** Elsewhere consent comes first: EEA (Directive 2002/58/EC, Art. 5(3)), United Kingdom (PECR 2003, reg. 6),
 * Switzerland with the EEA, Brazil (LGPD, Art. 7), and unknown places, as with UTC.
 * @param country as the operator's proxy names it; the time zone decides where it does not */
export const isConsentRequired = (timeZone: string, country: string | null = null): boolean =>
  country === null
    ? countryOf(timeZone) !== 'US' && !NOTICE_IS_ENOUGH.test(timeZone)
    : !COUNTRIES.includes(country)
