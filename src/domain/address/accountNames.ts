import { hex } from '@scure/base'
import type { DecodedAddress } from './decodedAddress'

/** NEAR (NEP-1, NEP-518). No name without a dot: what people paste there is another chain's address. */
export function decodeNear(account: string): DecodedAddress | null {
  const [, evm, key = evm] = /^(?:0x([0-9a-f]{40})|([0-9a-f]{64}))$/.exec(account) ?? []
  if (key !== undefined) return { owner: hex.decode(key) }
  const part = /^[a-z\d]+([-_][a-z\d]+)*$/
  const parts = account.split('.')
  // Every top-level account begins with a letter, Hedera's numbers do not.
  const isNamed = parts.length > 1 && /\.[a-z][^.]*$/.test(account)
  return isNamed && account.length <= 64 && parts.every((text) => part.test(text)) ? {} : null
}

/** EOSIO (docs.eosnetwork.com, «Accounts»): 12 characters of base 32, a 13th only from its first half. Tokens are burnt
 * by sending them to `eosio.null`. */
export function decodeEos(name: string): DecodedAddress | null {
  const isName = /^[a-z1-5.]{1,12}[a-j1-5]?$/.test(name) && !name.startsWith('.') && !name.endsWith('.')
  if (!isName) return null
  return name === 'eosio.null' ? { isUnowned: true } : {}
}

/** Hive and Steem (libraries/protocol, `is_valid_account_name`): 3 to 16 characters in parts of at least 3. Nobody signs
 * for `null`, where coins are burnt, and everybody for `temp`. */
export function decodeGraphene(name: string): DecodedAddress | null {
  const parts = name.split('.')
  const isName =
    name.length >= 3 && name.length <= 16 && parts.every((part) => /^[a-z][a-z0-9-]+[a-z0-9]$/.test(part))
  if (!isName) return null
  return name === 'null' || name === 'temp' ? { isUnowned: true } : {}
}

const HEDERA_ID = /^((?:0|[1-9]\d{0,18})\.(?:0|[1-9]\d{0,18})\.(0|[1-9]\d{0,18}))(?:-([a-z]{5}))?$/

/** Hedera: `shard.realm.number`, with the checksum of HIP-15 where one is written. */
export function decodeHedera(account: string): DecodedAddress | null {
  const [, id, number = '', checksum] = HEDERA_ID.exec(account) ?? []
  if (id === undefined || (checksum !== undefined && checksum !== hederaChecksum(id))) return null
  return { owner: hex.decode(BigInt(number).toString(16).padStart(16, '0')) }
}

/** The five letters of HIP-15 for mainnet, whose ledger id is one zero byte. */
function hederaChecksum(id: string) {
  const cube = 26 ** 3
  const modulus = 26 ** 5
  const digits = Array.from(id, (letter) => (letter === '.' ? 10 : Number(letter)))
  const sumOf = (parity: number) =>
    digits.reduce((sum, digit, index) => (index % 2 === parity ? sum + digit : sum), 0) % 11
  const weighted = digits.reduce((sum, digit) => (31 * sum + digit) % cube, 0)
  // The ledger's own term of HIP-15 is zero for mainnet.
  const mixed = (((digits.length % 5) * 11 + sumOf(0)) * 11 + sumOf(1)) * cube + weighted
  let rest = ((mixed % modulus) * 1_000_003) % modulus
  let text = ''
  for (let place = 0; place < 5; place++) {
    text = String.fromCharCode(97 + (rest % 26)) + text
    rest = Math.floor(rest / 26)
  }
  return text
}
