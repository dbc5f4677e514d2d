type CoinSupply = {
  /** In capitals, as `symbolFront`; on every network. */
  ticker: string
  /** Decimal string: more can never exist. */
  max: string
  source: string
  /** When the source was read. */
  date: string
}

/** Only caps that a chain enforces itself; a coin that is not named may have none. */
const COIN_SUPPLIES: readonly CoinSupply[] = [
  {
    ticker: 'BTC',
    max: '21000000',
    source: 'https://github.com/bitcoin/bitcoin/blob/master/src/consensus/amount.h',
    date: '2026-11-28',
  },
  {
    ticker: 'LTC',
    max: '84000000',
    source: 'https://github.com/litecoin-project/litecoin/blob/master/src/amount.h',
    date: '2026-11-28',
  },
  {
    ticker: 'XEC',
    max: '21000000000000',
    source: 'https://github.com/Bitcoin-ABC/bitcoin-abc/blob/master/src/consensus/amount.h',
    date: '2026-11-28',
  },
  {
    ticker: 'RVN',
    max: '21000000000',
    source: 'https://github.com/RavenProject/Ravencoin/blob/master/src/amount.h',
    date: '2026-11-28',
  },
  {
    ticker: 'DGB',
    max: '21000000000',
    source: 'https://github.com/DigiByte-Core/digibyte/blob/master/src/amount.h',
    date: '2026-11-28',
  },
  {
    ticker: 'DCR',
    max: '21000000',
    source: 'https://github.com/decred/dcrd/blob/master/dcrutil/const.go',
    date: '2026-11-28',
  },
  {
    ticker: 'XRP',
    max: '100000000000',
    source: 'https://github.com/XRPLF/rippled/blob/develop/include/xrpl/protocol/SystemParameters.h',
    date: '2026-11-28',
  },
  {
    ticker: 'ADA',
    max: '45000000000',
    source: 'https://app.unpkg.com/@ledgerhq/coin-cardano@0.13.0/files/src/constants.ts',
    date: '2026-11-28',
  },
]

const BY_TICKER = new Map(COIN_SUPPLIES.map(({ ticker, max }) => [ticker, max]))

/** Null where no cap is known. */
export const maxSupplyOf = (ticker: string): string | null => BY_TICKER.get(ticker.toUpperCase()) ?? null
