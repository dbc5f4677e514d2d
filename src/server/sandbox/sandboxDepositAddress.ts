import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { COSMOS_PREFIXES } from '@/domain/address/addressForms'
import { checkAddress } from '@/domain/address/checkAddress'

const DIGITS = '0123456789'
const HEX = '0123456789abcdef'
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const SMALL_BASE32 = BASE32.toLowerCase()
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const C32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

type Shape = { head: string; alphabet: string; length: number; tail?: string }

const shape = (head: string, alphabet: string, length: number, tail?: string): Shape => ({
  head,
  alphabet,
  length,
  tail,
})

function drawText(seed: string, alphabet: string, length: number) {
  let text = ''
  for (let block = 0; text.length < length; block++) {
    for (const byte of sha256(utf8ToBytes(`${seed}/${block}`)))
      text += alphabet.charAt(byte % alphabet.length)
  }
  return text.slice(0, length)
}

const draw = (seed: string, { head, alphabet, length, tail = '' }: Shape) =>
  head + drawText(seed, alphabet, length) + tail

/** Random capitals break EIP-55 all but once in a million draws. */
const EVM_ADDRESS = shape('0x', '0123456789abcdefABCDEF', 40)

/** Random characters miss the checksum; a chain without one gets a text that cannot be decoded. */
const ADDRESSES: Readonly<Record<string, Shape>> = {
  btc: shape('bc1q', BECH32, 38),
  lightning: shape('lnbc1p', BECH32, 260),
  bch: shape('bitcoincash:q', BECH32, 41),
  xec: shape('ecash:q', BECH32, 41),
  bsv: shape('1', BASE58, 33),
  ltc: shape('ltc1q', BECH32, 38),
  dgb: shape('dgb1q', BECH32, 38),
  vtc: shape('vtc1q', BECH32, 38),
  btg: shape('G', BASE58, 33),
  qtum: shape('Q', BASE58, 33),
  rvn: shape('R', BASE58, 33),
  kmd: shape('R', BASE58, 33),
  neo: shape('N', BASE58, 33),
  doge: shape('D', BASE58, 33),
  dash: shape('X', BASE58, 33),
  zec: shape('t1', BASE58, 33),
  trx: shape('T', BASE58, 33),
  xtz: shape('tz1', BASE58, 33),
  xrp: shape('r', BASE58, 33),
  xlm: shape('G', BASE32, 55),
  ton: shape('UQ', BASE64URL, 46),
  // 44 characters above `J` are a number of 33 bytes, one more than a key has.
  sol: shape('z', BASE58, 43),
  ada: shape('addr1q', BECH32, 97),
  dot: shape('1', BASE58, 47),
  ksm: shape('F', BASE58, 46),
  tao: shape('5', BASE58, 47),
  xmr: shape('4', BASE58, 94),
  algo: shape('', BASE32, 58),
  fil: shape('f1', SMALL_BASE32, 39),
  stx: shape('SP', C32, 39),
  kas: shape('kaspa:q', BECH32, 60),
  egld: shape('erd1', BECH32, 58),
  rose: shape('oasis1', BECH32, 40),
  icp: shape('', HEX, 64),
  // One byte longer than an account.
  sui: shape('0x', HEX, 66),
  apt: shape('0x', HEX, 66),
  starknet: shape('0x', HEX, 66),
  // A name may not hold two separators in a row.
  near: shape('sandbox--', HEX, 12, '.near'),
  // A name may not hold these digits.
  eos: shape('sandbox', '06789', 5),
  // Accounts, numbered in a row, are far from twelve digits; HIP-15 reads the letters as a checksum.
  hbar: shape('0.0.9', DIGITS, 11, '-wrong'),
  '': shape('DE', DIGITS, 20),
}

/** No chain's alphabet has an exclamation mark, so this is refused everywhere. */
const NO_ADDRESS = shape('sandbox!', HEX, 32)

const HASHES: Readonly<Record<string, Shape>> = {
  xrp: shape('', HEX.toUpperCase(), 64),
  sol: shape('', BASE58, 88),
  sui: shape('', BASE58, 44),
  near: shape('', BASE58, 44),
  algo: shape('', BASE32, 52),
  xtz: shape('o', BASE58, 50),
  fil: shape('bafy2bzace', SMALL_BASE32, 52),
  hbar: shape('0.0.9', DIGITS, 11, '@0.000000000'),
  apt: shape('0x', HEX, 64),
  dot: shape('0x', HEX, 64),
  ksm: shape('0x', HEX, 64),
  stx: shape('0x', HEX, 64),
  starknet: shape('0x', HEX, 64),
  '': shape('SANDBOX', DIGITS, 12),
}

const EVM_PROBE = `0x${'0'.repeat(40)}`
const isEvmNetwork = (network: string) => checkAddress(network, EVM_PROBE) === 'valid'

function addressShape(network: string): Shape {
  const known = ADDRESSES[network]
  if (known) return known
  const prefix = COSMOS_PREFIXES[network]
  if (prefix) return shape(`${prefix}1`, BECH32, 38)
  return isEvmNetwork(network) ? EVM_ADDRESS : NO_ADDRESS
}

/** Looks like an address of `network` and never is one, so no wallet can send real coins to it. */
export function sandboxDepositAddress(network: string, seed: string): string {
  for (let attempt = 0; attempt < 8; attempt++) {
    const address = draw(`address/${network}/${seed}/${attempt}`, addressShape(network))
    if (checkAddress(network, address) !== 'valid') return address
  }
  return draw(`address/${network}/${seed}`, NO_ADDRESS)
}

function hashShape(network: string): Shape {
  const known = HASHES[network]
  if (known) return known
  if (COSMOS_PREFIXES[network]) return shape('', HEX.toUpperCase(), 64)
  return shape(isEvmNetwork(network) ? '0x' : '', HEX, 64)
}

/** For fiat a bank's reference. */
export const sandboxTxHash = (network: string, seed: string): string =>
  draw(`hash/${network}/${seed}`, hashShape(network))

/** Nine digits, valid as a tag or memo on any chain. */
export function sandboxExtraId(network: string, seed: string): string {
  const id = `extra/${network}/${seed}`
  return drawText(`${id}/first`, DIGITS.slice(1), 1) + drawText(id, DIGITS, 8)
}
