import { keccak_256 } from '@noble/hashes/sha3.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { hex } from '@scure/base'
import { crc32 } from './checksums'

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

/** Any EVM chain: 20 bytes in hex, without checksum when written in one case, else with that of EIP-55. */
export function isEvm(address: string) {
  const digits = EVM_DIGITS.exec(address)?.[1]
  if (digits === undefined) return false
  return digits === digits.toLowerCase() || digits === digits.toUpperCase() || hasRightCapitals(digits, '')
}

/** Rootstock salts the capitals with its chain id, 30 (EIP-1191). */
export function isRootstock(address: string) {
  const digits = EVM_DIGITS.exec(address)?.[1]
  return digits !== undefined && hasRightCapitals(digits, '300x')
}

/** XDC's own way to write an EVM address: `xdc` for `0x`. */
export const isXdc = (address: string) => address.startsWith('xdc') && isEvm(address.replace('xdc', '0x'))

/** Sui, and Aptos in AIP-40's long form: 32 bytes. A form without leading zeros may be a lost character. */
export const isHex32 = (address: string) => /^0x[0-9a-fA-F]{64}$/.test(address)

const STARKNET_PRIME = 2n ** 251n + 17n * 2n ** 192n + 1n

/** Starknet: an element of its field, leading zeros optional (docs.starknet.io, «Accounts»). */
export const isStarknet = (address: string) =>
  /^0x[0-9a-fA-F]{1,64}$/.test(address) && BigInt(address) < STARKNET_PRIME

/** Internet Computer: an account identifier, which is a CRC-32 and then 28 bytes (ICP ledger, «Accounts»). */
export function isIcpAccount(address: string) {
  if (!/^[0-9a-fA-F]{64}$/.test(address)) return false
  const bytes = hex.decode(address)
  return crc32(bytes.subarray(4)).every((byte, index) => byte === bytes[index])
}
