import { conditionsOf, formsOf } from './textConditions.mjs'

/** What can be wrong with the words of one language, as sentences; `english` and `other` hold flat keys. */

const PLURAL = /_(zero|one|two|few|many|other)$/
/** A text longer than this that is the same in two languages was forgotten. */
const SURELY_TRANSLATED = 25

/** `{ a: { b: 'x' } }` as `{ 'a.b': 'x' }`. */
export function flatten(texts, prefix = '') {
  return Object.entries(texts).reduce((flat, [key, value]) => {
    const own = typeof value === 'object' ? flatten(value, `${prefix}${key}.`) : { [prefix + key]: value }
    return { ...flat, ...own }
  }, {})
}

/** The key as the code writes it. */
export const plainKey = (key) => key.replace(PLURAL, '')

/** i18next passes `cn` to Intl, which is no language, and Intl then counts like the machine's own; so like English. */
const pluralForms = (lng) =>
  new Intl.PluralRules(lng === 'cn' ? 'en' : lng).resolvedOptions().pluralCategories

/** The keys a language needs: English ones, with each plural in the forms that language counts with. */
export function neededKeys(english, lng) {
  const keys = Object.keys(english).flatMap((key) =>
    PLURAL.test(key) ? pluralForms(lng).map((form) => `${plainKey(key)}_${form}`) : [key],
  )
  return [...new Set(keys)]
}

const placeholders = (text) =>
  [...new Set(text.match(/{{\s*[\w.]+/g) ?? [])].map((one) => one.replace(/\W/g, '')).sort()

/** Faults a text has by itself. */
export function textFaults(text) {
  if (typeof text !== 'string') return ['is no text']
  return [
    [text.trim() === '', 'is empty'],
    [text !== text.trim(), 'begins or ends with a blank'],
    [/<\/?[a-z]|&[a-z]+;/i.test(text), 'holds HTML'],
    [text.includes('"'), 'holds a straight double quote'],
    [/{{[^}]*$|^[^{]*}}/.test(text), 'has a broken placeholder'],
    [formsOf(text).some((form) => /{{[#^/]/.test(form)), 'has a broken condition'],
  ].flatMap(([isFault, fault]) => (isFault ? [fault] : []))
}

/** Faults of a language against English. */
export function translationFaults(english, other, lng) {
  const needed = neededKeys(english, lng)
  const missing = needed.filter((key) => !(key in other)).map((key) => `${key} is missing`)
  const extra = Object.keys(other)
    .filter((key) => !needed.includes(key))
    .map((key) => `${key} does not exist in English`)
  const wrong = needed.flatMap((key) => {
    const text = other[key]
    if (typeof text !== 'string') return []
    // A form English does not have is held against the one that English uses for the rest.
    const original = english[key] ?? english[`${plainKey(key)}_other`]
    const isSame = text === original && text.length > SURELY_TRANSLATED
    return [
      ...(isSame ? [`${key} is still English`] : []),
      ...(sameConditions(original, text) ? [] : [`${key} has other conditions than English`]),
      ...(samePlaceholders(original, text, key) ? [] : [`${key} has other placeholders than English`]),
    ]
  })
  return [...missing, ...extra, ...wrong]
}

const sameConditions = (original, text) => String(conditionsOf(original)) === String(conditionsOf(text))

/** A form for exactly one may say «one» without the number. */
function samePlaceholders(original, text, key) {
  const own = placeholders(text)
  const mayOmit = PLURAL.test(key) && !key.endsWith('_other') ? ['count'] : []
  const wanted = placeholders(original)
  return (
    own.every((one) => wanted.includes(one)) &&
    wanted.every((one) => own.includes(one) || mayOmit.includes(one))
  )
}

const NEVER_WRITE = 'Never write\n'
const ONE_TRANSLATION = 'One translation\n'
/** Written without blanks between words, so a forbidden phrase may stand anywhere in a sentence. */
const hasNoWordBoundaries = (lng) => lng === 'ja' || lng === 'cn'

/** The code spans under “Never write” of a voice guide or glossary; `*` stands for any ending of a word. */
export function forbiddenPhrases(guide, lng) {
  const section = guide.split(/^## /m).find((part) => part.startsWith(NEVER_WRITE)) ?? ''
  return [...section.matchAll(/`([^`]+)`/g)].map(([, phrase]) => ({
    phrase,
    pattern: phrasePattern(phrase, lng),
  }))
}

function phrasePattern(phrase, lng) {
  const words = phrase
    .replace(/[\\^$.+?()[\]{}|/]/g, '\\$&')
    .replace(/\*/g, '[\\p{L}\\p{N}]*')
    .replace(/\s+/g, '\\s+')
    .replace(/['’]/g, "['’]")
  const bounded = `(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`
  return new RegExp(hasNoWordBoundaries(lng) ? words : bounded, 'iu')
}

/** The terms under “One translation” of a glossary: in each line the English one, then the forms it may have. */
export function glossaryTerms(guide, lng) {
  const section = guide.split(/^## /m).find((part) => part.startsWith(ONE_TRANSLATION)) ?? ''
  return section.split('\n').flatMap((line) => {
    const [english, ...forms] = [...line.matchAll(/`([^`]+)`/g)].map(([, phrase]) => phrase)
    if (!english) return []
    const patterns = forms.map((form) => phrasePattern(form, lng))
    return [{ term: english, pattern: phrasePattern(english, 'en'), forms: patterns }]
  })
}

/** A glossary without what the check needs, so that it would require or forbid nothing. */
export function guideFaults(guide, lng) {
  const terms = glossaryTerms(guide, lng)
  const withoutForms = terms.filter(({ forms }) => forms.length === 0)
  return [
    ...(forbiddenPhrases(guide, lng).length === 0
      ? ['needs “## Never write” with each phrase in backticks']
      : []),
    ...(lng !== 'en' && terms.length === 0
      ? ['needs “## One translation” with each term and its forms in backticks']
      : []),
    ...withoutForms.map(({ term }) => `names no translation of “${term}”`),
  ]
}

/** What a reader sees of a text or a page: no placeholders, no targets of links, no code. */
const visibleText = (text) =>
  text
    .replace(/{{[^}]*}}/g, '{}')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`]*`/g, '``')
    .replace(/\*\*/g, '')

/** The forbidden phrases that a text or a page contains, and its faults of typography. */
export function phraseFaults(text, forbidden) {
  if (typeof text !== 'string') return []
  const visible = visibleText(text)
  return forbidden
    .filter(({ pattern }) => pattern.test(visible))
    .map(({ phrase, fault }) => fault ?? `says “${phrase}”, which the glossary forbids`)
}

/** The terms of the English text for which its translation has no form of the glossary. */
export function termFaults(english, text, terms) {
  if (typeof english !== 'string' || typeof text !== 'string') return []
  const [original, translated] = [visibleText(english), visibleText(text)]
  return terms
    .filter(({ pattern, forms }) => pattern.test(original) && !forms.some((form) => form.test(translated)))
    .map(({ term }) => `translates “${term}” by no term of the glossary`)
}

/** A `*` in the table stands for every key of that level. */
const matchesKey = (pattern, key) =>
  new RegExp(`^${pattern.replace(/\./g, '\\.').replace('*', '[^.]+')}$`).test(key)

const visibleLength = (text) => [...text.replace(/{{[^}]*}}/g, '')].length

/** The texts of a group that are longer than their place on a phone; placeholders count nothing. */
export function lengthFaults(texts, kinds, lng) {
  const scale = hasNoWordBoundaries(lng) ? 0.5 : 1
  return kinds.flatMap(({ kind, limit, keys }) =>
    Object.entries(texts)
      .filter(([key, text]) => typeof text === 'string' && keys.some((one) => matchesKey(one, key)))
      .map(([key, text]) => [key, Math.max(...formsOf(text).map(visibleLength))])
      .filter(([, length]) => length > limit * scale)
      .map(([key, length]) => `${key} has ${length} characters, a ${kind} has room for ${limit * scale}`),
  )
}

/** The entries of the table that no English key answers to. */
export function staleLengthKeys(texts, kinds) {
  return kinds
    .flatMap(({ keys }) => keys)
    .filter((one) => !Object.keys(texts).some((key) => matchesKey(one, key)))
    .map((one) => `${one} stands in tests/shortTexts.mjs and does not exist in English`)
}

/** All faults of one group of texts in one language. */
export function groupFaults(texts, { lng, english, forbidden, terms, kinds }) {
  const own = Object.entries(texts).flatMap(([key, text]) =>
    [
      ...textFaults(text),
      ...phraseFaults(text, forbidden),
      ...termFaults(english[key] ?? english[`${plainKey(key)}_other`], text, terms),
    ].map((fault) => `${key} ${fault}`),
  )
  const against = lng === 'en' ? [] : translationFaults(english, texts, lng)
  return [...own, ...lengthFaults(texts, kinds, lng), ...against]
}
