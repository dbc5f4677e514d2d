/** The popular ones, first first: the place in this list is the priority. */
export const POPULAR = [
  ...['btc', 'eth', 'usdttrc20', 'usdterc20', 'bnb', 'sol', 'xrp', 'usdcerc20', 'eur', 'usd', 'ton', 'trx'],
  ...['doge', 'ada', 'ltc', 'xmr', 'gbp', 'usdtbsc', 'usdtsol', 'usdcsol', 'avax', 'dot', 'bch', 'linkerc20'],
  ...['xlm', 'sui', 'pol', 'atom', 'near', 'etc', 'btc-lightning', 'etharb', 'ethbase', 'usdtton', 'hbar'],
  ...['apt', 'kas', 'zec', 'dash', 'shib'],
]

/** Tickers of coins that promise to follow a currency of a state. */
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

/** What the site shows as new. Sample data: no source says when a currency was introduced, so this is a hand-written
 * list of tickers of young projects. */
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

/** Tokens the source still lists although they were withdrawn or became a network's own coin: `ticker network`. */
export const WITHDRAWN = new Set(['usdc trx', 'bnb eth', 'matic polygon'])
