// @ts-check
import { describeChoice } from './coinRules.js'

/** Characters of a value that are printed. */
const PRINTED = 80

/** One line for each entry. @param {import('./readOperator.js').Operator} operator
 * @param {boolean} isOurs whether its coins are those of our back end @returns {string[]} */
export function describeOperator({ file, logo, pages, addedPages }, isOurs = true) {
  const entries = Object.entries(file).flatMap(([name, value]) =>
    typeof value === 'object' && !Array.isArray(value)
      ? Object.entries(value).map(([key, inner]) => `${name}.${key}: ${short(inner)}`)
      : [`${name}: ${short(value)}`],
  )
  const sizes = logo ? [`logo: ${logo.onLight.width} by ${logo.onLight.height}`] : []
  const replaced = [...pages.keys()].filter((page) => !addedPages.has(page.split('/')[1] ?? ''))
  const added = [...addedPages].map(
    ([name, { languages }]) => `added page: /${name} (${languages.join(', ')})`,
  )
  const choice = isOurs ? describeChoice(file) : []
  return [...entries, ...choice, ...sizes, ...replaced.sort().map((page) => `page: ${page}`), ...added.sort()]
}

/** @param {unknown} value */
function short(value) {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > PRINTED ? `${text.slice(0, PRINTED)}…` : text
}
