import { createHash } from 'node:crypto'
import { plainKey } from './textFaults.mjs'

/**
 * What each translated text was made from: `recorded` holds, for each key of a language, the hash of the English and the
 * hash of the translation at that moment. All texts have flat keys.
 */

const LENGTH = 8

export const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, LENGTH)

/** The paragraphs of a page, by number, for a page is made again one by one; the front matter is the first. */
export const paragraphsOf = (page) =>
  Object.fromEntries(page.split(/\n{2,}/).map((paragraph, index) => [String(index + 1), paragraph.trim()]))

/** A language may count in more forms than English: each is made from all of the English ones. */
function sourceOf(english, key) {
  if (key in english) return english[key]
  const forms = Object.keys(english).filter((one) => plainKey(one) === plainKey(key))
  return forms.map((form) => english[form]).join('\n')
}

const entryOf = (english, other, key) => `${hashOf(sourceOf(english, key))} ${hashOf(other[key])}`

/**
 * @param isConfirmed whether somebody says that the text of a key is still right, although only English has changed
 * @returns the record after all that followed, in the order of the texts, and the keys that did not
 */
export function followed(english, other, recorded, isConfirmed = () => false) {
  const stale = []
  const entries = Object.keys(other).map((key) => {
    const now = entryOf(english, other, key)
    const before = recorded[key]
    if (before === undefined || before === now || isConfirmed(key)) return [key, now]
    const [source, own] = before.split(' ')
    const [newSource, newOwn] = now.split(' ')
    const isBehind = source !== newSource && own === newOwn
    if (isBehind) stale.push(key)
    return [key, isBehind ? before : now]
  })
  return { record: Object.fromEntries(entries), stale }
}

/** Faults of a record, as sentences. */
export function sourceFaults(english, other, recorded) {
  const { record, stale } = followed(english, other, recorded)
  const isCurrent = JSON.stringify(record) === JSON.stringify(recorded)
  return [
    ...stale.map((key) => `${key} was made from another English text`),
    ...(isCurrent ? [] : ['has texts that are not recorded: npm run translations']),
  ]
}
