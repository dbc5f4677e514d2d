import { createHash } from 'node:crypto'
import { sha256 } from '@noble/hashes/sha2.js'
import { base58, bech32, createBase58check } from '@scure/base'
import type { FakeCoin } from './fakeMarket'

const HRP = { 'bech32 bc': 'bc', 'bech32 ltc': 'ltc' } as const
const TRON = 0x41

/** An address of its chain that nobody has the key of: what is sent there is lost. Another one for each order. */
export function fakeAddress({ addresses }: FakeCoin, order: string): string {
  const bytes = createHash('sha256').update(`halyard fake ${order}`).digest()
  const short = Uint8Array.from(bytes.subarray(0, 20))
  if (addresses === 'evm') return `0x${Buffer.from(short).toString('hex')}`
  if (addresses === 'tron') return createBase58check(sha256).encode(Uint8Array.of(TRON, ...short))
  if (addresses === 'solana') return base58.encode(Uint8Array.from(bytes))
  return bech32.encode(HRP[addresses], [0, ...bech32.toWords(short)])
}
