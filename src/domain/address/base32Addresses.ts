import { blake2b } from '@noble/hashes/blake2.js'
import { sha224, sha512_256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base32nopad, base64nopad, base64urlnopad, hex } from '@scure/base'
import { crc16, crc32, doubleSha256, openChecked } from './checksums'
import type { DecodedAddress } from './decodedAddress'

const stellarChecksum = (bytes: Uint8Array) => crc16(bytes).reverse()
const STELLAR_ACCOUNT = 6 << 3
const STELLAR_MUXED = 12 << 3

/** Stellar strkey (SEP-23): an account `G`, or a muxed account `M` that carries its id inside. */
export function decodeStellar(address: string): DecodedAddress | null {
  const body = openChecked(base32nopad.decode(address), stellarChecksum, 2)
  const owner = body.subarray(1, 33)
  if (body[0] === STELLAR_ACCOUNT && body.length === 33) return { owner }
  if (body[0] !== STELLAR_MUXED || body.length !== 41) return null
  const id = new DataView(body.buffer, body.byteOffset).getBigUint64(33)
  return { owner, extraId: id.toString() }
}

/** The account `G` of a muxed one. */
export function plainStellar(address: string): string | null {
  const owner = decodeStellar(address)?.owner
  if (!owner) return null
  const body = concatBytes(Uint8Array.of(STELLAR_ACCOUNT), owner)
  return base32nopad.encode(concatBytes(body, stellarChecksum(body)))
}

/** Algorand: a key of 32 bytes and the last four of its SHA-512/256 (developer.algorand.org, «Accounts»). */
export function decodeAlgorand(address: string): DecodedAddress | null {
  const owner = openChecked(base32nopad.decode(address), (key) => sha512_256(key).subarray(-4))
  return owner.length === 32 ? { owner } : null
}

const RAW_TON = /^(?:0|-1):([0-9a-fA-F]{64})$/

/** TON (TEP-2): raw `workchain:hash`, or 36 bytes of flags, workchain, hash and CRC-16 in either base64. */
export function decodeTon(address: string): DecodedAddress | null {
  const raw = RAW_TON.exec(address)?.[1]
  if (raw !== undefined) return { owner: hex.decode(raw) }
  const coder = /[-_]/.test(address) ? base64urlnopad : base64nopad
  const body = openChecked(coder.decode(address), crc16, 2)
  const [flags = 0, workchain = 1] = body
  // 0x11 bounceable, 0x51 not; the bit 0x80 marks a testnet address, which mainnet software must refuse.
  const isMainnet = (flags === 0x11 || flags === 0x51) && (workchain === 0 || workchain === 0xff)
  return body.length === 34 && isMainnet ? { owner: body.subarray(2) } : null
}

/** Bounceable, in base64url: the notation of contracts. */
export function friendlyTon(address: string): string | null {
  const owner = decodeTon(address)?.owner
  if (!owner) return null
  const isMaster = address.startsWith('-1:') || /^[EU]f/.test(address)
  const body = concatBytes(Uint8Array.of(0x11, isMaster ? 0xff : 0), owner)
  return base64urlnopad.encode(concatBytes(body, crc16(body)))
}

/** Bytes of payload by Filecoin's protocol: secp256k1, actor, BLS. */
const FILECOIN_LENGTHS: Partial<Record<string, number>> = { '1': 20, '2': 20, '3': 48 }
/** Namespace 10, the only one in use: accounts of Filecoin's EVM (FIP-0048). */
const DELEGATED = 'f410f'
/** Below it are the actors of the chain itself, f099 being where tokens are burnt. */
const FIRST_FILECOIN_ID = 100

/** Filecoin mainnet (spec.filecoin.io, «Address»); `f0` is a bare number without checksum. */
export function decodeFilecoin(address: string): DecodedAddress | null {
  const id = /^f0(0|[1-9]\d{0,17})$/.exec(address)?.[1]
  if (id !== undefined) return Number(id) < FIRST_FILECOIN_ID ? { isUnowned: true } : {}
  const parts = /^(f410f|f[123])([a-z2-7]+)$/.exec(address)
  const [, head = '', text = ''] = parts ?? []
  const covered = head === DELEGATED ? [4, 10] : [Number(head.charAt(1))]
  const checksumOf = (payload: Uint8Array) =>
    blake2b(concatBytes(Uint8Array.from(covered), payload), { dkLen: 4 })
  const owner = openChecked(base32nopad.decode(text.toUpperCase()), checksumOf)
  return owner.length === (head === DELEGATED ? 20 : FILECOIN_LENGTHS[head.charAt(1)]) ? { owner } : null
}

/** Of the management canister, which is no program, and of callers without a name, which is anybody. */
const UNOWNED_PRINCIPALS = [Uint8Array.of(), Uint8Array.of(4)]
const isBytes = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

/** Internet Computer principal: CRC-32 and up to 29 bytes in small base32, in groups of five. */
export function decodePrincipal(address: string): DecodedAddress | null {
  if (!/^([a-z2-7]{5}-)*[a-z2-7]{1,5}$/.test(address)) return null
  const bytes = base32nopad.decode(address.replaceAll('-', '').toUpperCase())
  const owner = bytes.subarray(4)
  if (owner.length > 29 || !crc32(owner).every((byte, index) => byte === bytes[index])) return null
  return UNOWNED_PRINCIPALS.some((known) => isBytes(known, owner)) ? { owner, isUnowned: true } : { owner }
}

/** The default account of a principal, without its CRC-32 (ICP ledger, «Accounts»). */
const icpAccount = (principal: Uint8Array) =>
  sha224(concatBytes(Uint8Array.of(10), utf8ToBytes('account-id'), principal, new Uint8Array(32)))

/** Internet Computer: an account identifier, which is a CRC-32 and then 28 bytes (ICP ledger, «Accounts»). */
export function decodeIcpAccount(address: string): DecodedAddress | null {
  if (!/^[0-9a-fA-F]{64}$/.test(address)) return null
  const bytes = hex.decode(address)
  const owner = bytes.subarray(4)
  if (!crc32(owner).every((byte, index) => byte === bytes[index])) return null
  const isUnowned = UNOWNED_PRINCIPALS.some((principal) => isBytes(icpAccount(principal), owner))
  return isUnowned ? { owner, isUnowned } : { owner }
}

const C32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Mainnet single signature `P` and multiple signatures `M`. */
const STACKS_VERSIONS = [22, 20]
/** A contract is its deployer's address and `.name`. */
const STACKS = /^S([0-9A-HJKMNP-TV-Z]+)(?:\.[a-zA-Z][\w-]{0,127})?$/

/** Stacks (SIP-005): `S`, a version, then 20 bytes of hash and 4 of checksum in c32. */
export function decodeStacks(address: string): DecodedAddress | null {
  const letters = STACKS.exec(address)?.[1] ?? ''
  const [version = -1, ...digits] = Array.from(letters, (letter) => C32.indexOf(letter))
  const checksumOf = (hash: Uint8Array) => doubleSha256(concatBytes(Uint8Array.of(version), hash))
  const owner = openChecked(c32Bytes(digits), checksumOf)
  return STACKS_VERSIONS.includes(version) && owner.length === 20 ? { owner } : null
}

/** One big number in c32; as in Base58, each leading zero digit stands for one zero byte. */
function c32Bytes(digits: readonly number[]) {
  const zeros = digits.findIndex((digit) => digit !== 0)
  const number = digits.reduce((sum, digit) => sum * 32n + BigInt(digit), 0n).toString(16)
  const rest = hex.decode(number.length % 2 ? `0${number}` : number)
  return concatBytes(new Uint8Array(Math.max(zeros, 0)), rest)
}

const NANO = '13456789abcdefghijkmnopqrstuwxyz'
const NANO_ADDRESS = /^(?:nano|xrb)_([13][13-9a-km-uw-z]{51})([13-9a-km-uw-z]{8})$/

const nanoNumber = (text: string) =>
  Array.from(text).reduce((sum, letter) => sum * 32n + BigInt(NANO.indexOf(letter)), 0n)

/** Nano (docs.nano.org, «The Basics»): four zero bits and a key of 32 bytes, then BLAKE2b in five, reversed. */
export function decodeNano(address: string): DecodedAddress | null {
  const [, key = '', checksum = ''] = NANO_ADDRESS.exec(address) ?? []
  const owner = hex.decode(nanoNumber(key).toString(16).padStart(64, '0'))
  const expected = blake2b(owner, { dkLen: 5 }).reverse()
  return nanoNumber(checksum) === BigInt(`0x${hex.encode(expected)}`) ? { owner } : null
}

/** Arweave (docs.arweave.org): SHA-256 of a key in base64url, without checksum. */
export function decodeArweave(address: string): DecodedAddress | null {
  const owner = base64urlnopad.decode(address)
  return owner.length === 32 ? { owner } : null
}
