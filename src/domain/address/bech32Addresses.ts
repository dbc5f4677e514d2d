import { bech32, bech32m, type Bech32 } from '@scure/base'
import { isByron } from './base58Addresses'

/** Only Bitcoin's family keeps to BIP-173's 90 characters; elsewhere the data's length is what counts. */
function bytesOf(coder: Bech32, prefix: string, address: string): Uint8Array | null {
  const decoded = coder.decodeToBytes(address, false)
  return decoded.prefix === prefix ? decoded.bytes : null
}

/** SegWit and Taproot: version 0 in bech32 (BIP-173), later versions in bech32m (BIP-350). */
export const isSegwit = (prefix: string) => (address: string) => {
  const plain = bech32.decodeUnsafe(address)
  const decoded = plain ?? bech32m.decode(address)
  const [version = -1, ...words] = decoded.words
  if (decoded.prefix !== prefix || version > 16 || (version === 0) !== (plain !== undefined)) return false
  const { length } = bech32.fromWords(words)
  return version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40
}

/** Litecoin's MWEB stealth address (Litecoin Core, src/key_io.cpp): version 0, then two public keys. */
export function isMweb(address: string) {
  const decoded = bech32.decode(address, false)
  const [version, ...words] = decoded.words
  return decoded.prefix === 'ltcmweb' && version === 0 && bech32.fromWords(words).length === 66
}

/** Bytes of account in plain bech32: 20 or 32 in the Cosmos SDK (ADR-028), 32 on MultiversX. */
export const isBech32Account =
  (prefix: string, lengths: readonly number[] = [20, 32]) =>
  (address: string) =>
    lengths.includes(bytesOf(bech32, prefix, address)?.length ?? -1)

/** Cardano mainnet payment address, Shelley (CIP-19) or Byron; a stake address cannot be paid to. */
export function isCardano(address: string) {
  if (!address.toLowerCase().startsWith('addr1')) return isByron(address)
  const bytes = bytesOf(bech32, 'addr', address)
  const header = bytes?.[0]
  if (!bytes || header === undefined || (header & 0x0f) !== 1) return false
  const kind = header >> 4
  if (kind <= 3) return bytes.length === 57
  // A pointer is three numbers of one to five bytes each.
  if (kind <= 5) return bytes.length >= 32 && bytes.length <= 44
  return kind <= 7 && bytes.length === 29
}

/** Zcash: Sapling in bech32; unified (ZIP-316) and transparent-source-only (ZIP-320) in bech32m. */
export function isShieldedZcash(address: string) {
  const prefix = address.slice(0, address.lastIndexOf('1')).toLowerCase()
  if (prefix === 'zs') return bytesOf(bech32, 'zs', address)?.length === 43
  if (prefix === 'tex') return bytesOf(bech32m, 'tex', address)?.length === 20
  // ZIP-316: the jumbled receivers and their 16 bytes of padding are never shorter than 48 bytes.
  return (bytesOf(bech32m, 'u', address)?.length ?? 0) >= 48
}

/** Amount of a BOLT 11 prefix; pico-bitcoin only in whole millisatoshi, hence the closing 0. */
const LIGHTNING_PREFIX = /^lnbc([1-9]\d*[mun]?|[1-9]\d*0p)?$/
/** 5-bit words: timestamp 7, payment hash 1 + 2 + 52, signature 104. */
const LIGHTNING_WORDS = 7 + 55 + 104

/** Lightning: a BOLT 11 invoice of Bitcoin mainnet. Its signature is left to the payer's node. */
export function isLightningInvoice(invoice: string) {
  const { prefix, words } = bech32.decode(invoice, false)
  return LIGHTNING_PREFIX.test(prefix) && words.length >= LIGHTNING_WORDS
}
