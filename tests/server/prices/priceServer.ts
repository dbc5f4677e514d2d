/** Answers as CoinPaprika, Binance and Kraken document them. */
export const paprikaRow = (id: string, symbol: string, price: number, change: number, at: string) => ({
  id,
  name: id,
  symbol,
  rank: 1,
  last_updated: at,
  quotes: { USD: { price, volume_24h: 1, percent_change_24h: change, percent_change_7d: 0 } },
})

export const klines = (...candles: [openedAt: number, close: string][]) =>
  candles.map(([openedAt, close]) => [openedAt, '1', '2', '0.5', close, '100', openedAt + 999, '1', 7])

export const ohlc = (name: string, ...candles: [seconds: number, close: string][]) => ({
  error: [],
  result: {
    [name]: candles.map(([seconds, close]) => [seconds, '1', '2', '0.5', close, '1', '100', 7]),
    last: 0,
  },
})
