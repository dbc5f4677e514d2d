import { ens_normalize } from '@adraffy/ens-normalize'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { hex } from '@scure/base'
import { EVM_CHAINS } from '@/domain/wallet/evmChains'

/** Proxy of ENS's Universal Resolver on Ethereum (docs.ens.domains, «Deployments»); it reads both versions of ENS. */
export const UNIVERSAL_RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'

const WORD = 32
/** Of `resolve(bytes,bytes)`, `addr(bytes32)` and `addr(bytes32,uint256)`. */
const RESOLVE = hex.decode('9061b923')
const ADDR = hex.decode('3b3b57de')
const ADDR_OF_COIN = hex.decode('f1cb7e06')

/** ENSIP-11: chains other than Ethereum have records of their own, because a contract's address is not the same there. */
const coinTypeOf = (network: string) =>
  network === 'eth' ? null : (0x80000000 | (EVM_CHAINS[network]?.id ?? 0)) >>> 0

/** ENSIP-15. @throws Error for what cannot be a name */
export const normalEnsName = (name: string): string => ens_normalize(name)

/** Data of the call that reads where a normalized name points on a network. @throws Error for a label of over 255 bytes */
export function ensCallData(name: string, network: string): string {
  const labels = name.split('.').map((label) => utf8ToBytes(label))
  if (labels.some((label) => label.length > 255)) throw new RangeError('a label is too long')
  const wire = concatBytes(
    ...labels.flatMap((label) => [Uint8Array.of(label.length), label]),
    Uint8Array.of(0),
  )
  const coin = coinTypeOf(network)
  const node = nodeOf(labels)
  const query = coin === null ? concatBytes(ADDR, node) : concatBytes(ADDR_OF_COIN, node, word(coin))
  const first = bytesArgument(wire)
  const offsets = concatBytes(word(2 * WORD), word(2 * WORD + first.length))
  return `0x${hex.encode(concatBytes(RESOLVE, offsets, first, bytesArgument(query)))}`
}

/** ENSIP-1. */
const nodeOf = (labels: Uint8Array[]) =>
  labels.reduceRight<Uint8Array>(
    (node, label) => keccak_256(concatBytes(node, keccak_256(label))),
    new Uint8Array(WORD),
  )

function word(value: number): Uint8Array {
  const bytes = new Uint8Array(WORD)
  new DataView(bytes.buffer).setUint32(WORD - 4, value)
  return bytes
}

const bytesArgument = (bytes: Uint8Array) =>
  concatBytes(word(bytes.length), bytes, new Uint8Array((WORD - (bytes.length % WORD)) % WORD))

/** Null for none, and for anything malformed. */
export function ensCallResult(data: string, network: string): string | null {
  const bytes = bytesOf(data)
  const record = bytes && bytesAt(bytes, 0)
  if (!record) return null
  const address = network === 'eth' ? wordAddress(record) : bytesAt(record, 0)
  if (address?.length !== 20 || address.every((byte) => byte === 0)) return null
  return `0x${hex.encode(address)}`
}

const bytesOf = (data: string) => (/^0x(?:[0-9a-f]{2})+$/i.test(data) ? hex.decode(data.slice(2)) : null)

const wordAddress = (record: Uint8Array) =>
  record.length === WORD && record.subarray(0, 12).every((byte) => byte === 0) ? record.subarray(12) : null

function bytesAt(data: Uint8Array, place: number): Uint8Array | null {
  const offset = numberAt(data, place)
  const length = offset === null ? null : numberAt(data, offset)
  if (offset === null || length === null || offset + WORD + length > data.length) return null
  return data.subarray(offset + WORD, offset + WORD + length)
}

function numberAt(data: Uint8Array, place: number): number | null {
  if (place + WORD > data.length) return null
  const bytes = data.subarray(place, place + WORD)
  if (bytes.subarray(0, WORD - 4).some((byte) => byte !== 0)) return null
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(WORD - 4)
}
