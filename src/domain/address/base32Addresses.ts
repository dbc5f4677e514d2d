import { blake2b } from '@noble/hashes/blake2.js'
import { sha512_256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { base32nopad, base64nopad, base64urlnopad, hex } from '@scure/base'
import { crc16, crc32, doubleSha256, openChecked } from './checksums'

/** Stellar strkey (SEP-23): an account `G`, or a muxed account `M` that carries its id inside. */
export function isStellar(address: string) {
  const body = openChecked(base32nopad.decode(address), (bytes) => crc16(bytes).reverse(), 2)
  return (body[0] === 6 << 3 && body.length === 33) || (body[0] === 12 << 3 && body.length === 41)
}

/** Algorand: a key of 32 bytes and the last four of its SHA-512/256 (developer.algorand.org, «Accounts»). */
export const isAlgorand = (address: string) =>
  openChecked(base32nopad.decode(address), (key) => sha512_256(key).subarray(-4)).length === 32

/** TON (TEP-2): raw `workchain:hash`, or 36 bytes of flags, workchain, hash and CRC-16 in either base64. */
export function isTon(address: string) {
  if (/^(0|-1):[0-9a-fA-F]{64}$/.test(address)) return true
  const coder = /[-_]/.test(address) ? base64urlnopad : base64nopad
  const body = openChecked(coder.decode(address), crc16, 2)
  const [flags = 0, workchain = 1] = body
  // 0x11 bounceable, 0x51 not; the bit 0x80 marks a testnet address, which mainnet software must refuse.
  return body.length === 34 && (flags === 0x11 || flags === 0x51) && (workchain === 0 || workchain === 0xff)
}

/** Bytes of payload by Filecoin's protocol: secp256k1, actor, BLS. */
const FILECOIN_LENGTHS: Partial<Record<string, number>> = { '1': 20, '2': 20, '3': 48 }
/** Namespace 10, the only one in use: accounts of Filecoin's EVM (FIP-0048). */
const DELEGATED = 'f410f'

/** Filecoin mainnet (spec.filecoin.io, «Address»); `f0` is a bare number without checksum. */
export function isFilecoin(address: string) {
  if (/^f0(0|[1-9]\d{0,17})$/.test(address)) return true
  const parts = /^(f410f|f[123])([a-z2-7]+)$/.exec(address)
  const [, head = '', text = ''] = parts ?? []
  const covered = head === DELEGATED ? [4, 10] : [Number(head.charAt(1))]
  const checksumOf = (payload: Uint8Array) =>
    blake2b(concatBytes(Uint8Array.from(covered), payload), { dkLen: 4 })
  const payload = openChecked(base32nopad.decode(text.toUpperCase()), checksumOf)
  return payload.length === (head === DELEGATED ? 20 : FILECOIN_LENGTHS[head.charAt(1)])
}

/** Internet Computer principal: CRC-32 and up to 29 bytes in small base32, in groups of five. */
export function isPrincipal(address: string) {
  if (!/^([a-z2-7]{5}-)*[a-z2-7]{1,5}$/.test(address)) return false
  const bytes = base32nopad.decode(address.replaceAll('-', '').toUpperCase())
  const body = bytes.subarray(4)
  return body.length <= 29 && crc32(body).every((byte, index) => byte === bytes[index])
}

const C32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Mainnet single signature `P` and multiple signatures `M`. */
const STACKS_VERSIONS = [22, 20]
/** A contract is its deployer's address and `.name`. */
const STACKS = /^S([0-9A-HJKMNP-TV-Z]+)(?:\.[a-zA-Z][\w-]{0,127})?$/

/** Stacks (SIP-005): `S`, a version, then 20 bytes of hash and 4 of checksum in c32. */
export function isStacks(address: string) {
  const letters = STACKS.exec(address)?.[1] ?? ''
  const [version = -1, ...digits] = Array.from(letters, (letter) => C32.indexOf(letter))
  const checksumOf = (hash: Uint8Array) => doubleSha256(concatBytes(Uint8Array.of(version), hash))
  return STACKS_VERSIONS.includes(version) && openChecked(c32Bytes(digits), checksumOf).length === 20
}

/** One big number in c32; as in Base58, each leading zero digit stands for one zero byte. */
function c32Bytes(digits: readonly number[]) {
  const zeros = digits.findIndex((digit) => digit !== 0)
  const number = digits.reduce((sum, digit) => sum * 32n + BigInt(digit), 0n).toString(16)
  const rest = hex.decode(number.length % 2 ? `0${number}` : number)
  return concatBytes(new Uint8Array(Math.max(zeros, 0)), rest)
}
