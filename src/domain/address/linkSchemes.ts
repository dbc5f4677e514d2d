import { networkIdOf } from '@/domain/currency/networkCodes'
import { COIN_DECIMALS, EVM_COINS } from '@/domain/wallet/evmCoins'

export type LinkScheme = {
  network: string
  name: string
  coin: string
  /** The parameter of the amount, in whole coins but for `places`; null where wallets do not agree on one. */
  amount: string | null
  /** Decimal places of the unit that amounts count in. */
  places: number
}

type Row = [
  names: string,
  network: string,
  name: string,
  coin: string,
  amount?: string | null,
  places?: number,
]

/** By the chains' own documents, as in `domain/exchange/paymentUri.ts`: BIP-21 and what follows it, ZIP-321, CIP-13, TEP-91,
 * Solana Pay, Monero's `tx_amount`, Nano's raw, ARC-26. Of the others wallets use the name, and agree on nothing more. */
const ROWS: readonly Row[] = [
  ['bitcoin', 'btc', 'Bitcoin', 'BTC', 'amount'],
  ['lightning', 'lightning', 'Lightning', 'BTC'],
  ['litecoin', 'ltc', 'Litecoin', 'LTC', 'amount'],
  ['dogecoin', 'doge', 'Dogecoin', 'DOGE', 'amount'],
  ['bitcoincash', 'bch', 'Bitcoin Cash', 'BCH', 'amount'],
  ['ecash', 'xec', 'eCash', 'XEC', 'amount'],
  ['bitcoinsv', 'bsv', 'Bitcoin SV', 'BSV'],
  ['dash', 'dash', 'Dash', 'DASH', 'amount'],
  ['zcash', 'zec', 'Zcash', 'ZEC', 'amount'],
  ['digibyte', 'dgb', 'DigiByte', 'DGB', 'amount'],
  ['ravencoin raven', 'rvn', 'Ravencoin', 'RVN', 'amount'],
  ['bitcoingold', 'btg', 'Bitcoin Gold', 'BTG', 'amount'],
  ['qtum', 'qtum', 'Qtum', 'QTUM', 'amount'],
  ['komodo', 'kmd', 'Komodo', 'KMD', 'amount'],
  ['firo zcoin', 'firo', 'Firo', 'FIRO', 'amount'],
  ['pivx', 'pivx', 'PIVX', 'PIVX', 'amount'],
  ['decred', 'dcr', 'Decred', 'DCR', 'amount'],
  ['monero', 'xmr', 'Monero', 'XMR', 'tx_amount'],
  ['solana', 'sol', 'Solana', 'SOL', 'amount'],
  ['ton tonkeeper tonhub', 'ton', 'TON', 'TON', 'amount', 9],
  ['tron', 'trx', 'Tron', 'TRX', 'amount'],
  ['cardano web+cardano', 'ada', 'Cardano', 'ADA', 'amount'],
  ['stellar web+stellar', 'xlm', 'Stellar', 'XLM', 'amount'],
  ['ripple xrp xrpl', 'xrp', 'XRP Ledger', 'XRP', 'amount'],
  ['kaspa', 'kas', 'Kaspa', 'KAS', 'amount'],
  ['nano xrb raiblocks', 'xno', 'Nano', 'XNO', 'amount', 30],
  ['algorand', 'algo', 'Algorand', 'ALGO', 'amount', 6],
  ['cosmos cosmoshub', 'atom', 'Cosmos Hub', 'ATOM'],
  ['osmosis', 'osmo', 'Osmosis', 'OSMO'],
  ['celestia', 'tia', 'Celestia', 'TIA'],
  ['akash', 'akt', 'Akash', 'AKT'],
  ['secret', 'scrt', 'Secret Network', 'SCRT'],
  ['injective', 'inj', 'Injective', 'INJ'],
  ['terra', 'luna', 'Terra', 'LUNA'],
  ['terraclassic', 'lunc', 'Terra Classic', 'LUNC'],
  ['juno', 'juno', 'Juno', 'JUNO'],
  ['dydx', 'dydx', 'dYdX Chain', 'DYDX'],
  ['kava', 'kava', 'Kava', 'KAVA'],
  ['sei', 'sei', 'Sei', 'SEI'],
  ['thorchain thor', 'rune', 'THORChain', 'RUNE'],
  ['hedera hashgraph', 'hbar', 'Hedera', 'HBAR'],
  ['eos eosio vaulta', 'eos', 'EOS', 'EOS'],
  ['hive', 'hive', 'Hive', 'HIVE'],
  ['steem', 'steem', 'Steem', 'STEEM'],
  ['near', 'near', 'NEAR Protocol', 'NEAR'],
  ['polkadot', 'dot', 'Polkadot', 'DOT'],
  ['kusama', 'ksm', 'Kusama', 'KSM'],
  ['bittensor', 'tao', 'Bittensor', 'TAO'],
  ['tezos', 'xtz', 'Tezos', 'XTZ'],
  ['filecoin', 'fil', 'Filecoin', 'FIL'],
  ['stacks', 'stx', 'Stacks', 'STX'],
  ['sui', 'sui', 'Sui', 'SUI'],
  ['aptos', 'apt', 'Aptos', 'APT'],
  ['starknet', 'starknet', 'Starknet', 'STRK'],
  ['icp', 'icp', 'Internet Computer', 'ICP'],
  ['vechain', 'vet', 'VeChain', 'VET'],
  ['multiversx elrond egld', 'egld', 'MultiversX', 'EGLD'],
  ['mina', 'mina', 'Mina', 'MINA'],
  ['waves', 'waves', 'Waves', 'WAVES'],
  ['sia siacoin', 'sc', 'Siacoin', 'SC'],
  ['arweave', 'ar', 'Arweave', 'AR'],
  ['icon', 'icx', 'ICON', 'ICX'],
  ['ergo', 'erg', 'Ergo', 'ERG'],
  ['nervos ckb', 'ckb', 'Nervos CKB', 'CKB'],
  ['neo', 'neo', 'Neo N3', 'NEO'],
  ['flow', 'flow', 'Flow', 'FLOW'],
  ['harmony', 'one', 'Harmony', 'ONE'],
  ['iotex', 'iotx', 'IoTeX', 'IOTX'],
  ['zilliqa', 'zil', 'Zilliqa', 'ZIL'],
  ['theta', 'theta', 'Theta', 'THETA'],
  ['oasis', 'rose', 'Oasis', 'ROSE'],
  ['xdc xinfin', 'xdc', 'XDC Network', 'XDC'],
]

const SCHEMES: ReadonlyMap<string, LinkScheme> = new Map(
  ROWS.flatMap(([names, network, name, coin, amount = null, places = 0]) =>
    [...new Set([...names.split(' '), network])].map(
      (one) => [one, { network, name, coin, amount, places }] as const,
    ),
  ),
)

/** Chains of the catalogue that wallets here do not pay on (viem/chains), for links that name them by number. */
const OTHER_CHAINS: Readonly<Record<string, number>> = {
  fil: 314,
  hbar: 295,
  theta: 361,
  one: 1_666_600_000,
  iotx: 4689,
  zil: 32_769,
  xdc: 50,
  inj: 1776,
  kava: 2222,
  sei: 1329,
  flow: 747,
  vet: 100_009,
}

/** Whether a link that names no chain may mean this one. */
export const takesEvmLinks = (network: string) =>
  Object.hasOwn(EVM_COINS, network) || Object.hasOwn(OTHER_CHAINS, network)

export function schemeOf(name: string): LinkScheme | undefined {
  const known = SCHEMES.get(name)
  if (known) return known
  const network = networkIdOf(name)
  const chain = Object.hasOwn(EVM_COINS, network) ? EVM_COINS[network] : undefined
  return chain && { network, name: chain.name, coin: chain.coin, amount: null, places: COIN_DECIMALS }
}

/** Where amounts that no scheme explains are in whole coins: `r…?dt=1&amount=10`. */
export const schemeOfNetwork = (network: string): LinkScheme | undefined =>
  [...SCHEMES.values()].find((scheme) => scheme.network === network)

/** The network of a chain id of EIP-155. */
export function evmNetwork(chainId: string): string {
  const id = Number(chainId)
  const [network] =
    Object.entries(EVM_COINS).find(([, chain]) => chain.id === id) ??
    Object.entries(OTHER_CHAINS).find(([, other]) => other === id) ??
    []
  return network ?? `eip155:${id}`
}

/** For people; a chain that is not ours keeps its number. */
export const linkNetworkName = (network: string): string =>
  EVM_COINS[network]?.name ??
  schemeOfNetwork(network)?.name ??
  network.replace(/^eip155:(\d+)$/, 'Ethereum (chain $1)')
