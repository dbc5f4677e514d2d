// @ts-check

/** The European Economic Area: ISO 3166-1 alpha-2 of the 27 states of the EU, Iceland, Liechtenstein and Norway. */
export const EEA = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI'],
  ...['FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT'],
  ...['NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
  ...['IS', 'LI', 'NO'],
]

/** Where only ramps may be offered that the operator names: Regulation (EU) 2023/1114 (MiCA) demands an authorisation of
 * its own since 1 July 2026, and the Financial Conduct Authority rules on promotions from abroad since 8 October 2023.
 * @param {string} country */
export const isRestricted = (country) => country === 'GB' || EEA.includes(country)

/** @param {string} country @param {readonly string[]} named regions and countries of RAMP_AUTHORISATIONS */
export const isAuthorised = (country, named) =>
  !isRestricted(country) || named.includes(country) || (named.includes('EEA') && EEA.includes(country))
