// @ts-check
import { networkIdOf } from './networkCodes.js'

/** @typedef {{ symbol: string, ticker: string, network: string }} NamedCoin */

const NETWORK = 'network:'

/** @param {string} name @returns the network whose coins are all named; null for a coin */
export const networkNamed = (name) =>
  name.startsWith(NETWORK) ? networkIdOf(name.slice(NETWORK.length)) : null

/** With our id of the network, so that `usdt-tron` is `usdt-trx`. @param {string} name */
export function canonicalName(name) {
  const network = networkNamed(name)
  if (network !== null) return NETWORK + network
  const [ticker = '', code, ...rest] = name.split('-')
  return code === undefined || rest.length > 0 ? name : `${ticker}-${networkIdOf(code)}`
}

/** How settings name coins: `usdt` on all networks, `usdt-trx` or `usdttrc20` on one, `network:trx` all that are on it.
 * @param {string} name canonical @param {NamedCoin} coin */
export const isNamed = (name, { symbol, ticker, network }) =>
  name === symbol ||
  name === ticker ||
  name === `${ticker}-${network}` ||
  (network !== '' && name === NETWORK + network)

/** @param {{ allow?: readonly string[] | undefined, deny?: readonly string[] | undefined } | undefined} choice
 * @param {NamedCoin} coin */
export const isChosen = (choice, coin) =>
  (choice?.allow?.some((name) => isNamed(name, coin)) ?? true) &&
  !(choice?.deny?.some((name) => isNamed(name, coin)) ?? false)
