import { blake256 } from '@noble/hashes/blake1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { sha256, sha512_256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import {
  base32nopad,
  base58,
  base58xmr,
  base58xrp,
  base64urlnopad,
  bech32,
  bech32m,
  hex,
  type Bech32,
} from '@scure/base'
import { COSMOS_PREFIXES } from '@/domain/address/addressForms'
import { crc16, crc32, doubleSha256 } from '@/domain/address/checksums'

/** A form of address written by its specification, independent of the decoders. */
export type WrittenForm = {
  network: string
  form: string
  /** Of the owner. */
  size: number
  write: (owner: Uint8Array) => string
}

type Digest = (bytes: Uint8Array) => Uint8Array
const bytes = (...list: number[]) => Uint8Array.from(list)
const zeros = (size: number) => new Uint8Array(size)
const checked = (body: Uint8Array, checksum: Digest) => concatBytes(body, checksum(body))

const base58Of =
  (version: readonly number[], checksum: Digest = doubleSha256) =>
  (owner: Uint8Array) =>
    base58.encode(checked(concatBytes(bytes(...version), owner), checksum))
const segwitOf = (prefix: string, version: number) => (owner: Uint8Array) =>
  (version === 0 ? bech32 : bech32m).encode(prefix, [version, ...bech32.toWords(owner)])
const bech32Of =
  (coder: Bech32, prefix: string, head: readonly number[] = []) =>
  (owner: Uint8Array) =>
    coder.encode(prefix, coder.toWords(concatBytes(bytes(...head), owner)), false)

const CASH = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
function cashOf(prefix: string, version: number) {
  return (owner: Uint8Array) => {
    const words = bech32.toWords(concatBytes(bytes(version), owner))
    const generators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n]
    let sum = 1n
    for (const word of [...utf8ToBytes(prefix).map((letter) => letter & 31), 0, ...words, ...zeros(8)]) {
      const top = sum >> 35n
      sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(word)
      for (const [bit, generator] of generators.entries()) if ((top >> BigInt(bit)) & 1n) sum ^= generator
    }
    sum ^= 1n
    const checksum = Array.from({ length: 8 }, (_, place) => Number((sum >> BigInt(5 * (7 - place))) & 31n))
    return `${prefix}:${[...words, ...checksum].map((word) => CASH.charAt(word)).join('')}`
  }
}

const hexOf = (head: string) => (owner: Uint8Array) => head + hex.encode(owner)
const filecoinOf = (head: string, covered: readonly number[]) => (owner: Uint8Array) => {
  const checksum = blake2b(concatBytes(bytes(...covered), owner), { dkLen: 4 })
  return head + base32nopad.encode(concatBytes(owner, checksum)).toLowerCase()
}
const moneroOf = (version: number, tail: number) => (owner: Uint8Array) =>
  base58xmr.encode(
    checked(concatBytes(bytes(version), owner, zeros(32).fill(7), zeros(tail).fill(9)), (body) =>
      keccak_256(body).subarray(0, 4),
    ),
  )
const ss58Of = (prefix: number) =>
  base58Of([prefix], (body) => blake2b(concatBytes(utf8ToBytes('SS58PRE'), body)).subarray(0, 2))
const strkey = (version: number, tail: Uint8Array) => (owner: Uint8Array) =>
  base32nopad.encode(checked(concatBytes(bytes(version), owner, tail), (body) => crc16(body).reverse()))

const C32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const stacksOf = (version: number) => (owner: Uint8Array) => {
  const body = concatBytes(owner, doubleSha256(concatBytes(bytes(version), owner)))
  const leading = body.findIndex((byte) => byte !== 0)
  let rest = BigInt(`0x${hex.encode(body)}`)
  let text = ''
  for (; rest > 0n; rest >>= 5n) text = C32.charAt(Number(rest & 31n)) + text
  return `S${C32.charAt(version)}${'0'.repeat(leading)}${text}`
}

const NANO = '13456789abcdefghijkmnopqrstuwxyz'
const nanoText = (number: bigint, length: number) =>
  Array.from({ length }, (_, place) =>
    NANO.charAt(Number((number >> BigInt(5 * (length - 1 - place))) & 31n)),
  ).join('')
const nano = (owner: Uint8Array) => {
  const checksum = blake2b(owner, { dkLen: 5 }).reverse()
  const number = (some: Uint8Array) => BigInt(`0x${hex.encode(some)}`)
  return `nano_${nanoText(number(owner), 52)}${nanoText(number(checksum), 8)}`
}

const byron = (owner: Uint8Array) => {
  const payload = concatBytes(bytes(0x83, 0x58, 0x1c), owner, bytes(0xa0, 0x00))
  const head = bytes(0x82, 0xd8, 0x18, 0x58, payload.length)
  return base58.encode(concatBytes(head, payload, bytes(0x1a), crc32(payload)))
}

/** ZIP-316: items, padding, F4Jumble, bech32m. */
const unifiedOf = (typecode: number, before: number) => (owner: Uint8Array) => {
  const receiver = concatBytes(zeros(before).fill(5), owner)
  const padding = zeros(16)
  padding.set(utf8ToBytes('u'))
  // A second receiver, so that a short one is long enough to be jumbled.
  const orchard = concatBytes(bytes(3, 43), zeros(43).fill(6))
  const rest = typecode === 3 ? bytes() : orchard
  const message = concatBytes(bytes(typecode, receiver.length), receiver, rest, padding)
  const size = Math.min(64, Math.floor(message.length / 2))
  let [left, right] = [message.subarray(0, size), message.subarray(size)]
  const person = (name: string, round: number, block: number) =>
    concatBytes(utf8ToBytes(`UA_F4Jumble_${name}`), bytes(round, block & 255, block >> 8))
  const xor = (one: Uint8Array, other: Uint8Array) => one.map((byte, at) => byte ^ (other[at] ?? 0))
  const grow = (round: number) => {
    const blocks = Array.from({ length: Math.ceil(right.length / 64) }, (_, block) =>
      blake2b(left, { dkLen: 64, personalization: person('G', round, block) }),
    )
    return concatBytes(...blocks)
  }
  const hash = (round: number) =>
    blake2b(right, { dkLen: left.length, personalization: person('H', round, 0) })
  for (const round of [0, 1]) {
    right = xor(right, grow(round))
    left = xor(left, hash(round))
  }
  return bech32Of(bech32m, 'u')(concatBytes(left, right))
}

const form = (network: string, name: string, size: number, write: WrittenForm['write']): WrittenForm => ({
  network,
  form: name,
  size,
  write,
})

const segwitForms = (network: string, prefix: string, hasTaproot = true) => [
  form(network, 'version 0, key', 20, segwitOf(prefix, 0)),
  form(network, 'version 0, script', 32, segwitOf(prefix, 0)),
  ...(hasTaproot ? [form(network, 'Taproot', 32, segwitOf(prefix, 1))] : []),
]
const base58Forms = (network: string, ...versions: number[][]) =>
  versions.map((version) => form(network, `version ${hex.encode(bytes(...version))}`, 20, base58Of(version)))
const cosmosForms = (network: string, prefix: string) =>
  [20, 32].map((size) => form(network, `${size} bytes`, size, bech32Of(bech32, prefix)))

export const WRITTEN_FORMS: readonly WrittenForm[] = [
  ...segwitForms('btc', 'bc'),
  ...segwitForms('ltc', 'ltc'),
  ...segwitForms('dgb', 'dgb'),
  ...segwitForms('qtum', 'qc'),
  ...segwitForms('btg', 'btg', false),
  ...base58Forms('btc', [0x00], [0x05]),
  ...base58Forms('bch', [0x00], [0x05]),
  ...base58Forms('xec', [0x00], [0x05]),
  ...base58Forms('bsv', [0x00], [0x05]),
  ...base58Forms('ltc', [0x05], [0x30], [0x32]),
  ...base58Forms('doge', [0x1e], [0x16]),
  ...base58Forms('dash', [0x4c], [0x10]),
  ...base58Forms('dgb', [0x1e], [0x3f], [0x05]),
  ...base58Forms('btg', [0x26], [0x17]),
  ...base58Forms('qtum', [0x3a], [0x32]),
  ...base58Forms('rvn', [0x3c], [0x7a]),
  ...base58Forms('kmd', [0x3c], [0x55]),
  ...base58Forms('neo', [0x35]),
  ...base58Forms('firo', [0x52], [0x07]),
  ...base58Forms('pivx', [0x1e], [0x0d], [0x3f]),
  ...base58Forms('zec', [0x1c, 0xb8], [0x1c, 0xbd]),
  ...base58Forms('trx', [0x41]),
  ...base58Forms('xtz', [6, 161, 159], [6, 161, 161], [6, 161, 164], [6, 161, 166], [2, 90, 121]),
  ...[0, 8, 16, 24].flatMap((version) => [
    form('bch', `CashAddr ${version}`, 20, cashOf('bitcoincash', version)),
    form('bch', `CashAddr ${version + 3}`, 32, cashOf('bitcoincash', version + 3)),
    form('xec', `CashAddr ${version}`, 20, cashOf('ecash', version)),
  ]),
  form('kas', 'key', 32, cashOf('kaspa', 0)),
  form('kas', 'ECDSA key', 33, cashOf('kaspa', 1)),
  form('kas', 'script', 32, cashOf('kaspa', 8)),
  form('ltc', 'MWEB', 33, (owner) =>
    bech32.encode('ltcmweb', [0, ...bech32.toWords(concatBytes(zeros(33).fill(2), owner))], false),
  ),
  form('zec', 'Sapling', 32, bech32Of(bech32, 'zs', [...zeros(11).fill(1)])),
  form('zec', 'transparent source only', 20, bech32Of(bech32m, 'tex')),
  form('zec', 'unified, transparent and Orchard', 20, unifiedOf(0, 0)),
  form('zec', 'unified, Sapling and Orchard', 32, unifiedOf(2, 11)),
  form('zec', 'unified, Orchard', 32, unifiedOf(3, 11)),
  form('pivx', 'Sapling', 32, bech32Of(bech32, 'ps', [...zeros(11).fill(1)])),
  form('eth', 'hexadecimal', 20, hexOf('0x')),
  form('xdc', 'xdc', 20, hexOf('xdc')),
  form('flow', 'Cadence', 8, hexOf('0x')),
  form('flow', 'Cadence, bare', 8, hexOf('')),
  form('icx', 'account', 20, hexOf('hx')),
  form('icx', 'contract', 20, hexOf('cx')),
  form('sui', 'long', 32, hexOf('0x')),
  form('apt', 'long', 32, hexOf('0x')),
  form('starknet', 'long', 31, hexOf('0x00')),
  form('sc', 'hash', 32, (owner) =>
    hex.encode(checked(owner, (body) => blake2b(body, { dkLen: 32 }).subarray(0, 6))),
  ),
  form('xrp', 'classic', 20, (owner) =>
    base58xrp.encode(checked(concatBytes(bytes(0), owner), doubleSha256)),
  ),
  form('xrp', 'X-address', 20, (owner) =>
    base58xrp.encode(
      checked(concatBytes(bytes(5, 0x44), owner, bytes(1, 146, 16, 0, 0, 0, 0, 0, 0)), doubleSha256),
    ),
  ),
  form('xlm', 'account', 32, strkey(6 << 3, bytes())),
  form('xlm', 'muxed', 32, strkey(12 << 3, bytes(0, 0, 0, 0, 0, 0, 0, 7))),
  form('ton', 'raw', 32, hexOf('0:')),
  form('ton', 'raw, masterchain', 32, hexOf('-1:')),
  ...[0x11, 0x51].flatMap((flags) =>
    [0, 0xff].map((workchain) =>
      form('ton', `friendly ${flags} ${workchain}`, 32, (owner) =>
        base64urlnopad.encode(checked(concatBytes(bytes(flags, workchain), owner), crc16)),
      ),
    ),
  ),
  form('sol', 'key', 32, (owner) => base58.encode(owner)),
  form('ada', 'key and stake', 28, (owner) =>
    bech32Of(bech32, 'addr', [0x01])(concatBytes(owner, zeros(28).fill(3))),
  ),
  form('ada', 'pointer', 28, (owner) => bech32Of(bech32, 'addr', [0x41])(concatBytes(owner, bytes(1, 2, 3)))),
  form('ada', 'key', 28, bech32Of(bech32, 'addr', [0x61])),
  form('ada', 'Byron', 28, byron),
  form('dot', 'SS58', 32, ss58Of(0)),
  form('ksm', 'SS58', 32, ss58Of(2)),
  form('tao', 'SS58', 32, ss58Of(42)),
  form('xmr', 'standard', 32, moneroOf(18, 0)),
  form('xmr', 'integrated', 32, moneroOf(19, 8)),
  form('xmr', 'subaddress', 32, moneroOf(42, 0)),
  form('algo', 'key', 32, (owner) =>
    base32nopad.encode(checked(owner, (key) => sha512_256(key).subarray(-4))),
  ),
  form('fil', 'secp256k1', 20, filecoinOf('f1', [1])),
  form('fil', 'actor', 20, filecoinOf('f2', [2])),
  form('fil', 'BLS', 48, filecoinOf('f3', [3])),
  form('fil', 'delegated', 20, filecoinOf('f410f', [4, 10])),
  form('stx', 'single', 20, stacksOf(22)),
  form('stx', 'multiple', 20, stacksOf(20)),
  form('stx', 'contract', 20, (owner) => `${stacksOf(22)(owner)}.pool`),
  form('egld', 'account', 32, bech32Of(bech32, 'erd')),
  form('rose', 'account', 20, bech32Of(bech32, 'oasis', [0])),
  form('icp', 'account', 28, (owner) => hex.encode(concatBytes(crc32(owner), owner))),
  form('icp', 'principal', 29, (owner) =>
    (
      base32nopad
        .encode(concatBytes(crc32(owner), owner))
        .toLowerCase()
        .match(/.{1,5}/g) ?? []
    ).join('-'),
  ),
  form('near', 'implicit', 32, hexOf('')),
  form('near', 'of an EVM key', 20, hexOf('0x')),
  form('hbar', 'number', 6, (owner) => `0.0.${Number(`0x${hex.encode(owner)}`)}`),
  form(
    'dcr',
    'Ds',
    20,
    base58Of([0x07, 0x3f], (body) => blake256(blake256(body)).subarray(0, 4)),
  ),
  form(
    'dcr',
    'Dc',
    20,
    base58Of([0x07, 0x1a], (body) => blake256(blake256(body)).subarray(0, 4)),
  ),
  form('mina', 'key', 32, (owner) => base58Of([0xcb, 1, 1])(concatBytes(owner, bytes(1)))),
  form(
    'waves',
    'W',
    20,
    base58Of([1, 0x57], (body) => keccak_256(blake2b(body, { dkLen: 32 })).subarray(0, 4)),
  ),
  form(
    'erg',
    'key',
    33,
    base58Of([1], (body) => blake2b(body, { dkLen: 32 }).subarray(0, 4)),
  ),
  form(
    'erg',
    'hash of a script',
    24,
    base58Of([2], (body) => blake2b(body, { dkLen: 32 }).subarray(0, 4)),
  ),
  form('ckb', 'full', 20, (owner) =>
    bech32Of(bech32m, 'ckb', [0])(concatBytes(sha256(bytes(1)), bytes(1), owner)),
  ),
  form('ckb', 'code hash', 32, (owner) =>
    bech32Of(bech32m, 'ckb', [0])(concatBytes(owner, bytes(1), zeros(20).fill(4))),
  ),
  form('ckb', 'short', 20, bech32Of(bech32, 'ckb', [1, 0])),
  form('xno', 'key', 32, nano),
  form('ar', 'key', 32, (owner) => base64urlnopad.encode(owner)),
  ...Object.entries(COSMOS_PREFIXES).flatMap(([network, prefix]) => cosmosForms(network, prefix)),
]
