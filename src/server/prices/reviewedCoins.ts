import { tickerOf } from '@/domain/currency/currency'
import { catalogue } from '@/server/catalogue/catalogue'

type ReviewedCoin = {
  ticker: string
  /** With the ticker, because tickers repeat. */
  name: string
  /** api.coinpaprika.com/v1/coins: `id`. */
  coinpaprika: string
  /** A USDT pair of api/v3/exchangeInfo. */
  binance?: string
  /** A USD pair of 0/public/AssetPairs: `altname`. */
  kraken?: string
}

const coin = (
  ticker: string,
  name: string,
  coinpaprika: string,
  pairs: Pick<ReviewedCoin, 'binance' | 'kraken'> = {},
): ReviewedCoin => ({ ticker, name, coinpaprika, ...pairs })

/** Reviewed, but unproven until compared online. One source per chart, so that no two are mixed. */
const COINS: readonly ReviewedCoin[] = [
  coin('btc', 'Bitcoin', 'btc-bitcoin', { kraken: 'XBTUSD' }),
  coin('eth', 'Ethereum', 'eth-ethereum', { kraken: 'ETHUSD' }),
  coin('usdt', 'Tether', 'usdt-tether', { kraken: 'USDTUSD' }),
  coin('usdc', 'USDC', 'usdc-usd-coin', { kraken: 'USDCUSD' }),
  coin('sol', 'Solana', 'sol-solana', { kraken: 'SOLUSD' }),
  coin('xrp', 'XRP', 'xrp-xrp', { kraken: 'XRPUSD' }),
  coin('doge', 'Dogecoin', 'doge-dogecoin', { kraken: 'XDGUSD' }),
  coin('ada', 'Cardano', 'ada-cardano', { kraken: 'ADAUSD' }),
  coin('ltc', 'Litecoin', 'ltc-litecoin', { kraken: 'LTCUSD' }),
  coin('xmr', 'Monero', 'xmr-monero', { kraken: 'XMRUSD' }),
  coin('dot', 'Polkadot', 'dot-polkadot', { kraken: 'DOTUSD' }),
  coin('dai', 'Dai', 'dai-dai', { kraken: 'DAIUSD' }),
  coin('bnb', 'BNB', 'bnb-binance-coin', { binance: 'BNBUSDT' }),
  coin('ton', 'Toncoin', 'ton-toncoin', { binance: 'TONUSDT' }),
  coin('trx', 'TRON', 'trx-tron', { binance: 'TRXUSDT' }),
  coin('avax', 'Avalanche', 'avax-avalanche', { binance: 'AVAXUSDT' }),
  coin('bch', 'Bitcoin Cash', 'bch-bitcoin-cash', { binance: 'BCHUSDT' }),
  coin('link', 'Chainlink', 'link-chainlink', { binance: 'LINKUSDT' }),
  coin('xlm', 'Stellar', 'xlm-stellar', { binance: 'XLMUSDT' }),
  coin('sui', 'Sui', 'sui-sui', { binance: 'SUIUSDT' }),
  coin('atom', 'Cosmos Hub', 'atom-cosmos', { binance: 'ATOMUSDT' }),
  coin('near', 'NEAR Protocol', 'near-near-protocol', { binance: 'NEARUSDT' }),
  coin('etc', 'Ethereum Classic', 'etc-ethereum-classic', { binance: 'ETCUSDT' }),
  coin('hbar', 'Hedera', 'hbar-hedera', { binance: 'HBARUSDT' }),
  coin('apt', 'Aptos', 'apt-aptos', { binance: 'APTUSDT' }),
  coin('zec', 'Zcash', 'zec-zcash', { binance: 'ZECUSDT' }),
  coin('dash', 'Dash', 'dash-dash', { binance: 'DASHUSDT' }),
  coin('shib', 'Shiba Inu', 'shib-shiba-inu', { binance: 'SHIBUSDT' }),
  coin('uni', 'Uniswap', 'uni-uniswap', { binance: 'UNIUSDT' }),
  coin('icp', 'Internet Computer', 'icp-internet-computer', { binance: 'ICPUSDT' }),
  coin('fil', 'Filecoin', 'fil-filecoin', { binance: 'FILUSDT' }),
  coin('arb', 'Arbitrum', 'arb-arbitrum', { binance: 'ARBUSDT' }),
  coin('op', 'Optimism', 'op-optimism', { binance: 'OPUSDT' }),
  coin('grt', 'The Graph', 'grt-the-graph', { binance: 'GRTUSDT' }),
  coin('pepe', 'Pepe', 'pepe-pepe', { binance: 'PEPEUSDT' }),
  coin('vet', 'VeChain', 'vet-vechain', { binance: 'VETUSDT' }),
  coin('rune', 'THORChain', 'rune-thorchain', { binance: 'RUNEUSDT' }),
  coin('theta', 'Theta Network', 'theta-theta-token', { binance: 'THETAUSDT' }),
  coin('ar', 'Arweave', 'ar-arweave', { binance: 'ARUSDT' }),
  coin('ldo', 'Lido DAO', 'ldo-lido-dao', { binance: 'LDOUSDT' }),
  coin('gala', 'GALA', 'gala-gala', { binance: 'GALAUSDT' }),
  coin('algo', 'Algorand', 'algo-algorand', { binance: 'ALGOUSDT' }),
  coin('aave', 'Aave', 'aave-new', { binance: 'AAVEUSDT' }),
  coin('sand', 'The Sandbox', 'sand-the-sandbox', { binance: 'SANDUSDT' }),
  coin('axs', 'Axie Infinity', 'axs-axie-infinity', { binance: 'AXSUSDT' }),
  coin('xtz', 'Tezos', 'xtz-tezos', { binance: 'XTZUSDT' }),
  coin('chz', 'Chiliz', 'chz-chiliz', { binance: 'CHZUSDT' }),
  coin('mana', 'Decentraland', 'mana-decentraland', { binance: 'MANAUSDT' }),
  coin('neo', 'NEO', 'neo-neo', { binance: 'NEOUSDT' }),
  coin('kas', 'Kaspa', 'kas-kaspa'),
  coin('wbtc', 'Wrapped Bitcoin', 'wbtc-wrapped-bitcoin'),
  coin('leo', 'LEO Token', 'leo-leo-token'),
  coin('cro', 'Cronos', 'cro-cryptocom-chain'),
  coin('okb', 'OKB', 'okb-okb'),
  coin('mkr', 'Maker', 'mkr-maker'),
  coin('bsv', 'Bitcoin SV', 'bsv-bitcoin-sv'),
  coin('qnt', 'Quant', 'qnt-quant'),
  coin('egld', 'MultiversX', 'egld-elrond'),
  coin('snx', 'Synthetix Network', 'snx-synthetix-network-token'),
  coin('eos', 'EOS', 'eos-eos'),
  coin('cake', 'PancakeSwap', 'cake-pancakeswap'),
  coin('kava', 'Kava', 'kava-kava'),
]

type Column = 'coinpaprika' | 'binance' | 'kraken'

export function reviewedKeys(column: Column): Map<string, string[]> {
  const symbols = new Map<string, string[]>()
  for (const currency of catalogue()) {
    if (currency.isFiat) continue
    const words = `${tickerOf(currency)} ${currency.name}`
    symbols.set(words, [...(symbols.get(words) ?? []), currency.symbol])
  }
  const keys = COINS.flatMap((row): [string, string[]][] => {
    const key = row[column]
    const ours = symbols.get(`${row.ticker} ${row.name}`)
    return key && ours ? [[key, ours]] : []
  })
  return new Map(keys)
}

export const reviewedTicker = (coinpaprika: string) =>
  COINS.find((row) => row.coinpaprika === coinpaprika)?.ticker
