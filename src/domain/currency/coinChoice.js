// @ts-check

/** @typedef {{ symbol: string, ticker: string, network: string }} NamedCoin */

/** How settings name coins: `usdt` on all networks, `usdt-trx` or `usdttrc20` on one, `network:trx` all that are on it.
 * @param {string} name canonical @param {NamedCoin} coin */
export const isNamed = (name, { symbol, ticker, network }) =>
  name === symbol ||
  name === ticker ||
  name === `${ticker}-${network}` ||
  (network !== '' && name === `network:${network}`)

/** @param {{ allow?: readonly string[] | undefined, deny?: readonly string[] | undefined } | undefined} choice
 * @param {NamedCoin} coin */
export const isChosen = (choice, coin) =>
  (choice?.allow?.some((name) => isNamed(name, coin)) ?? true) &&
  !(choice?.deny?.some((name) => isNamed(name, coin)) ?? false)

/** @typedef {{ from: string, to: string }} NamedPair */

/** In this direction. @param {readonly NamedPair[] | undefined} deny canonical @param {NamedCoin} from
 * @param {NamedCoin} to */
export const isPairNamed = (deny, from, to) =>
  deny?.some((pair) => isNamed(pair.from, from) && isNamed(pair.to, to)) ?? false
