import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base32nopad, hex } from '@scure/base'
import { decodeStellar, decodeTon } from '@/domain/address/base32Addresses'
import { base58Hash } from '@/domain/address/base58Addresses'
import { crc16 } from '@/domain/address/checksums'
import { isEvmNetwork } from '@/domain/wallet/evmCoins'

type Canonical = (contract: string, ticker: string) => string

/** Chains whose addresses are 20 bytes in hexadecimal, whatever they write before them. */
const HEX20: ReadonlySet<string> = new Set(['vet', 'xdc', 'qtum', 'theta', 'iotx', 'one', 'zil'])

/** One form of a contract for each chain, in which notations of the same contract are equal. */
const FORMS: Readonly<Record<string, Canonical>> = {
  trx: tron,
  ton: (contract) => decoded(() => rawTon(contract)) ?? contract,
  xlm: stellar,
  sui: moveType,
  apt: moveType,
  starknet: (contract) => paddedHex(contract) ?? contract,
  near: (contract) => contract.toLowerCase().replace(/^nep141:/, ''),
  hbar: hedera,
  algo: (contract) => contract.replace(/^0+(?=\d)/, ''),
  ada: (contract) => contract.toLowerCase().replaceAll(/[.:]/g, ''),
  xrp: (contract) => contract.replace(/[:\-/+]/, '.'),
  icp: (contract) => contract.toLowerCase(),
  eos: (contract) => contract.toLowerCase(),
}

/** @param ticker where the contract is an issuer of several */
export function canonicalContract(network: string, contract: string, ticker = ''): string {
  const written = contract.trim()
  const form = FORMS[network]
  if (form) return form(written, ticker)
  if (isEvmNetwork(network) || HEX20.has(network)) return hex20(written)
  return written.startsWith('ibc/') || written.startsWith('IBC/')
    ? `ibc/${written.slice(4).toUpperCase()}`
    : written
}

/** `0X…`, `xdc…`, `ronin:…`, and CAIP-19 before the address itself. */
const hex20 = (contract: string) => {
  const digits = /^(?:eip155:\d+\/erc20:)?(?:0x|xdc|ronin:)?([0-9a-f]{40})$/i.exec(contract)?.[1]
  return digits === undefined ? contract.toLowerCase() : `0x${digits.toLowerCase()}`
}

/** Base58Check, or its bytes with or without the version 41 before them. */
function tron(contract: string): string {
  const digits = /^(?:0x)?(?:41)?([0-9a-f]{40})$/i.exec(contract)?.[1]
  if (digits !== undefined) return digits.toLowerCase()
  const owner = decoded(() => base58Hash([0x41])(contract)?.owner)
  return owner ? hex.encode(owner) : contract
}

/** Without the flags; the workchain of tokens is 0, that of validators -1. */
function rawTon(contract: string): string | null {
  const owner = decodeTon(contract)?.owner
  if (!owner) return null
  const isMaster = contract.startsWith('-1:') || /^[EUku0]f/.test(contract)
  return `${isMaster ? -1 : 0}:${hex.encode(owner)}`
}

/** `CODE-G…`, `CODE:G…`, `CODE-G…-1`, `G…` beside its ticker, and the contract that is made of both (SEP-41). */
function stellar(contract: string, ticker: string): string {
  const asset = /^(?:([A-Za-z0-9]{1,12})[-:/.])?(G[A-Z2-7]{55})(?:[-:/.]([A-Za-z0-9]{1,12}))?$/i.exec(
    contract,
  )
  if (!asset) return contract.toUpperCase()
  const [, before, issuer = '', after] = asset
  // Tickers of lists have their own casing, codes of assets count it.
  const code = before ?? (after === undefined || /^[12]$/.test(after) ? ticker.toUpperCase() : after)
  return decoded(() => stellarContract(code, issuer.toUpperCase())) ?? contract
}

const NETWORK_ID = sha256(utf8ToBytes('Public Global Stellar Network ; September 2015'))
const STELLAR_CONTRACT = 2 << 3
const [ENVELOPE_CONTRACT_ID, FROM_ASSET, ALPHANUM4, ALPHANUM12, ED25519] = [8, 1, 1, 2, 0]
const int32 = (value: number) => Uint8Array.of(0, 0, 0, value)

/** Stellar-contract.x: SHA-256 of `HashIDPreimage` with the asset, as strkey `C` (SEP-23). */
function stellarContract(code: string, issuer: string): string | null {
  const owner = decodeStellar(issuer)?.owner
  if (!owner || code === '' || code.length > 12) return null
  const [type, length] = code.length <= 4 ? [ALPHANUM4, 4] : [ALPHANUM12, 12]
  const padded = concatBytes(utf8ToBytes(code), new Uint8Array(length - code.length))
  const asset = concatBytes(int32(type), padded, int32(ED25519), owner)
  const preimage = concatBytes(int32(ENVELOPE_CONTRACT_ID), NETWORK_ID, int32(FROM_ASSET), asset)
  const body = concatBytes(Uint8Array.of(STELLAR_CONTRACT), sha256(preimage))
  return base32nopad.encode(concatBytes(body, crc16(body).toReversed()))
}

/** `0x2::sui::SUI`: addresses are written with and without their leading zeros. */
function moveType(contract: string): string {
  const [account = '', ...path] = contract.split('::')
  const padded = paddedHex(account)
  return padded === null ? contract : [padded, ...path].join('::')
}

function paddedHex(text: string): string | null {
  const digits = /^0x([0-9a-f]{1,64})$/i.exec(text)?.[1]
  return digits === undefined ? null : `0x${digits.toLowerCase().padStart(64, '0')}`
}

/** `0.0.456858`, with its checksum (HIP-15), or as an address of its EVM. */
function hedera(contract: string): string {
  const long = /^(?:0x)?0{24}([0-9a-f]{16})$/i.exec(contract)?.[1]
  if (long !== undefined) return `0.0.${BigInt(`0x${long}`)}`
  return contract.replace(/-[a-z]{5}$/i, '')
}

/** What is no address of its chain stays as it is written. */
function decoded<T>(decode: () => T): T | null {
  try {
    return decode()
  } catch {
    return null
  }
}
