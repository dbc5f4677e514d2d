import { bech32, bech32m, type Bech32 } from '@scure/base'
import { decodeByron } from './base58Addresses'
import type { DecodedAddress } from './decodedAddress'
import { unifiedReceivers } from './unifiedZcash'

/** Only Bitcoin's family keeps to BIP-173's 90 characters; elsewhere the data's length is what counts. */
function bytesOf(coder: Bech32, prefix: string, address: string): Uint8Array | null {
  const decoded = coder.decodeToBytes(address, false)
  return decoded.prefix === prefix ? decoded.bytes : null
}

/** Witness programs that have an owner, in bytes by version: keys and scripts (BIP-141), then Taproot (BIP-341). */
const OWNED_PROGRAMS: Partial<Record<number, readonly number[]>> = { 0: [20, 32], 1: [32] }
/** Where Taproot was never activated. */
const OWNED_BEFORE_TAPROOT: typeof OWNED_PROGRAMS = { 0: [20, 32] }

/** Version 0 in bech32 (BIP-173), later ones in bech32m (BIP-350). What is sent to another program than those above,
 * P2A among them (BIP-433), anybody may spend. */
export const segwit =
  (prefix: string, hasTaproot = true) =>
  (address: string): DecodedAddress | null => {
    const plain = bech32.decodeUnsafe(address)
    const decoded = plain ?? bech32m.decode(address)
    const [version = -1, ...words] = decoded.words
    if (decoded.prefix !== prefix || version > 16 || (version === 0) !== (plain !== undefined)) return null
    const owner = bech32.fromWords(words)
    const { length } = owner
    if (length < 2 || length > 40 || (version === 0 && length !== 20 && length !== 32)) return null
    const programs = hasTaproot ? OWNED_PROGRAMS : OWNED_BEFORE_TAPROOT
    return programs[version]?.includes(length) ? { owner } : { owner, isUnowned: true }
  }

/** Litecoin's MWEB stealth address (Litecoin Core, src/key_io.cpp): version 0, then the keys to scan and to spend. */
export function decodeMweb(address: string): DecodedAddress | null {
  const decoded = bech32.decode(address, false)
  const [version, ...words] = decoded.words
  const keys = bech32.fromWords(words)
  const isWritten = decoded.prefix === 'ltcmweb' && version === 0 && keys.length === 66
  return isWritten ? { owner: keys.subarray(33) } : null
}

/** Bytes of account in plain bech32: 20 or 32 in the Cosmos SDK (ADR-028), 32 on MultiversX. */
export const bech32Account =
  (prefix: string, lengths: readonly number[] = [20, 32]) =>
  (address: string): DecodedAddress | null => {
    const owner = bytesOf(bech32, prefix, address)
    return owner && lengths.includes(owner.length) ? { owner } : null
  }

/** Oasis (docs.oasis.io, «Accounts»): a byte of version and 20 of hash. */
export function decodeOasis(address: string): DecodedAddress | null {
  const bytes = bytesOf(bech32, 'oasis', address)
  return bytes?.length === 21 ? { owner: bytes.subarray(1) } : null
}

/** Cardano mainnet payment address, Shelley (CIP-19) or Byron; a stake address cannot be paid to. */
export function decodeCardano(address: string): DecodedAddress | null {
  if (!address.toLowerCase().startsWith('addr1')) return decodeByron(address)
  const bytes = bytesOf(bech32, 'addr', address)
  const header = bytes?.[0]
  if (!bytes || header === undefined || (header & 0x0f) !== 1) return null
  return hasCardanoLength(header >> 4, bytes.length) ? { owner: bytes.subarray(1, 29) } : null
}

function hasCardanoLength(kind: number, length: number) {
  if (kind <= 3) return length === 57
  // A pointer is three numbers of one to five bytes each.
  if (kind <= 5) return length >= 32 && length <= 44
  return kind <= 7 && length === 29
}

/** A Sapling receiver: 11 bytes that tell addresses of one wallet apart, then its key. */
const SAPLING_KEY = 11
const SAPLING_BYTES = 43

function decodeSapling(prefix: string, address: string): DecodedAddress | null {
  const bytes = bytesOf(bech32, prefix, address)
  return bytes?.length === SAPLING_BYTES ? { owner: bytes.subarray(SAPLING_KEY) } : null
}

/** Zcash: Sapling in bech32; unified (ZIP-316) and transparent-source-only (ZIP-320) in bech32m. */
export function decodeShieldedZcash(address: string): DecodedAddress | null {
  const prefix = address.slice(0, address.lastIndexOf('1')).toLowerCase()
  if (prefix === 'zs') return decodeSapling('zs', address)
  if (prefix === 'tex') {
    const owner = bytesOf(bech32m, 'tex', address)
    return owner?.length === 20 ? { owner } : null
  }
  const jumbled = bytesOf(bech32m, 'u', address)
  const receivers = jumbled && unifiedReceivers('u', jumbled)
  if (!receivers) return null
  // A wallet may pay to any of them.
  const nobody = receivers.find((receiver) => receiver.every((byte) => byte === 0))
  return { owner: nobody ?? receivers[0] }
}

/** PIVX's shielded address, as Zcash's Sapling. */
export const decodeShieldedPivx = (address: string) => decodeSapling('ps', address)

/** Firo's Spark address (Firo Core, src/libspark): 34 bytes twice and 16, scrambled. */
export const decodeSpark = (address: string): DecodedAddress | null =>
  bytesOf(bech32m, 'sm', address)?.length === 84 ? {} : null

/** Nervos (RFC 0021): in full, code hash, hash type and arguments; the forms before it are read by wallets still. */
export function decodeNervos(address: string): DecodedAddress | null {
  const full = bech32m.decodeUnsafe(address, false)
  const decoded = full ?? bech32.decode(address, false)
  if (decoded.prefix !== 'ckb') return null
  const bytes = bech32.fromWords(decoded.words)
  const [format] = bytes
  if (full) {
    return format === 0 && bytes.length >= 34 ? nervosScript(bytes.subarray(1, 33), bytes.subarray(34)) : null
  }
  if (format === 1 && bytes.length === 22) return { owner: bytes.subarray(2) }
  const isScript = (format === 2 || format === 4) && bytes.length >= 33
  return isScript ? nervosScript(bytes.subarray(1, 33), bytes.subarray(33)) : null
}

/** A script without arguments names nobody. */
const nervosScript = (code: Uint8Array, owner: Uint8Array): DecodedAddress =>
  owner.length === 0 || code.every((byte) => byte === 0) ? { owner, isUnowned: true } : { owner }

/** Amount of a BOLT 11 prefix; pico-bitcoin only in whole millisatoshi, hence the closing 0. */
const LIGHTNING_PREFIX = /^lnbc([1-9]\d*[mun]?|[1-9]\d*0p)?$/
/** 5-bit words: timestamp 7, payment hash 1 + 2 + 52, signature 104. */
const LIGHTNING_WORDS = 7 + 55 + 104

/** Lightning: a BOLT 11 invoice of Bitcoin mainnet. Its signature is left to the payer's node. */
export function decodeLightning(invoice: string): DecodedAddress | null {
  const { prefix, words } = bech32.decode(invoice, false)
  return LIGHTNING_PREFIX.test(prefix) && words.length >= LIGHTNING_WORDS ? {} : null
}
