import { wordlist as czech } from '@scure/bip39/wordlists/czech.js'
import { wordlist as english } from '@scure/bip39/wordlists/english.js'
import { wordlist as french } from '@scure/bip39/wordlists/french.js'
import { wordlist as italian } from '@scure/bip39/wordlists/italian.js'
import { wordlist as japanese } from '@scure/bip39/wordlists/japanese.js'
import { wordlist as korean } from '@scure/bip39/wordlists/korean.js'
import { wordlist as portuguese } from '@scure/bip39/wordlists/portuguese.js'
import { wordlist as simplifiedChinese } from '@scure/bip39/wordlists/simplified-chinese.js'
import { wordlist as spanish } from '@scure/bip39/wordlists/spanish.js'
import { wordlist as traditionalChinese } from '@scure/bip39/wordlists/traditional-chinese.js'
import { phraseWords } from './secretText'

const LISTS = [
  english,
  spanish,
  portuguese,
  french,
  italian,
  czech,
  japanese,
  korean,
  simplifiedChinese,
  traditionalChinese,
]

/** BIP-39: 12 to 24 words of one list. */
const SHORTEST = 12
/** Words out of a list that may be mistyped, in percent. */
const TOLERATED = 20

/** Whether most words of a text stand in one list of BIP-39: also when some are mistyped, or the checksum is wrong. */
export function isSeedPhrase(text: string): boolean {
  const written = phraseWords(text)
  const words = written.length === 1 ? Array.from(written[0] ?? '') : written
  if (words.length < SHORTEST) return false
  return LISTS.some((list) => {
    const known = new Set(list.map((word) => word.normalize('NFKD')))
    const strange = words.filter((word) => !known.has(word)).length
    return strange * 100 <= words.length * TOLERATED
  })
}
