/** By priority. */
export const POPULAR = [
  ...['btc', 'eth', 'usdttrc20', 'usdterc20', 'bnb', 'sol', 'xrp', 'usdcerc20', 'eur', 'usd', 'ton', 'trx'],
  ...['doge', 'ada', 'ltc', 'xmr', 'gbp', 'usdtbsc', 'usdtsol', 'usdcsol', 'avax', 'dot', 'bch', 'linkerc20'],
  ...['xlm', 'sui', 'pol', 'atom', 'near', 'etc', 'btc-lightning', 'etharb', 'ethbase', 'usdtton', 'hbar'],
  ...['apt', 'kas', 'zec', 'dash', 'shib'],
]

export const STABLE = new Set([
  ...[
    'usdt',
    'usdc',
    'dai',
    'tusd',
    'busd',
    'fdusd',
    'pyusd',
    'usde',
    'usdd',
    'usdp',
    'gusd',
    'lusd',
    'susd',
  ],
  ...['frax', 'crvusd', 'mim', 'usdj', 'usdx', 'husd', 'ust', 'ustc', 'musd', 'alusd', 'dola', 'fei'],
  ...['eurc', 'eurs', 'eurt', 'eure', 'ageur', 'eura', 'euroc', 'ceur', 'veur', 'seur', 'jeur', 'par'],
  ...['cusd', 'vchf', 'xchf', 'gyen', 'jpyc', 'xsgd', 'xidr', 'idrt', 'bidr', 'cadc', 'qcad', 'brz', 'bkrw'],
  ...['tryb', 'cnht', 'mxnt', 'zusd', 'xusd', 'ousd', 'gho', 'mai', 'mimatic', 'usdk', 'usn', 'xdai'],
  ...['nusd', 'usdb', 'usdv', 'vai', 'grai', 'djed', 'bean', 'uxd'],
])

/** Sample data by hand: no source says when a currency was introduced. */
export const NEW = new Set([
  ...[
    'hype',
    'mon',
    'xpl',
    'plume',
    's',
    'kaia',
    'eurc',
    'usde',
    'pyusd',
    'fdusd',
    'strk',
    'sei',
    'sui',
    'tia',
  ],
  ...['pyth', 'crvusd', 'dydx', 'pol', 'gho', 'arb', 'core', 'usdv'],
])

/** Still in the source although withdrawn or now a network's own coin: `ticker network`. */
export const WITHDRAWN = new Set(['usdc trx', 'bnb eth', 'matic polygon'])
