// @ts-check
import { networkIdOf } from './networkCodes.js'

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
