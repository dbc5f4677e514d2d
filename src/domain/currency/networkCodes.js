// @ts-check
/**
 * What others call our networks: before a renaming, by EIP-3770 and in wallets' links, by a token standard, in the
 * lists of exchanges. By our id; none of them is an id of ours itself. Plain JavaScript: settings
 * are checked before a build.
 * @type {Readonly<Record<string, string>>}
 */
const CODES = {
  eth: 'ethereum erc20',
  bsc: 'bnb bep20 smartchain binancesmartchain',
  polygon: 'matic pol',
  arbitrum: 'arb arb1 arbitrumone',
  optimism: 'op oeth',
  avax: 'avaxc avalanche avalanchec cchain',
  zksync: 'era zksyncera',
  scroll: 'scr',
  ftm: 'fantom',
  cro: 'cronos croevm',
  glmr: 'moonbeam mbeam',
  movr: 'moonriver mriver',
  mnt: 'mantle',
  gnosis: 'gno xdai',
  hype: 'hyperevm',
  mon: 'monad',
  xpl: 'plasma',
  pls: 'pulse pulsechain',
  flr: 'flare',
  cfx: 'conflux',
  kaia: 'klay klaytn',
  rsk: 'rootstock rbtc',
  etc: 'classic ethereumclassic',
  ron: 'ronin',
  btc: 'bitcoin',
  lightning: 'ln',
  sol: 'solana spl',
  trx: 'tron trc20',
  xrp: 'ripple xrpl',
  xlm: 'stellar',
  ada: 'cardano',
  doge: 'dogecoin',
  ltc: 'litecoin',
  bch: 'bitcoincash',
  xec: 'ecash bcha',
  bsv: 'bitcoinsv',
  dot: 'polkadot',
  ksm: 'kusama',
  tao: 'bittensor',
  xmr: 'monero',
  eos: 'eosio vaulta',
  apt: 'aptos',
  starknet: 'strk',
  algo: 'algorand',
  hbar: 'hedera',
  fil: 'filecoin',
  vet: 'vechain',
  zec: 'zcash',
  xtz: 'tezos',
  egld: 'elrond multiversx erd',
  atom: 'cosmos cosmoshub',
  rune: 'thorchain',
  xno: 'nano xrb',
  firo: 'zcoin xzc',
}

/** @type {ReadonlyMap<string, string>} */
const IDS = new Map(
  Object.entries(CODES).flatMap(([network, codes]) =>
    codes.split(' ').map((code) => /** @type {const} */ ([code, network])),
  ),
)

/** Our id of a network by any of its codes; a code that is not among them stays as it is, in lower case.
 * @param {string} code @returns {string} */
export const networkIdOf = (code) => IDS.get(code.toLowerCase()) ?? code.toLowerCase()

/** @param {string} network @returns {readonly string[]} */
export const codesOfNetwork = (network) => CODES[network]?.split(' ') ?? []
