/** What must never be sent or stored: the words of a wallet, or the key of one. */
export type Secret = 'phrase' | 'key'

const MIN_PHRASE = 12
/** From here on it is no address, and may be becoming a phrase. */
const MIN_WORDS = 3

/** Networks on which 64 hexadecimal digits are an address (or an account, on NEAR). */
const HEX_NETWORKS: ReadonlySet<string> = new Set(['sui', 'apt', 'starknet', 'strk', 'near', 'icp'])
const HEX_KEY = /^(?:0x)?[0-9a-f]{64}$/i

const BASE58 = '[1-9A-HJ-NP-Za-km-z]'
/** Written so by no address: Bitcoin's family in WIF, BIP-32, Solana's pair of keys, XRPL, Stellar, Tezos, Cardano. */
const KEYS: readonly RegExp[] = [
  new RegExp(`^[569cKLQTVX7]${BASE58}{50,51}$`),
  new RegExp(`^[xyztuvXYZTUV]prv(?:${BASE58})*$`),
  new RegExp(`^${BASE58}{87,88}$`),
  new RegExp(`^s(?:Ed)?${BASE58}{28}$`),
  /^S[A-Z2-7]{55}$/,
  new RegExp(`^(?:edsk|spsk|p2sk)${BASE58}{50,94}$`),
  /^(?:xprv|ed25519_sk|addr_xsk|suiprivkey|nsec)1[02-9ac-hj-np-z]{20,}$/,
]

/** The words of a text that may be a phrase, without what lists put between them: numbers, commas, line breaks. */
export const phraseWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^\d*[.):"'\]-]*|[."'\]]+$/g, ''))
    .filter(Boolean)

/** Chinese phrases are written without spaces too, one character a word. */
const HAN_WORDS = /^\p{Script=Han}{12,24}$/u
// A browser compiles classes of Unicode for some 5 ms when they are first used, on a phone while an address is pasted.
const mayHoldHan = (text: string) => /[^\0-\u2e7f]/.test(text)

export const isPhraseLong = (text: string) =>
  phraseWords(text).length >= MIN_PHRASE || (mayHoldHan(text) && HAN_WORDS.test(text.trim()))

/** Whether a text, on the way to 12 words, must not reach the store. A bank account may hold words, but never that many. */
export const isWords = (text: string, network: string): boolean =>
  isPhraseLong(text) || (network !== '' && holdsWords(phraseWords(text)))

const holdsWords = (words: readonly string[]) =>
  words.length >= MIN_WORDS && words.filter((word) => /^\p{L}+$/u.test(word)).length >= MIN_WORDS

export function isPrivateKey(text: string, network: string): boolean {
  const bare = text.replace(/\s+/g, '')
  if (HEX_KEY.test(bare)) return !HEX_NETWORKS.has(network)
  return KEYS.some((key) => key.test(bare))
}
