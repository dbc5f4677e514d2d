import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOCALES } from '../src/config/locales.js'
import { coinSourceFaults, coinTextFaults } from './coinTextFaults.mjs'
import { proseFaults, proseTranslationFaults } from './proseFaults.mjs'
import { SHORT_TEXTS } from './shortTexts.mjs'
import {
  flatten,
  forbiddenPhrases,
  glossaryTerms,
  groupFaults,
  guideFaults,
  plainKey,
  staleLengthKeys,
  termFaults,
} from './textFaults.mjs'
import { textKeysUsed } from './textKeysUsed.mjs'
import { typographyRules } from './typographyFaults.mjs'
import { translationFaults } from './translations.mjs'

/** Ten languages with the same keys, every key of the code and none that the code does not use. */
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const textsOf = (lng, group) => {
  const path = join(ROOT, 'locales', lng, group)
  if (!statSync(path, { throwIfNoEntry: false })) return null
  return flatten(JSON.parse(readFileSync(path, 'utf8')))
}
/** Texts that no group has: one file of all coins, and the sources of their facts. */
const COINS = 'coins.json'
const COIN_SOURCES = 'coinSources.json'
const groups = groupsOf('en')
const english = new Map(groups.map((group) => [group, textsOf('en', group)]))
const shortTexts = (group) => SHORT_TEXTS[group.replace('.json', '')] ?? []
const terms = new Map(LOCALES.map((lng) => [lng, glossaryTerms(guideOf(lng), lng)]))
const forbidden = new Map(
  LOCALES.map((lng) => [lng, [...forbiddenPhrases(guideOf(lng), lng), ...typographyRules(lng)]]),
)

const faults = [
  ...readdirSync(join(ROOT, 'locales'))
    .filter((lng) => !LOCALES.includes(lng) && lng !== COIN_SOURCES)
    .map((lng) => `locales/${lng}: is none of the ten languages`),
  ...LOCALES.flatMap(languageFaults),
  ...LOCALES.flatMap(proseFaultsOf),
  ...LOCALES.flatMap(coinFaultsOf),
  ...coinSourceFaults(jsonOf(COIN_SOURCES), jsonOf('en', COINS)).map(
    (fault) => `locales/${COIN_SOURCES}: ${fault}`,
  ),
  ...translationFaults(),
  ...codeFaults(),
  ...shortTextFaults(),
  ...LOCALES.flatMap((lng) => guideFaults(guideOf(lng), lng).map((fault) => `${guidePath(lng)}: ${fault}`)),
]
for (const fault of faults) console.log(fault)
const counts = `${groups.length} groups of texts, ${prosePages('en').length} pages of prose`
console.log(`${LOCALES.length} languages, ${counts}, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0

/** Beside the texts of a language may lie its glossary. */
function groupsOf(lng) {
  const folder = join(ROOT, 'locales', lng)
  if (!statSync(folder, { throwIfNoEntry: false })) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== COINS)
    .sort()
}

/** Where a language says which words it uses and which never. */
function guidePath(lng) {
  return `locales/${lng}/${lng === 'en' ? 'voice.md' : 'glossary.md'}`
}

function guideOf(lng) {
  return readFileSync(join(ROOT, guidePath(lng)), 'utf8')
}

function languageFaults(lng) {
  const unknown = groupsOf(lng).filter((group) => !groups.includes(group))
  const wrong = groups.flatMap((group) => {
    const at = `locales/${lng}/${group}`
    const texts = textsOf(lng, group)
    if (!texts) return [`${at}: is missing`]
    const faults = groupFaults(texts, {
      lng,
      english: english.get(group),
      forbidden: forbidden.get(lng),
      terms: terms.get(lng),
      kinds: shortTexts(group),
    })
    return faults.map((fault) => `${at}: ${fault}`)
  })
  return [...unknown.map((group) => `locales/${lng}/${group}: does not exist in English`), ...wrong]
}

function prosePages(lng) {
  const folder = join(ROOT, 'locales', lng, 'pages')
  return statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder).sort() : []
}

function proseFaultsOf(lng) {
  const readPage = (language, page) => readFileSync(join(ROOT, 'locales', language, 'pages', page), 'utf8')
  const own = prosePages(lng)
  const english = prosePages('en')
  const unknown = own
    .filter((page) => !english.includes(page))
    .map((page) => [page, 'does not exist in English'])
  const wrong = english.flatMap((page) => {
    if (!own.includes(page)) return [[page, 'is missing']]
    const text = readPage(lng, page)
    const original = readPage('en', page)
    const against =
      lng === 'en'
        ? []
        : [...proseTranslationFaults(original, text), ...termFaults(original, text, terms.get(lng))]
    return [...proseFaults(text, forbidden.get(lng)), ...against].map((fault) => [page, fault])
  })
  return [...unknown, ...wrong].map(([page, fault]) => `locales/${lng}/pages/${page}: ${fault}`)
}

function jsonOf(...path) {
  const file = join(ROOT, 'locales', ...path)
  return statSync(file, { throwIfNoEntry: false }) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function coinFaultsOf(lng) {
  const faults = coinTextFaults(jsonOf(lng, COINS), {
    lng,
    english: jsonOf('en', COINS),
    forbidden: forbidden.get(lng),
  })
  return faults.map((fault) => `locales/${lng}/${COINS}: ${fault}`)
}

function shortTextFaults() {
  const unknown = Object.keys(SHORT_TEXTS).filter((group) => !groups.includes(`${group}.json`))
  const stale = groups.flatMap((group) => staleLengthKeys(english.get(group), shortTexts(group)))
  return [...unknown.map((group) => `tests/shortTexts.mjs: ${group} is no group of texts`), ...stale]
}

function codeFaults() {
  const existing = [...english].flatMap(([group, texts]) =>
    Object.keys(texts).map((key) => `${group.replace('.json', '')}:${plainKey(key)}`),
  )
  const used = codeFiles().flatMap((file) =>
    textKeysUsed(readFileSync(join(ROOT, 'src', file), 'utf8'), file).map((key) => ({ file, ...key })),
  )
  const missing = used
    .filter(({ pattern }) => !existing.some((key) => pattern.test(key)))
    .map(({ file, written }) => `src/${file}: asks for ${written}, which no English text has`)
  const unused = existing
    .filter((key) => !used.some(({ pattern }) => pattern.test(key)))
    .map((key) => `locales/en: no code asks for ${key}`)
  return [...missing, ...new Set(unused)]
}

function codeFiles() {
  return readdirSync(join(ROOT, 'src'), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
}
