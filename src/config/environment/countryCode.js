// @ts-check

const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** An ISO 3166 code in use: XX has no name, and UK is not the code that a visitor's country has. @param {string} code */
export const isCountryCode = (code) =>
  /^[A-Z]{2}$/.test(code) && NAMES.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code
