import { blake2b } from '@noble/hashes/blake2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { hex } from '@scure/base'
import { openChecked } from './checksums'
import type { DecodedAddress } from './decodedAddress'

/** Capitals are the checksum: they stand where the hash of the small text has a digit of 8 or more. */
function capitalized(digits: string, salt: string) {
  const small = digits.toLowerCase()
  const hash = hex.encode(keccak_256(utf8ToBytes(salt + small)))
  return Array.from(small, (digit, index) =>
    parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
  ).join('')
}

const hasRightCapitals = (digits: string, salt: string) => digits === capitalized(digits, salt)

/** EIP-55, of an address in hexadecimal digits after `0x`. */
export const withChecksum = (address: string) => `0x${capitalized(address.slice(2), '')}`

const EVM_DIGITS = /^0x([0-9a-fA-F]{40})$/

const owned = (digits: string): DecodedAddress => ({ owner: hex.decode(digits) })

/** Any EVM chain: 20 bytes in hex, without checksum when written in one case, else with that of EIP-55. */
export function decodeEvm(address: string): DecodedAddress | null {
  const digits = EVM_DIGITS.exec(address)?.[1]
  if (digits === undefined) return null
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isPlain || hasRightCapitals(digits, '') ? owned(digits) : null
}

/** Rootstock salts the capitals with its chain id, 30 (EIP-1191). */
export function decodeRootstock(address: string): DecodedAddress | null {
  const digits = EVM_DIGITS.exec(address)?.[1]
  return digits !== undefined && hasRightCapitals(digits, '300x') ? owned(digits) : null
}

/** XDC's own way to write an EVM address: `xdc` for `0x`. */
export const decodeXdc = (address: string) =>
  address.startsWith('xdc') ? decodeEvm(address.replace('xdc', '0x')) : null

/** Bytes in hex without a checksum, after one of the prefixes that `pattern` takes. */
const plainHex =
  (pattern: RegExp) =>
  (address: string): DecodedAddress | null => {
    const digits = pattern.exec(address)?.[1]
    return digits === undefined ? null : owned(digits)
  }

/** Sui, and Aptos in AIP-40's long form: 32 bytes. A form without leading zeros may be a lost character. */
export const decodeHex32 = plainHex(/^0x([0-9a-fA-F]{64})$/)

/** The same without its leading zeros, which a lost character looks like too. */
export const decodeShortHex32 = (address: string): DecodedAddress | null =>
  /^0x[0-9a-fA-F]{1,63}$/.test(address) ? owned(address.slice(2).padStart(64, '0')) : null

/** Flow (developers.flow.com, «Accounts»): eight bytes. */
export const decodeFlow = plainHex(/^(?:0x)?([0-9a-fA-F]{16})$/)

/** ICON (docs.icon.community): 20 bytes of an account or a contract. */
export const decodeIcon = plainHex(/^(?:hx|cx)([0-9a-f]{40})$/)

const STARKNET_PRIME = 2n ** 251n + 17n * 2n ** 192n + 1n

/** Starknet: an element of its field, leading zeros optional (docs.starknet.io, «Accounts»). */
export function decodeStarknet(address: string): DecodedAddress | null {
  const isElement = /^0x[0-9a-fA-F]{1,64}$/.test(address) && BigInt(address) < STARKNET_PRIME
  return isElement ? owned(address.slice(2).padStart(64, '0')) : null
}

/** Siacoin (Sia, doc/Encoding.md): the hash of the conditions to unlock, and six bytes of BLAKE2b. */
export function decodeSia(address: string): DecodedAddress | null {
  if (!/^[0-9a-fA-F]{76}$/.test(address)) return null
  return { owner: openChecked(hex.decode(address), (hash) => blake2b(hash, { dkLen: 32 }).subarray(0, 6), 6) }
}
