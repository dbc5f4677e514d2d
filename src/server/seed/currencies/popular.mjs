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

/** Sample data by hand, reviewed in November 2026: what began to trade within two years before. */
export const NEW = new Set(['hype', 's', 'plume', 'mon', 'xpl'])

/** Still in the source although withdrawn or now a network's own coin: `ticker network`. */
export const WITHDRAWN = new Set(['usdc trx', 'bnb eth'])

/** On every network: merged into another coin (POL, FET, G), ended by their issuer, or a curiosity of a few pieces. */
const GONE = new Set(['matic', 'agix', 'gal', 'husd', 'sai', 'fei', 'socks'])

/** Sources mark what holders were to exchange for a successor: `Dypius [OLD]`. */
export const isGone = ({ ticker, name }) => GONE.has(ticker) || /[[(]old[\])]/i.test(name)
