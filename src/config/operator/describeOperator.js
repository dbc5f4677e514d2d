// @ts-check

/** Characters of a value that are printed. */
const PRINTED = 80

/**
 * What the operator file sets, one line for each entry, and what its pages and pictures are.
 *
 * @param {import('./readOperator.js').Operator} operator
 * @returns {string[]}
 */
export function describeOperator({ file, logo, pages }) {
  const entries = Object.entries(file).flatMap(([name, value]) =>
    typeof value === 'object' && !Array.isArray(value)
      ? Object.entries(value).map(([key, inner]) => `${name}.${key}: ${short(inner)}`)
      : [`${name}: ${short(value)}`],
  )
  const sizes = logo ? [`logo: ${logo.onLight.width} by ${logo.onLight.height}`] : []
  return [...entries, ...sizes, ...[...pages.keys()].sort().map((page) => `page: ${page}`)]
}

/** @param {unknown} value */
function short(value) {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > PRINTED ? `${text.slice(0, PRINTED)}…` : text
}
