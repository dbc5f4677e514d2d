import { bech32 } from '@scure/base'
import type { DecodedAddress } from './decodedAddress'

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n]
const CHECKSUM_WORDS = 8

function polymod(words: readonly number[]): bigint {
  let sum = 1n
  for (const word of words) {
    const top = sum >> 35n
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(word)
    GENERATORS.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) & 1n) sum ^= generator
    })
  }
  return sum ^ 1n
}

/** Version byte and hash of `prefix:payload`; throws where checksum, alphabet or case is wrong. */
function decodeCash(prefix: string, address: string): Uint8Array {
  const text = address.toLowerCase()
  if (text !== address && text.toUpperCase() !== address) throw new Error('mixed case')
  const words = Array.from(text.slice(prefix.length + 1), (letter) => ALPHABET.indexOf(letter))
  const prefixWords = Array.from(prefix, (letter) => letter.charCodeAt(0) & 31)
  const known = text.startsWith(`${prefix}:`) && !words.includes(-1)
  if (!known || polymod([...prefixWords, 0, ...words]) !== 0n) throw new Error('wrong checksum')
  return bech32.fromWords(words.slice(0, -CHECKSUM_WORDS))
}

/** Bytes of hash by the lower three bits of the version byte. */
const HASH_LENGTHS = [20, 24, 28, 32, 40, 48, 56, 64]
/** P2PKH, P2SH, and the same two for wallets that know tokens (CHIP-2022-02 CashTokens). */
const CASH_KINDS = [0, 1, 2, 3]

/** Bitcoin Cash and eCash in their own form; the CashAddr specification lets wallets leave the prefix out. */
export const cashAddress =
  (prefix: string) =>
  (address: string): DecodedAddress | null => {
    const ownPrefix = address === address.toUpperCase() ? prefix.toUpperCase() : prefix
    const bytes = decodeCash(prefix, address.includes(':') ? address : `${ownPrefix}:${address}`)
    const version = bytes[0] ?? -1
    const owner = bytes.subarray(1)
    return CASH_KINDS.includes(version >> 3) && owner.length === HASH_LENGTHS[version & 7] ? { owner } : null
  }

/** Bytes of key or script by Kaspa's version byte: Schnorr, ECDSA, script (rusty-kaspa, crypto/addresses). */
const KASPA_LENGTHS: Partial<Record<number, number>> = { 0: 32, 1: 33, 8: 32 }

/** Kaspa mainnet; the prefix is part of the address. */
export function decodeKaspa(address: string): DecodedAddress | null {
  const bytes = decodeCash('kaspa', address)
  const owner = bytes.subarray(1)
  return KASPA_LENGTHS[bytes[0] ?? -1] === owner.length ? { owner } : null
}
