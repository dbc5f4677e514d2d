import { sha256 } from '@noble/hashes/sha2.js'

type Digest = (body: Uint8Array) => Uint8Array

/** `bytes` without the `size` bytes of checksum at their end; throws where it is not that of `checksumOf`. */
export function openChecked(bytes: Uint8Array, checksumOf: Digest, size = 4): Uint8Array {
  const body = bytes.subarray(0, -size)
  const expected = checksumOf(body)
  const given = bytes.subarray(-size)
  if (given.length !== size || given.some((byte, index) => byte !== expected[index])) {
    throw new Error('wrong checksum')
  }
  return body
}

/** Four bytes of SHA-256 taken twice, the checksum of Bitcoin's Base58Check. */
export const doubleSha256: Digest = (body) => sha256(sha256(body)).subarray(0, 4)

/** CRC-16/XMODEM (polynomial 0x1021, start 0), most significant byte first. */
export function crc16(body: Uint8Array): Uint8Array {
  let crc = 0
  for (const byte of body) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1
  }
  return Uint8Array.of((crc >> 8) & 0xff, crc & 0xff)
}

/** CRC-32 of ISO 3309, as in PNG and gzip, most significant byte first. */
export function crc32(body: Uint8Array): Uint8Array {
  let crc = 0xffffffff
  for (const byte of body) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  crc = ~crc
  return Uint8Array.of(crc >>> 24, (crc >>> 16) & 0xff, (crc >>> 8) & 0xff, crc & 0xff)
}
