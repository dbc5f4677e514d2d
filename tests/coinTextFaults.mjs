import { alikePages, masked, sentencesOf } from './sharedSentences.mjs'
import { phraseFaults } from './textFaults.mjs'

/** What can be wrong with the texts of the coins in one language (locales/<language>/coins.json), as sentences. */

const FIELDS = ['purpose', 'network', 'address', 'moving']
/** Characters of a field. A translation may be a quarter longer than English; Japanese and Chinese need a third. */
const ENGLISH = { min: 80, max: 600 }
const LATIN = { min: 80, max: 750 }
const CJK = { min: 27, max: 300 }
const SENTENCES = { min: 2, max: 5 }
/** A sentence longer than this that is the same in two languages was forgotten. */
const SURELY_TRANSLATED = 25
const SCRIPTS = {
  ru: /\p{Script=Cyrillic}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  cn: /\p{Script=Han}/u,
}

const limitsOf = (lng) => {
  if (lng === 'en') return ENGLISH
  return lng === 'ja' || lng === 'cn' ? CJK : LATIN
}
/** Share of the shorter text: one sentence in common may happen, two are a template. */
const MAX_SHARED = 0.15
const tagOf = (lng) => (lng === 'cn' ? 'zh-Hans' : lng)

/** @param {Record<string, Record<string, string>>} texts @param {Record<string, Record<string, string>>} english */
export function coinTextFaults(texts, { lng, english, forbidden }) {
  const unknown = Object.keys(texts).filter((coin) => !(coin in english))
  return [
    ...unknown.map((coin) => `${coin} does not exist in English`),
    ...Object.entries(texts).flatMap(([coin, text]) =>
      fieldsFaults(text, { lng, forbidden, original: english[coin] }).map((fault) => `${coin}.${fault}`),
    ),
    ...alikeFaults(texts, lng),
  ]
}

function fieldsFaults(text, { lng, forbidden, original }) {
  const names = Object.keys(text)
  const wrong = [
    ...FIELDS.filter((field) => !names.includes(field)).map((field) => `${field} is missing`),
    ...names.filter((field) => !FIELDS.includes(field)).map((field) => `${field} is no part of a text`),
  ]
  const own = FIELDS.filter((field) => names.includes(field)).flatMap((field) =>
    [
      ...fieldFaults(text[field], lng),
      ...phraseFaults(text[field], forbidden),
      ...(lng === 'en' ? [] : untranslated(text[field], original?.[field] ?? '', lng)),
    ].map((fault) => `${field} ${fault}`),
  )
  return [...wrong, ...own]
}

function fieldFaults(text, lng) {
  if (typeof text !== 'string') return ['is no text']
  const { min, max } = limitsOf(lng)
  const count = [...new Intl.Segmenter(tagOf(lng), { granularity: 'sentence' }).segment(text)].length
  return [
    [text !== text.trim() || / {2}|\n/.test(text), 'has blanks too many'],
    [text.length < min || text.length > max, `has ${text.length} characters, not ${min} to ${max}`],
    [count < SENTENCES.min || count > SENTENCES.max, `has ${count} sentences, not 2 to 4`],
    [!/[.。][”»）)]?$/.test(text), 'does not end with a full stop'],
    [/[!！]/.test(text), 'has an exclamation mark'],
    [/["'`]/.test(text), 'has a straight quote'],
    [/[<>{}[\]*|]|https?:/.test(text), 'has markup, a placeholder or a link'],
  ].flatMap(([isFault, fault]) => (isFault ? [fault] : []))
}

function untranslated(text, original, lng) {
  if (typeof text !== 'string') return []
  const english = sentencesOf(original, 'en').filter(({ length }) => length > SURELY_TRANSLATED)
  const same = english.find((sentence) => text.includes(sentence))
  const script = SCRIPTS[lng]
  const foreign = script && sentencesOf(text, tagOf(lng)).find((sentence) => !script.test(sentence))
  return [
    ...(same ? [`is still English: ${same.slice(0, 60)}`] : []),
    ...(foreign ? [`has a sentence in another language: ${foreign.slice(0, 60)}`] : []),
  ]
}

/** Two coins that say the same of themselves: nothing of a page but these texts is its own. */
function alikeFaults(texts, lng) {
  const pages = Object.entries(texts).map(([address, text]) => ({
    address,
    sentences: FIELDS.flatMap((field) => sentencesOf(String(text[field] ?? ''), tagOf(lng))).map((sentence) =>
      masked(sentence, []),
    ),
  }))
  return alikePages(pages, MAX_SHARED).map(
    ({ pages: [one, other], shared: [first = ''] }) => `${one} and ${other} both say: ${first}`,
  )
}

/** Faults of locales/coinSources.json: every coin with a text has one to five sources. */
export function coinSourceFaults(sources, english) {
  const missing = Object.keys(english).filter((coin) => !(sources[coin]?.length > 0))
  const unknown = Object.keys(sources).filter((coin) => !(coin in english))
  const wrong = Object.entries(sources).flatMap(([coin, list]) =>
    list
      .filter(({ title, url }) => !title?.trim() || !/^https:\/\/[^\s"<>]+$/.test(url ?? ''))
      .map(({ url }) => `${coin} has a source without title or https address: ${url}`),
  )
  return [
    ...missing.map((coin) => `${coin} has no source`),
    ...unknown.map((coin) => `${coin} has sources and no text`),
    ...wrong,
  ]
}
