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

/** i18next asks Intl for `cn`, which is no language, and Intl then counts like the machine's own; so like English. */
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
      ...(samePlaceholders(original, text, key) ? [] : [`${key} has other placeholders than English`]),
    ]
  })
  return [...missing, ...extra, ...wrong]
}

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
