import { decodeEos, decodeGraphene, decodeHedera, decodeNear } from './accountNames'
import {
  decodeAlgorand,
  decodeArweave,
  decodeFilecoin,
  decodeIcpAccount,
  decodeNano,
  decodePrincipal,
  decodeStacks,
  decodeStellar,
  decodeTon,
} from './base32Addresses'
import {
  base58Hash,
  decodeDecred,
  decodeErgo,
  decodeMina,
  decodeMonero,
  decodeSolana,
  decodeWaves,
  decodeXrp,
  ss58,
} from './base58Addresses'
import {
  bech32Account,
  decodeCardano,
  decodeLightning,
  decodeMweb,
  decodeNervos,
  decodeOasis,
  decodeShieldedPivx,
  decodeShieldedZcash,
  decodeSpark,
  segwit,
} from './bech32Addresses'
import { cashAddress, decodeKaspa } from './cashAddresses'
import type { DecodedAddress } from './decodedAddress'
import {
  decodeEvm,
  decodeFlow,
  decodeHex32,
  decodeIcon,
  decodeRootstock,
  decodeSia,
  decodeStarknet,
  decodeXdc,
} from './hexAddresses'
import { isIban } from './iban'

export type AddressForm = {
  /** Ids of the networks, the best known first. */
  networks: readonly string[]
  /** True where naming rules or bare digits are all there is: then neither a match nor a refusal is proof. */
  loose?: true
  /** True where one key is the same account on all chains that write so. */
  oneKey?: true
  /** Null, or an error, for a text that is not written this way. */
  decode: (address: string) => DecodedAddress | null
}

/** The catalogue's ids, then what other back ends call the same chains, and some further ones. */
const EVM_NETWORKS = (
  'eth bsc polygon arbitrum optimism base avax linea zksync scroll blast unichain ftm sonic cro ' +
  'glmr movr celo mnt gnosis hype mon xpl plume pls flr core cfx kaia metis rsk etc ron vet theta ' +
  'one iotx zil xdc inj sei kava fil hbar rose matic arb op mantle monad plasma fantom cronos ' +
  'moonbeam moonriver flare conflux klay rootstock rbtc ronin aurora boba mode manta zora opbnb ' +
  'pulsechain bera hyperevm abstract ape ink world soneium bob taiko sgb wemix fuse evmos zeta ' +
  'flow fraxtal lisk morph xai imx xlayer story sophon katana ethw astr telos chz okc heco'
).split(' ')

/** Bech32 prefixes of Cosmos chains (github.com/cosmos/chain-registry), and of Harmony, IoTeX, Zilliqa. */
export const COSMOS_PREFIXES: Readonly<Record<string, string>> = {
  atom: 'cosmos',
  osmo: 'osmo',
  tia: 'celestia',
  akt: 'akash',
  scrt: 'secret',
  juno: 'juno',
  dydx: 'dydx',
  inj: 'inj',
  sei: 'sei',
  kava: 'kava',
  luna: 'terra',
  lunc: 'terra',
  rune: 'thor',
  one: 'one',
  iotx: 'io',
  zil: 'zil',
  stars: 'stars',
  axl: 'axelar',
  ntrn: 'neutron',
  cacao: 'maya',
  kuji: 'kujira',
  strd: 'stride',
  dym: 'dym',
  om: 'mantra',
  band: 'band',
  xprt: 'persistence',
  evmos: 'evmos',
  zeta: 'zeta',
  saga: 'saga',
  nibi: 'nibi',
  initia: 'init',
}

export const ADDRESS_FORMS: readonly AddressForm[] = [
  { networks: ['btc'], decode: segwit('bc') },
  // The older chains of Bitcoin's family write their first addresses like Bitcoin's.
  { networks: ['btc', 'bch', 'bsv', 'xec'], decode: base58Hash([0x00]) },
  { networks: ['btc', 'bch', 'bsv', 'xec', 'ltc', 'dgb', 'vtc'], decode: base58Hash([0x05]) },
  { networks: ['lightning'], decode: decodeLightning },
  { networks: ['bch'], decode: cashAddress('bitcoincash') },
  { networks: ['xec'], decode: cashAddress('ecash') },
  { networks: ['ltc'], decode: segwit('ltc') },
  { networks: ['ltc'], decode: decodeMweb },
  { networks: ['ltc'], decode: base58Hash([0x30], [0x32]) },
  { networks: ['doge'], decode: base58Hash([0x1e], [0x16]) },
  { networks: ['dash'], decode: base58Hash([0x4c], [0x10]) },
  { networks: ['dgb'], decode: segwit('dgb') },
  { networks: ['dgb'], decode: base58Hash([0x1e], [0x3f]) },
  { networks: ['vtc'], decode: segwit('vtc') },
  { networks: ['vtc'], decode: base58Hash([0x47]) },
  { networks: ['btg'], decode: segwit('btg', false) },
  { networks: ['btg'], decode: base58Hash([0x26], [0x17]) },
  { networks: ['qtum'], decode: segwit('qc') },
  { networks: ['qtum'], decode: base58Hash([0x3a], [0x32]) },
  { networks: ['rvn'], decode: base58Hash([0x3c], [0x7a]) },
  { networks: ['kmd'], decode: base58Hash([0x3c], [0x55]) },
  // Neo N3; Neo Legacy began with `A` (version 0x17).
  { networks: ['neo'], decode: base58Hash([0x35]) },
  { networks: ['zec'], decode: base58Hash([0x1c, 0xb8], [0x1c, 0xbd]) },
  { networks: ['zec'], decode: decodeShieldedZcash },
  { networks: EVM_NETWORKS, oneKey: true, decode: decodeEvm },
  { networks: ['rsk', 'rootstock', 'rbtc'], decode: decodeRootstock },
  { networks: ['xdc'], decode: decodeXdc },
  { networks: ['trx'], decode: base58Hash([0x41]) },
  {
    networks: ['xtz'],
    // tz1, tz2, tz3, tz4, KT1
    decode: base58Hash([6, 161, 159], [6, 161, 161], [6, 161, 164], [6, 161, 166], [2, 90, 121]),
  },
  { networks: ['xrp'], decode: decodeXrp },
  { networks: ['xlm'], decode: decodeStellar },
  { networks: ['ton'], decode: decodeTon },
  { networks: ['sol'], decode: decodeSolana },
  { networks: ['ada'], decode: decodeCardano },
  { networks: ['dot'], decode: ss58(0) },
  { networks: ['ksm'], decode: ss58(2) },
  { networks: ['astr'], decode: ss58(5) },
  { networks: ['tao'], decode: ss58(42) },
  { networks: ['xmr'], decode: decodeMonero },
  { networks: ['algo'], decode: decodeAlgorand },
  { networks: ['fil'], decode: decodeFilecoin },
  { networks: ['stx'], decode: decodeStacks },
  { networks: ['kas'], decode: decodeKaspa },
  { networks: ['egld'], decode: bech32Account('erd', [32]) },
  { networks: ['rose'], decode: decodeOasis },
  { networks: ['icp'], decode: decodeIcpAccount },
  { networks: ['icp'], decode: decodePrincipal },
  { networks: ['sui', 'apt'], loose: true, decode: decodeHex32 },
  { networks: ['starknet', 'strk'], loose: true, decode: decodeStarknet },
  { networks: ['dcr'], decode: decodeDecred },
  { networks: ['mina'], decode: decodeMina },
  { networks: ['waves'], decode: decodeWaves },
  { networks: ['erg'], decode: decodeErgo },
  { networks: ['firo'], decode: base58Hash([0x52], [0x07]) },
  { networks: ['firo'], decode: decodeSpark },
  { networks: ['pivx'], decode: base58Hash([0x1e], [0x0d], [0x3f]) },
  { networks: ['pivx'], decode: decodeShieldedPivx },
  { networks: ['ckb'], decode: decodeNervos },
  { networks: ['sc'], decode: decodeSia },
  { networks: ['xno'], decode: decodeNano },
  { networks: ['icx'], loose: true, decode: decodeIcon },
  { networks: ['flow'], loose: true, decode: decodeFlow },
  { networks: ['ar'], loose: true, decode: decodeArweave },
  { networks: ['near'], loose: true, decode: decodeNear },
  { networks: ['eos', 'wax', 'telos'], loose: true, decode: decodeEos },
  { networks: ['hive', 'steem'], loose: true, decode: decodeGraphene },
  { networks: ['hbar'], loose: true, decode: decodeHedera },
  { networks: [''], decode: (account) => (isIban(account) ? {} : null) },
  ...Object.entries(COSMOS_PREFIXES).map(([network, prefix]) => ({
    networks: [network],
    oneKey: true as const,
    decode: bech32Account(prefix),
  })),
]

export const formsOf = (network: string) => ADDRESS_FORMS.filter((form) => form.networks.includes(network))

/** Longest text worth decoding: base58 takes quadratic time, and only an invoice is ever longer. */
const LONGEST = 256
const LONGEST_INVOICE = 1500

export const maxLengthOf = (network: string) => (network === 'lightning' ? LONGEST_INVOICE : LONGEST)

/** Null where `address` is not written in `form`. */
export function decodedAs(form: AddressForm, address: string): DecodedAddress | null {
  if (address.length > maxLengthOf(form.networks[0] ?? '')) return null
  try {
    return form.decode(address)
  } catch {
    // The decoders throw on a foreign letter or a wrong checksum: either way it is not this form.
    return null
  }
}

/** Null where `address` is none of `network`, or the network has no decoder. */
export function decodeAddress(network: string, address: string): DecodedAddress | null {
  for (const form of formsOf(network)) {
    const decoded = decodedAs(form, address)
    if (decoded) return decoded
  }
  return null
}
