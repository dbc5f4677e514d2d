import { isEos, isHedera, isNear } from './accountNames'
import { isAlgorand, isFilecoin, isPrincipal, isStacks, isStellar, isTon } from './base32Addresses'
import { isBase58Hash, isMonero, isSolana, isSs58, isXrp } from './base58Addresses'
import {
  isBech32Account,
  isCardano,
  isLightningInvoice,
  isMweb,
  isSegwit,
  isShieldedZcash,
} from './bech32Addresses'
import { isCashAddress, isKaspa } from './cashAddresses'
import { isEvm, isHex32, isIcpAccount, isRootstock, isStarknet, isXdc } from './hexAddresses'
import { isIban } from './iban'

export type AddressForm = {
  /** Ids of the networks, the best known first. */
  networks: readonly string[]
  /** True where naming rules or bare digits are all there is: then neither a match nor a refusal is proof. */
  loose?: true
  /** False, or an error, for a text that is not written this way. */
  accepts: (address: string) => boolean
}

/** The catalogue's ids, then what other back ends call the same chains, and some further ones. */
const EVM_NETWORKS = (
  'eth bsc polygon arbitrum optimism base avax linea zksync scroll blast unichain ftm sonic cro ' +
  'glmr movr celo mnt gnosis hype mon xpl plume pls flr core cfx kaia metis rsk etc ron vet theta ' +
  'one iotx zil xdc inj sei kava fil hbar rose matic arb op mantle monad plasma fantom cronos ' +
  'moonbeam moonriver flare conflux klay rootstock rbtc ronin aurora boba mode manta zora opbnb ' +
  'pulsechain bera hyperevm abstract ape ink world soneium bob taiko sgb wemix fuse evmos zeta ' +
  'fraxtal lisk morph xai imx xlayer story sophon katana ethw astr telos chz okc heco'
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
  { networks: ['btc'], accepts: isSegwit('bc') },
  // The older chains of Bitcoin's family write their first addresses like Bitcoin's.
  { networks: ['btc', 'bch', 'bsv', 'xec'], accepts: isBase58Hash([0x00]) },
  { networks: ['btc', 'bch', 'bsv', 'xec', 'ltc', 'dgb', 'vtc'], accepts: isBase58Hash([0x05]) },
  { networks: ['lightning'], accepts: isLightningInvoice },
  { networks: ['bch'], accepts: isCashAddress('bitcoincash') },
  { networks: ['xec'], accepts: isCashAddress('ecash') },
  { networks: ['ltc'], accepts: isSegwit('ltc') },
  { networks: ['ltc'], accepts: isMweb },
  { networks: ['ltc'], accepts: isBase58Hash([0x30], [0x32]) },
  { networks: ['doge'], accepts: isBase58Hash([0x1e], [0x16]) },
  { networks: ['dash'], accepts: isBase58Hash([0x4c], [0x10]) },
  { networks: ['dgb'], accepts: isSegwit('dgb') },
  { networks: ['dgb'], accepts: isBase58Hash([0x1e], [0x3f]) },
  { networks: ['vtc'], accepts: isSegwit('vtc') },
  { networks: ['vtc'], accepts: isBase58Hash([0x47]) },
  { networks: ['btg'], accepts: isSegwit('btg') },
  { networks: ['btg'], accepts: isBase58Hash([0x26], [0x17]) },
  { networks: ['qtum'], accepts: isSegwit('qc') },
  { networks: ['qtum'], accepts: isBase58Hash([0x3a], [0x32]) },
  { networks: ['rvn'], accepts: isBase58Hash([0x3c], [0x7a]) },
  { networks: ['kmd'], accepts: isBase58Hash([0x3c], [0x55]) },
  { networks: ['neo'], accepts: isBase58Hash([0x17]) },
  { networks: ['zec'], accepts: isBase58Hash([0x1c, 0xb8], [0x1c, 0xbd]) },
  { networks: ['zec'], accepts: isShieldedZcash },
  { networks: EVM_NETWORKS, accepts: isEvm },
  { networks: ['rsk', 'rootstock', 'rbtc'], accepts: isRootstock },
  { networks: ['xdc'], accepts: isXdc },
  { networks: ['trx'], accepts: isBase58Hash([0x41]) },
  {
    networks: ['xtz'],
    // tz1, tz2, tz3, tz4, KT1
    accepts: isBase58Hash([6, 161, 159], [6, 161, 161], [6, 161, 164], [6, 161, 166], [2, 90, 121]),
  },
  { networks: ['xrp'], accepts: isXrp },
  { networks: ['xlm'], accepts: isStellar },
  { networks: ['ton'], accepts: isTon },
  { networks: ['sol'], accepts: isSolana },
  { networks: ['ada'], accepts: isCardano },
  { networks: ['dot'], accepts: isSs58(0) },
  { networks: ['ksm'], accepts: isSs58(2) },
  { networks: ['astr'], accepts: isSs58(5) },
  { networks: ['tao'], accepts: isSs58(42) },
  { networks: ['xmr'], accepts: isMonero },
  { networks: ['algo'], accepts: isAlgorand },
  { networks: ['fil'], accepts: isFilecoin },
  { networks: ['stx'], accepts: isStacks },
  { networks: ['kas'], accepts: isKaspa },
  { networks: ['egld'], accepts: isBech32Account('erd', [32]) },
  { networks: ['rose'], accepts: isBech32Account('oasis', [21]) },
  { networks: ['icp'], accepts: isIcpAccount },
  { networks: ['icp'], accepts: isPrincipal },
  { networks: ['sui', 'apt'], loose: true, accepts: isHex32 },
  { networks: ['starknet', 'strk'], loose: true, accepts: isStarknet },
  { networks: ['near'], loose: true, accepts: isNear },
  { networks: ['eos', 'wax', 'telos'], loose: true, accepts: isEos },
  { networks: ['hbar'], loose: true, accepts: isHedera },
  { networks: [''], accepts: isIban },
  ...Object.entries(COSMOS_PREFIXES).map(([network, prefix]) => ({
    networks: [network],
    accepts: isBech32Account(prefix),
  })),
]

export const formsOf = (network: string) => ADDRESS_FORMS.filter((form) => form.networks.includes(network))

/** Longest text worth decoding: base58 takes quadratic time, and only an invoice is ever longer. */
const LONGEST = 256
const LONGEST_INVOICE = 1500

export const maxLengthOf = (network: string) => (network === 'lightning' ? LONGEST_INVOICE : LONGEST)

export function isWritten(form: AddressForm, address: string) {
  if (address.length > maxLengthOf(form.networks[0] ?? '')) return false
  try {
    return form.accepts(address)
  } catch {
    // The decoders throw on a foreign letter or a wrong checksum: either way it is not this form.
    return false
  }
}
