// @ts-check
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_CODES } from './pageNames.js'

const MAX_BYTES = 200_000
const NAME = /^([a-z0-9][a-z0-9-]{0,60})\.md$/
/** The head that src/i18n/readProse.ts reads, its heading and its lead. */
const HEAD = /^---\ntitle: .+\ndescription: .+\nupdated: \d{4}-\d\d-\d\d\n---\n\n# .+\n\n[^\n#].*\n/

/**
 * The Markdown files of `pages/<language>` in the overlay folder, by language and name.
 *
 * @param {string} folder
 * @param {{ path: string, problem: string }[]} faults where the wrong ones are added
 */
export function readPages(folder, faults) {
  /** @type {Map<string, string>} */
  const pages = new Map()
  const root = join(folder, 'pages')
  if (!existsSync(root)) return pages
  for (const language of readdirSync(root)) {
    const place = `OPERATOR_DIR/pages/${language}`
    if (!LANGUAGE_CODES.some((code) => code === language)) {
      faults.push({ path: place, problem: `must be a language: ${LANGUAGE_CODES.join(', ')}` })
      continue
    }
    for (const file of readdirSync(join(root, language))) {
      const problem = problemOf(join(root, language, file), language, file)
      if (problem) faults.push({ path: `${place}/${file}`, problem })
      else pages.set(`${language}/${file.slice(0, -3)}`, readFileSync(join(root, language, file), 'utf8'))
    }
  }
  return pages
}

/** @param {string} path @param {string} language @param {string} file */
function problemOf(path, language, file) {
  if (!NAME.test(file)) return 'must have a name of small letters, figures and hyphens that ends in .md'
  if (!existsSync(join('locales', language, 'pages', file)))
    return `must have the name of a page in locales/${language}/pages`
  if (statSync(path).size > MAX_BYTES) return `must have at most ${MAX_BYTES} bytes`
  if (!HEAD.test(readFileSync(path, 'utf8')))
    return 'must begin with ---, title, description, updated (2026-01-31), ---, a heading (#) and a lead'
  return null
}
