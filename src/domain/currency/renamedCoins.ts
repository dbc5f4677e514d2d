export type RenamedCoin = {
  /** In capitals, as `symbolFront`. */
  oldTicker: string
  newTicker: string
  oldName: string
  newName: string
  /** Our network ids on which the coin is (or was) found. */
  networks: readonly string[]
  /**
   * `renamed`: the same coin or contract under another name, so that either ticker means it.
   * `replaced`: holders received another coin for it; who searches for one may mean the other, but what is sent as
   * one is lost where the other is expected.
   */
  kind: 'renamed' | 'replaced'
  /** Day or month. */
  since: string
  source: string
}

/** Names of one coin before and after; the search and the matching of providers' lists read them from here. */
export const RENAMED_COINS: readonly RenamedCoin[] = [
  {
    oldTicker: 'TON',
    newTicker: 'GRAM',
    oldName: 'Toncoin',
    newName: 'Gram',
    networks: ['ton'],
    kind: 'renamed',
    since: '2026-06-15',
    source: 'https://github.com/trustwallet/assets/pull/37091',
  },
  {
    oldTicker: 'MATIC',
    newTicker: 'POL',
    oldName: 'Matic',
    newName: 'Polygon Ecosystem Token',
    networks: ['polygon'],
    kind: 'renamed',
    since: '2024-09-04',
    source:
      'https://polygon.technology/blog/save-the-date-matic-pol-migration-coming-september-4th-everything-you-need-to-know',
  },
  {
    // On Ethereum both contracts exist.
    oldTicker: 'MATIC',
    newTicker: 'POL',
    oldName: 'Matic',
    newName: 'Polygon Ecosystem Token',
    networks: ['eth'],
    kind: 'replaced',
    since: '2024-09-04',
    source:
      'https://polygon.technology/blog/save-the-date-matic-pol-migration-coming-september-4th-everything-you-need-to-know',
  },
  {
    // `A` is a token of core.vaulta, `EOS` one of eosio.token.
    oldTicker: 'EOS',
    newTicker: 'A',
    oldName: 'EOS',
    newName: 'Vaulta',
    networks: ['eos'],
    kind: 'replaced',
    since: '2025-05',
    source: 'https://github.com/VaultaFoundation/system-contracts/pull/206',
  },
  {
    oldTicker: 'RNDR',
    newTicker: 'RENDER',
    oldName: 'Render Token',
    newName: 'Render',
    networks: ['sol', 'eth', 'polygon'],
    kind: 'renamed',
    since: '2023-11-02',
    source: 'https://www.cube.exchange/what-is/render',
  },
  {
    oldTicker: 'FTM',
    newTicker: 'S',
    oldName: 'Fantom',
    newName: 'Sonic',
    networks: ['ftm', 'sonic'],
    kind: 'replaced',
    since: '2024-12',
    source: 'https://www.nansen.ai/post/fantom-rebrands-to-sonic',
  },
  {
    oldTicker: 'KLAY',
    newTicker: 'KAIA',
    oldName: 'Klaytn',
    newName: 'Kaia',
    networks: ['kaia'],
    kind: 'renamed',
    since: '2024-10-31',
    source: 'https://binance.com/en-BH/square/post/14980919038818',
  },
  {
    oldTicker: 'NANO',
    newTicker: 'XNO',
    oldName: 'Nano',
    newName: 'Nano',
    networks: ['xno'],
    kind: 'renamed',
    since: '2021-11',
    source: 'https://github.com/satoshilabs/slips/pull/1209',
  },
  {
    oldTicker: 'XRB',
    newTicker: 'XNO',
    oldName: 'RaiBlocks',
    newName: 'Nano',
    networks: ['xno'],
    kind: 'renamed',
    since: '2018-02',
    source: 'https://github.com/CoinCapDev/CoinCap.io/issues/110',
  },
  {
    oldTicker: 'XZC',
    newTicker: 'FIRO',
    oldName: 'Zcoin',
    newName: 'Firo',
    networks: ['firo'],
    kind: 'renamed',
    since: '2020-11-30',
    source: 'https://github.com/trustwallet/wallet-core/issues/1156',
  },
  {
    oldTicker: 'USDT',
    newTicker: 'USDT0',
    oldName: 'Tether USD',
    newName: 'USD₮0',
    networks: ['arbitrum', 'polygon'],
    kind: 'renamed',
    since: '2025-01',
    source: 'https://github.com/OffchainLabs/arbitrum-token-lists/pull/158',
  },
  {
    // A thousand ERD became one EGLD.
    oldTicker: 'ERD',
    newTicker: 'EGLD',
    oldName: 'Elrond',
    newName: 'MultiversX',
    networks: ['egld'],
    kind: 'replaced',
    since: '2020-07-30',
    source: 'https://github.com/satoshilabs/slips/pull/1487',
  },
  {
    // LUNA is another coin since.
    oldTicker: 'LUNA',
    newTicker: 'LUNC',
    oldName: 'Terra',
    newName: 'Terra Luna Classic',
    networks: ['lunc'],
    kind: 'replaced',
    since: '2022-05-28',
    source: 'https://help.waltio.com/en/articles/7235912-token-name-change',
  },
  {
    oldTicker: 'MKR',
    newTicker: 'SKY',
    oldName: 'Maker',
    newName: 'Sky',
    networks: ['eth'],
    kind: 'replaced',
    since: '2024-08-27',
    source: 'https://bitgetapp.com/news/detail/12560604178408',
  },
]

/** Every ticker of the same coin on this network, the given one among them; in capitals. */
export function tickersOf(ticker: string, network: string): string[] {
  const found = new Set([ticker.toUpperCase()])
  for (const { oldTicker, newTicker, networks, kind } of RENAMED_COINS)
    if (kind === 'renamed' && networks.includes(network) && (found.has(oldTicker) || found.has(newTicker)))
      found.add(oldTicker).add(newTicker)
  return [...found]
}

const BY_TICKER = new Map<string, RenamedCoin[]>()
for (const coin of RENAMED_COINS)
  for (const ticker of [coin.oldTicker, coin.newTicker])
    BY_TICKER.set(ticker, [...(BY_TICKER.get(ticker) ?? []), coin])

/** What else a coin is called by who searches for it, also where holders received another coin. */
export function otherNamesOf(ticker: string, network: string): { tickers: string[]; names: string[] } {
  const own = ticker.toUpperCase()
  const coins = (BY_TICKER.get(own) ?? []).filter(({ networks }) => networks.includes(network))
  return {
    tickers: coins.flatMap(({ oldTicker, newTicker }) => [oldTicker, newTicker]).filter((one) => one !== own),
    names: coins.flatMap(({ oldName, newName }) => [oldName, newName]),
  }
}

/** Whether holders of the network's coin of this ticker received another for it, or it is that other. */
export const isReplacedCoin = (ticker: string, network: string): boolean =>
  RENAMED_COINS.some(
    ({ oldTicker, newTicker, networks, kind }) =>
      kind === 'replaced' &&
      networks.includes(network) &&
      [oldTicker, newTicker].includes(ticker.toUpperCase()),
  )
