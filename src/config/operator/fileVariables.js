// @ts-check

/** @typedef {import('./schema.js').OperatorFile} OperatorFile */

/** As an environment would write them: they pass through the same checks, and a variable that is set wins.
 * @param {OperatorFile} file @returns {{ name: string, path: string, value: string }[]} */
export function fileVariables({ brand = {}, legal = {} }) {
  const { countries, ...facts } = legal
  /** @type {[name: string, path: string, value: string | number | undefined][]} */
  const rows = [
    ['BRAND_NAME', 'brand.name', brand.name],
    ['CONTACT_EMAIL', 'brand.email', brand.email],
    ['APP_STORE_URL', 'brand.apps.ios', brand.apps?.ios],
    ['GOOGLE_PLAY_URL', 'brand.apps.android', brand.apps?.android],
    ['PARTNER_BRANDS', 'brand.partners', brand.partners?.join(', ')],
    ['LEGAL_COUNTRIES', 'legal.countries', countries?.join(', ')],
    ...Object.entries(facts).map(
      ([key, value]) =>
        /** @type {[string, string, string | number | undefined]} */ ([
          variableOf(key),
          `legal.${key}`,
          value,
        ]),
    ),
  ]
  return rows.flatMap(([name, path, value]) =>
    value === undefined ? [] : [{ name, path, value: String(value) }],
  )
}

/** `recordsYears` is LEGAL_RECORDS_YEARS. @param {string} key */
const variableOf = (key) => `LEGAL_${key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
