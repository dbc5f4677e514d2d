// The decoders of this folder return null or throw for what is no address of their chain; both mean the same.
import { blake256 } from '@noble/hashes/blake1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58, base58xmr, base58xrp, hex } from '@scure/base'
import { crc32, doubleSha256, openChecked } from './checksums'
import type { DecodedAddress } from './decodedAddress'

const startsWith = (bytes: Uint8Array, prefix: readonly number[]) =>
  prefix.every((byte, index) => bytes[index] === byte)

const HASH_BYTES = 20

type Digest = (body: Uint8Array) => Uint8Array

const base58HashWith =
  (checksumOf: Digest) =>
  (...versions: readonly number[][]) =>
  (address: string): DecodedAddress | null => {
    const body = openChecked(base58.decode(address), checksumOf)
    const version = versions.find(
      (bytes) => body.length === bytes.length + HASH_BYTES && startsWith(body, bytes),
    )
    return version ? { owner: body.subarray(version.length) } : null
  }

/** Base58Check (en.bitcoin.it/wiki/Base58Check_encoding): one of these versions and 20 bytes of hash. */
export const base58Hash = base58HashWith(doubleSha256)

/** Decred (dcrd, chaincfg and base58): Ds, De, DS and Dc, under BLAKE-256 taken twice. */
export const decodeDecred = base58HashWith((body) => blake256(blake256(body)).subarray(0, 4))(
  [0x07, 0x3f],
  [0x07, 0x1f],
  [0x07, 0x01],
  [0x07, 0x1a],
)

/** Waves (docs.waves.tech, «Address»): version 1 and the chain's letter. */
export const decodeWaves = base58HashWith((body) => keccak_256(blake2b(body, { dkLen: 32 })).subarray(0, 4))([
  1, 0x57,
])

/** XRP Ledger: a classic address (xrpl.org, «base58 Encodings») or a mainnet X-address (XLS-5d). */
export function decodeXrp(address: string): DecodedAddress | null {
  const body = openChecked(base58xrp.decode(address), doubleSha256)
  if (body.length === 21) return body[0] === 0 ? { owner: body.subarray(1) } : null
  // X-address: 2 bytes of prefix, 20 of account, 1 flag, 8 of tag of which only the lower 4 may be used.
  const flag = body[22]
  const unused = body.subarray(flag === 1 ? 27 : 23)
  const isWritten =
    body.length === 31 &&
    startsWith(body, [0x05, 0x44]) &&
    (flag === 0 || flag === 1) &&
    unused.every((byte) => byte === 0)
  if (!isWritten) return null
  const tag = new DataView(body.buffer, body.byteOffset).getUint32(23, true)
  return { owner: body.subarray(2, 22), extraId: flag === 1 ? String(tag) : null }
}

/** The classic address of an X-address's account. */
export function classicXrp(address: string): string | null {
  const owner = decodeXrp(address)?.owner
  if (!owner) return null
  const body = concatBytes(Uint8Array.of(0), owner)
  return base58xrp.encode(concatBytes(body, doubleSha256(body)))
}

/** Solana: an Ed25519 key of 32 bytes without any checksum. */
export function decodeSolana(address: string): DecodedAddress | null {
  const owner = base58.decode(address)
  return owner.length === 32 ? { owner } : null
}

/** Substrate (docs.polkadot.com, «SS58»): a network prefix of one byte, 32 of account, 2 of checksum. */
export const ss58 =
  (prefix: number) =>
  (address: string): DecodedAddress | null => {
    const checksumOf = (body: Uint8Array) => blake2b(concatBytes(utf8ToBytes('SS58PRE'), body))
    const body = openChecked(base58.decode(address), checksumOf, 2)
    return body.length === 33 && body[0] === prefix ? { owner: body.subarray(1) } : null
  }

/** Bytes without checksum by Monero's network byte: standard, integrated (8 of payment id), subaddress. */
const MONERO_LENGTHS: Partial<Record<number, number>> = { 18: 65, 19: 73, 42: 65 }

/** Monero mainnet (docs.getmonero.org/public-address): a byte, the spend key, the view key, the payment id. */
export function decodeMonero(address: string): DecodedAddress | null {
  const body = openChecked(base58xmr.decode(address), keccak_256)
  if (MONERO_LENGTHS[body[0] ?? -1] !== body.length) return null
  const paymentId = body.subarray(65)
  return { owner: body.subarray(1, 33), extraId: paymentId.length > 0 ? hex.encode(paymentId) : null }
}

/** Mina (o1js, Base58 of a compressed key): version byte, two of version, 32 of x, one of parity. */
export function decodeMina(address: string): DecodedAddress | null {
  const body = openChecked(base58.decode(address), doubleSha256)
  const isKey = body.length === 36 && startsWith(body, [0xcb, 1, 1])
  return isKey ? { owner: body.subarray(3, 35) } : null
}

/** Bytes of content by Ergo's kind of mainnet address: key, hash of a script; a script has any length. */
const ERGO_LENGTHS: Partial<Record<number, number>> = { 1: 33, 2: 24 }
const ERGO_SCRIPT = 3
/** A script that names a key or a hash is longer; shorter ones, as that of `true`, are open to everybody. */
const ERGO_OPEN_SCRIPT = 20

/** Ergo (docs.ergoplatform.com, «Address»): a byte of network and kind, content, four of BLAKE2b. */
export function decodeErgo(address: string): DecodedAddress | null {
  const body = openChecked(base58.decode(address), (bytes) => blake2b(bytes, { dkLen: 32 }).subarray(0, 4))
  const kind = body[0]
  const owner = body.subarray(1)
  if (kind === ERGO_SCRIPT) return owner.length < ERGO_OPEN_SCRIPT ? { owner, isUnowned: true } : { owner }
  return kind !== undefined && ERGO_LENGTHS[kind] === owner.length ? { owner } : null
}

const CBOR_HEADERS: Partial<Record<number, number>> = { 1: 0x18, 2: 0x19, 4: 0x1a }
/** CBOR: a list of three, its first a text of 28 bytes: the root, then attributes and kind. */
const BYRON_ROOT = [0x83, 0x58, 0x1c]

/** Cardano's Byron era: CBOR `[24(payload), crc32]` (CIP-19, «Byron Addresses»). */
export function decodeByron(address: string): DecodedAddress | null {
  const bytes = base58.decode(address)
  if (!startsWith(bytes, [0x82, 0xd8, 0x18, 0x58])) return null
  const end = 5 + (bytes[4] ?? 0)
  const payload = bytes.subarray(5, end)
  // A CBOR number of 1, 2 or 4 bytes after its header: leading zero bytes of the checksum are left out.
  const given = bytes.subarray(end + 1)
  const checksum = new Uint8Array(4)
  checksum.set(given, 4 - given.length)
  const isRight =
    bytes[end] === CBOR_HEADERS[given.length] &&
    crc32(payload).every((byte, index) => byte === checksum[index])
  return isRight ? { owner: startsWith(payload, BYRON_ROOT) ? payload.subarray(3, 31) : payload } : null
}
