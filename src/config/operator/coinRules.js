// @ts-check
import { isChosen, isNamed } from '../../domain/currency/coinChoice.js'
import { canonicalName, networkNamed } from '../../domain/currency/coinNames.js'
import { networkIdOf } from '../../domain/currency/networkCodes.js'
import { nearestName } from '../environment/nearNames.js'
import { knownCoins } from './knownCoins.js'

/** @typedef {import('./schema.js').OperatorFile} OperatorFile */
/** @typedef {import('./describeIssues.js').OperatorFault} OperatorFault */
/** @typedef {import('../../domain/currency/coinChoice.js').NamedCoin} NamedCoin */

/** With the names of networks as ours. @param {OperatorFile} file @returns {OperatorFile} */
export function withCanonicalNames(file) {
  const { currencies, pairs, defaultPair: pair, programmes } = file
  const byNetwork = programmes?.fees?.payoutUsd?.byNetwork
  return {
    ...file,
    ...(currencies && {
      currencies: {
        ...(currencies.allow && { allow: currencies.allow.map(canonicalName) }),
        ...(currencies.deny && { deny: currencies.deny.map(canonicalName) }),
      },
    }),
    ...(pairs?.deny && {
      pairs: {
        deny: pairs.deny.map(({ from, to }) => ({ from: canonicalName(from), to: canonicalName(to) })),
      },
    }),
    ...(pair && { defaultPair: { ...pair, from: canonicalName(pair.from), to: canonicalName(pair.to) } }),
    ...(byNetwork && {
      programmes: {
        ...programmes,
        fees: {
          ...programmes.fees,
          payoutUsd: {
            ...programmes.fees?.payoutUsd,
            byNetwork: Object.fromEntries(
              Object.entries(byNetwork).map(([name, fee]) => [networkIdOf(name), fee]),
            ),
          },
        },
      },
    }),
  }
}

/** Each place of the file that names a coin. @param {OperatorFile} file @returns {[path: string, name: string][]} */
function namesIn({ currencies, pairs, defaultPair }) {
  return [
    .../** @type {const} */ (['allow', 'deny']).flatMap((list) =>
      (currencies?.[list] ?? []).map(
        (name) => /** @type {[string, string]} */ ([`currencies.${list}`, name]),
      ),
    ),
    ...(pairs?.deny ?? []).flatMap(({ from, to }) =>
      [from, to].map((name) => /** @type {[string, string]} */ (['pairs.deny', name])),
    ),
    ...(defaultPair
      ? /** @type {[string, string][]} */ ([
          ['defaultPair.from', defaultPair.from],
          ['defaultPair.to', defaultPair.to],
        ])
      : []),
  ]
}

/** What would silently do nothing: a name that is none of ours. @param {OperatorFile} file @returns {OperatorFault[]} */
export function unknownNames(file) {
  const { coins, networks } = knownCoins()
  const wrong = namesIn(file).filter(([, name]) => !coins.some((coin) => isNamed(canonicalName(name), coin)))
  const fees = Object.keys(file.programmes?.fees?.payoutUsd?.byNetwork ?? {})
  return [
    ...wrong.map(([path, name]) => ({
      path,
      problem: `must name coins that there are: ${name} is none${meant(name)}`,
    })),
    ...fees
      .filter((name) => !networks.includes(networkIdOf(name)))
      .map((name) => ({
        path: 'programmes.fees.payoutUsd.byNetwork',
        problem: `must name networks that there are: ${name} is none${hint(nearestName(name, networks))}`,
      })),
  ]
}

/** @param {string | undefined} near */
const hint = (near) => (near ? `. Did you mean ${near}?` : '')

/** @param {string} name */
function meant(name) {
  const { coins, networks } = knownCoins()
  const network = networkNamed(name)
  if (network !== null) {
    const near = nearestName(network, networks)
    return hint(near && `network:${near}`)
  }
  if (networks.includes(networkIdOf(name))) return hint(`network:${networkIdOf(name)}`)
  const tickers = [...new Set(coins.map(({ ticker }) => ticker))]
  return hint(
    nearestName(name, tickers) ??
      nearestName(
        name,
        coins.map(({ symbol }) => symbol),
      ),
  )
}

/** @param {OperatorFile} file @returns {OperatorFault[]} */
export function choiceFaults({ currencies, defaultPair }) {
  const { coins } = knownCoins()
  const offered = coins.filter((coin) => isChosen(currencies, coin))
  /** @type {OperatorFault[]} */
  const faults = []
  if (currencies && offered.length < 2)
    faults.push({
      path: 'currencies',
      problem: `must leave two currencies at least: ${offered.length} are left`,
    })
  for (const side of /** @type {const} */ (['from', 'to'])) {
    const name = defaultPair?.[side]
    const isKnown = name !== undefined && coins.some((coin) => isNamed(name, coin))
    if (isKnown && !offered.some((coin) => isNamed(name, coin)))
      faults.push({ path: `defaultPair.${side}`, problem: 'must be a currency that is allowed' })
  }
  return faults
}

/** Symbols that a line names. */
const SHOWN = 5

/** What each entry of `allow` and `deny` does, one line each. @param {OperatorFile} file @returns {string[]} */
export function describeChoice({ currencies, pairs }) {
  const { coins } = knownCoins()
  const left = coins.filter((coin) => isChosen(currencies, coin)).length
  const lines = /** @type {const} */ (['allow', 'deny']).flatMap((list) =>
    (currencies?.[list] ?? []).map((name) => {
      const named = coins.filter((coin) => isNamed(name, coin)).map(({ symbol }) => symbol)
      const some = named.slice(0, SHOWN).join(', ') + (named.length > SHOWN ? ', …' : '')
      const count = named.length === 1 ? '1 currency' : `${named.length} currencies`
      return `currencies.${list} ${name}: ${list === 'allow' ? 'allows' : 'removes'} ${count}${some && `: ${some}`}`
    }),
  )
  const denied = (pairs?.deny ?? []).map(({ from, to }) => {
    const [sent, received] = [from, to].map((name) => coins.filter((coin) => isNamed(name, coin)).length)
    return `pairs.deny ${from} to ${to}: ${sent} by ${received} currencies`
  })
  return [
    ...(lines.length > 0 ? [...lines, `currencies: ${left} of ${coins.length} are left`] : []),
    ...denied,
  ]
}
