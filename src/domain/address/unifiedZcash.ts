import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** F4Jumble of ZIP-316: four rounds over two halves, keyed by round and counter. */
const LEFT_MAX = 64
const MIN_BYTES = 48
const PADDING = 16

const personal = (name: string, round: number, count: number) =>
  concatBytes(utf8ToBytes(name), Uint8Array.of(round, count & 0xff, count >> 8))

const xor = (one: Uint8Array, other: Uint8Array) => one.map((byte, index) => byte ^ (other[index] ?? 0))

const hashRound = (round: number, right: Uint8Array, size: number) =>
  blake2b(right, { dkLen: size, personalization: personal('UA_F4Jumble_H', round, 0) })

const growRound = (round: number, left: Uint8Array, size: number) =>
  concatBytes(
    ...Array.from({ length: Math.ceil(size / LEFT_MAX) }, (_, block) =>
      blake2b(left, { dkLen: LEFT_MAX, personalization: personal('UA_F4Jumble_G', round, block) }),
    ),
  ).subarray(0, size)

function unjumble(bytes: Uint8Array): Uint8Array {
  const size = Math.min(LEFT_MAX, Math.floor(bytes.length / 2))
  let left = bytes.subarray(0, size)
  let right = bytes.subarray(size)
  for (const round of [1, 0]) {
    left = xor(left, hashRound(round, right, left.length))
    right = xor(right, growRound(round, left, right.length))
  }
  return concatBytes(left, right)
}

/** Bytes of a receiver by its typecode, and where its key begins: P2PKH, P2SH, Sapling, Orchard. */
const RECEIVERS: Partial<Record<number, { size: number; key: number }>> = {
  0: { size: 20, key: 0 },
  1: { size: 20, key: 0 },
  2: { size: 43, key: 11 },
  3: { size: 43, key: 11 },
}

/** Keys and hashes in a unified address (ZIP-316), or null where the padding or an item is wrong. */
export function unifiedReceivers(prefix: string, jumbled: Uint8Array): Uint8Array[] | null {
  if (jumbled.length < MIN_BYTES) return null
  const bytes = unjumble(jumbled)
  const padding = new Uint8Array(PADDING)
  padding.set(utf8ToBytes(prefix))
  if (padding.some((byte, index) => bytes[bytes.length - PADDING + index] !== byte)) return null
  const receivers: Uint8Array[] = []
  let rest = bytes.subarray(0, -PADDING)
  while (rest.length > 0) {
    const [code = 0, size = 0] = rest
    // A code or a length above 252 takes more bytes (CompactSize); items of later versions are skipped.
    if (code > 252 || size > 252 || rest.length < 2 + size) return null
    const known = RECEIVERS[code]
    if (known && known.size !== size) return null
    if (known) receivers.push(rest.subarray(2 + known.key, 2 + size))
    rest = rest.subarray(2 + size)
  }
  return receivers.length > 0 ? receivers : null
}
