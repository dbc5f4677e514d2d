// @ts-check
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { nearestName } from '../environment/nearNames.js'
import { LOCALES } from '../locales.js'
import { isReservedName } from './pageNames.js'

/** @typedef {{ path: string, problem: string }} Fault */
/** @typedef {typeof LOCALES[number]} Language */
/** A page that the site does not have of itself. `indexed`: languages in which search engines may list it.
 * @typedef {{ languages: Language[], indexed: Language[] }} AddedPage */

const MAX_BYTES = 200_000
const NAME = /^([a-z0-9][a-z0-9-]{0,60})\.md$/
/** The head that src/i18n/readProse.ts reads, its heading and its lead. */
const HEAD =
  /^---\ntitle: .+\ndescription: .+\nupdated: \d{4}-\d\d-\d\d\n(robots: noindex\n)?---\n\n# .+\n\n[^\n#].*\n/

/** @param {string} folder @param {Language} defaultLanguage whose text stands in where an added page has none
 * @param {Fault[]} faults where the wrong ones are added */
export function readPages(folder, defaultLanguage, faults) {
  /** @type {Map<string, string>} */
  const pages = new Map()
  /** @type {Map<string, AddedPage>} */
  const added = new Map()
  const root = join(folder, 'pages')
  if (!existsSync(root)) return { pages, added }
  for (const entry of readdirSync(root)) {
    const place = `OPERATOR_DIR/pages/${entry}`
    const language = LOCALES.find((code) => code === entry)
    if (!language) {
      faults.push({ path: place, problem: `must be a language: ${LOCALES.join(', ')}` })
      continue
    }
    for (const file of readdirSync(join(root, language))) {
      const problem = problemOf(join(root, language, file), language, file)
      if (problem) {
        faults.push({ path: `${place}/${file}`, problem })
        continue
      }
      const text = readFileSync(join(root, language, file), 'utf8')
      const name = file.slice(0, -3)
      pages.set(`${language}/${name}`, text)
      if (!isReplaced(language, file)) added.set(name, withLanguage(added.get(name), language, text))
    }
  }
  faults.push(...missingDefaults(added, defaultLanguage))
  return { pages, added }
}

/** @param {string} language @param {string} file */
const isReplaced = (language, file) => existsSync(join('locales', language, 'pages', file))

/** @param {AddedPage | undefined} page @param {Language} language @param {string} text @returns {AddedPage} */
const withLanguage = ({ languages, indexed } = { languages: [], indexed: [] }, language, text) => ({
  languages: [...languages, language],
  indexed: isNoindex(text) ? indexed : [...indexed, language],
})

/** @param {string} text */
const isNoindex = (text) => HEAD.exec(text)?.[1] !== undefined

/** @param {Map<string, AddedPage>} added @param {Language} defaultLanguage @returns {Fault[]} */
const missingDefaults = (added, defaultLanguage) =>
  [...added]
    .filter(([, { languages }]) => !languages.includes(defaultLanguage))
    .map(([name]) => ({
      path: `OPERATOR_DIR/pages/${defaultLanguage}/${name}.md`,
      problem: 'must exist: a page of your own needs a text in the default language',
    }))

/** @param {string} path @param {string} language @param {string} file */
function problemOf(path, language, file) {
  if (!NAME.test(file)) return 'must have a name of small letters, figures and hyphens that ends in .md'
  const isAdded = !isReplaced(language, file)
  const nameProblem = isAdded ? addedNameProblem(file.slice(0, -3), language) : null
  if (nameProblem) return nameProblem
  if (statSync(path).size > MAX_BYTES) return `must have at most ${MAX_BYTES} bytes`
  const text = readFileSync(path, 'utf8')
  if (!HEAD.test(text))
    return 'must begin with ---, title, description, updated (2026-01-31), ---, a heading (#) and a lead'
  return !isAdded && isNoindex(text) ? 'must have no robots: only a page of your own may' : null
}

/** @param {string} name @param {string} language */
function addedNameProblem(name, language) {
  const ours = readdirSync(join('locales', language, 'pages')).map((file) => file.replace(/\.md$/, ''))
  if (isReservedName(name))
    return `must not have the name of an address of the site; what can be replaced is ${ours.join(', ')}`
  const meant = nearestName(name, ours)
  return meant ? `must differ more from the name of a page of the site: did you mean ${meant}.md?` : null
}

/** Links of the menus to pages that the site does not have. @param {import('./schema.js').OperatorFile} file
 * @param {ReadonlyMap<string, AddedPage>} added @returns {Fault[]} */
export function linkFaults({ navigation = [], footer = [] }, added) {
  const links = [
    ...navigation.map(({ href }, at) => ({ path: `navigation.${at}.href`, href })),
    ...footer.flatMap(({ links }, column) =>
      links.map(({ href }, at) => ({ path: `footer.${column}.links.${at}.href`, href })),
    ),
  ]
  return links.flatMap(({ path, href }) => {
    const [, name] = /^\/([^/?#]+)(?:$|[?#])/.exec(href) ?? []
    return name === undefined || isReservedName(name) || added.has(name)
      ? []
      : [{ path, problem: `must be a page of the site, or one that OPERATOR_DIR/pages adds: ${href}` }]
  })
}
