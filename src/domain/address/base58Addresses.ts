// The checks of this folder return false or throw for what is no address of their chain; both mean the same.
import { blake2b } from '@noble/hashes/blake2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58, base58xmr, base58xrp } from '@scure/base'
import { crc32, doubleSha256, openChecked } from './checksums'

const startsWith = (bytes: Uint8Array, prefix: readonly number[]) =>
  prefix.every((byte, index) => bytes[index] === byte)

/** Base58Check (en.bitcoin.it/wiki/Base58Check_encoding): one of these versions and 20 bytes of hash. */
export const isBase58Hash =
  (...versions: readonly number[][]) =>
  (address: string) => {
    const body = openChecked(base58.decode(address), doubleSha256)
    return versions.some((version) => body.length === version.length + 20 && startsWith(body, version))
  }

/** XRP Ledger: a classic address (xrpl.org, «base58 Encodings») or a mainnet X-address (XLS-5d). */
export function isXrp(address: string) {
  const body = openChecked(base58xrp.decode(address), doubleSha256)
  if (body.length === 21) return body[0] === 0
  // X-address: 2 bytes of prefix, 20 of account, 1 flag, 8 of tag of which only the lower 4 may be used.
  const flag = body[22]
  const unused = body.subarray(flag === 1 ? 27 : 23)
  return (
    body.length === 31 &&
    startsWith(body, [0x05, 0x44]) &&
    (flag === 0 || flag === 1) &&
    unused.every((byte) => byte === 0)
  )
}

/** Solana: an Ed25519 key of 32 bytes without any checksum. */
export const isSolana = (address: string) => base58.decode(address).length === 32

/** Substrate (docs.polkadot.com, «SS58»): a network prefix of one byte, 32 of account, 2 of checksum. */
export const isSs58 = (prefix: number) => (address: string) => {
  const checksumOf = (body: Uint8Array) => blake2b(concatBytes(utf8ToBytes('SS58PRE'), body))
  const body = openChecked(base58.decode(address), checksumOf, 2)
  return body.length === 33 && body[0] === prefix
}

/** Bytes without checksum by Monero's network byte: standard, integrated (8 of payment id), subaddress. */
const MONERO_LENGTHS: Partial<Record<number, number>> = { 18: 65, 19: 73, 42: 65 }

/** Monero mainnet (docs.getmonero.org/public-address). */
export function isMonero(address: string) {
  const body = openChecked(base58xmr.decode(address), keccak_256)
  return MONERO_LENGTHS[body[0] ?? -1] === body.length
}

const CBOR_HEADERS: Partial<Record<number, number>> = { 1: 0x18, 2: 0x19, 4: 0x1a }

/** Cardano's Byron era: CBOR `[24(payload), crc32]` (CIP-19, «Byron Addresses»). */
export function isByron(address: string) {
  const bytes = base58.decode(address)
  if (!startsWith(bytes, [0x82, 0xd8, 0x18, 0x58])) return false
  const end = 5 + (bytes[4] ?? 0)
  const payload = bytes.subarray(5, end)
  // A CBOR number of 1, 2 or 4 bytes after its header: leading zero bytes of the checksum are left out.
  const given = bytes.subarray(end + 1)
  const checksum = new Uint8Array(4)
  checksum.set(given, 4 - given.length)
  return (
    bytes[end] === CBOR_HEADERS[given.length] &&
    crc32(payload).every((byte, index) => byte === checksum[index])
  )
}
