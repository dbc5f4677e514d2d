import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOCALES } from '../src/config/locales.js'
import { flatten } from './textFaults.mjs'
import { followed, paragraphsOf, sourceFaults } from './translationSources.mjs'

/**
 * `npm run translations` records from which English each text was made, in `locales/<language>/sources/`, and lists those
 * whose English has changed since. `npm run translations -- confirm de exchange form.title` says that a text is right as it
 * is; a page is `pages/faq`, its parts are numbers, `form.` means all keys that begin so, and without a key it is the whole.
 */

const LOCALES_FOLDER = join(fileURLToPath(new URL('..', import.meta.url)), 'locales')
const ENGLISH = 'en'
const TRANSLATIONS = LOCALES.filter((lng) => lng !== ENGLISH)

/** Groups and pages, as `exchange` and `pages/faq`. */
function names() {
  const groups = readdirSync(join(LOCALES_FOLDER, ENGLISH)).filter((file) => file.endsWith('.json'))
  const pages = readdirSync(join(LOCALES_FOLDER, ENGLISH, 'pages'))
  return [
    ...groups.map((file) => file.replace('.json', '')),
    ...pages.map((file) => `pages/${file.replace('.md', '')}`),
  ].sort()
}

function textsOf(lng, name) {
  const isPage = name.startsWith('pages/')
  const file = join(LOCALES_FOLDER, lng, `${name}.${isPage ? 'md' : 'json'}`)
  if (!statSync(file, { throwIfNoEntry: false })) return {}
  const text = readFileSync(file, 'utf8')
  return isPage ? paragraphsOf(text) : flatten(JSON.parse(text))
}

const recordOf = (lng, name) => join(LOCALES_FOLDER, lng, 'sources', `${name}.json`)
function recorded(lng, name) {
  const file = recordOf(lng, name)
  return statSync(file, { throwIfNoEntry: false }) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Of all languages, for the gate. */
export const translationFaults = () =>
  TRANSLATIONS.flatMap((lng) => [
    ...names().flatMap((name) =>
      sourceFaults(textsOf(ENGLISH, name), textsOf(lng, name), recorded(lng, name)).map(
        (fault) => `locales/${lng}/${name}: ${fault}`,
      ),
    ),
    ...withoutTexts(lng).map((file) => `locales/${lng}/sources/${file}: there are no such texts`),
  ])

function withoutTexts(lng) {
  const folder = join(LOCALES_FOLDER, lng, 'sources')
  if (!statSync(folder, { throwIfNoEntry: false })) return []
  const known = names().map((name) => `${name}.json`)
  return readdirSync(folder, { recursive: true }).filter(
    (file) => file.endsWith('.json') && !known.includes(file.replaceAll('\\', '/')),
  )
}

function record(confirmed) {
  for (const lng of TRANSLATIONS) {
    for (const file of withoutTexts(lng)) rmSync(join(LOCALES_FOLDER, lng, 'sources', file))
    for (const name of names()) {
      const [english, other] = [textsOf(ENGLISH, name), textsOf(lng, name)]
      const { record, stale } = followed(english, other, recorded(lng, name), (key) =>
        confirmed.some((one) => one.lng === lng && one.name === name && isNamed(key, one.key)),
      )
      const file = recordOf(lng, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`)
      for (const key of stale) {
        process.exitCode = 1
        console.log(`locales/${lng}/${name}: ${key}\n  English now: ${english[key] ?? '(plural forms)'}`)
        console.log(`  translated:  ${other[key]}`)
      }
    }
  }
}

const isNamed = (key, named) =>
  named === '' || key === named || (named.endsWith('.') && key.startsWith(named))

function confirmedBy([lng, name, ...keys]) {
  const languages = lng === 'all' ? TRANSLATIONS : [lng]
  if (!languages.every((one) => TRANSLATIONS.includes(one)) || !names().includes(name)) return null
  return languages.flatMap((one) => (keys.length > 0 ? keys : ['']).map((key) => ({ lng: one, name, key })))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [command, ...rest] = process.argv.slice(2)
  const confirmed = command === undefined ? [] : command === 'confirm' ? confirmedBy(rest) : null
  if (confirmed) record(confirmed)
  else {
    console.error('Usage: npm run translations [-- confirm <language|all> <group or pages/name> [key …]]')
    process.exitCode = 1
  }
}
