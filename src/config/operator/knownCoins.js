// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {import('../../domain/currency/coinChoice.js').NamedCoin} NamedCoin */
/** @typedef {{ networks: Record<string, unknown>, currencies: (NamedCoin & { priority?: number })[],
 * fiat: { symbol: string }[] }} CatalogueFile */

/** @type {{ coins: NamedCoin[], networks: string[] } | undefined} */
let known

/** Of our back end, the popular ones first. */
export function knownCoins() {
  if (known) return known
  const text = readFileSync(join(process.cwd(), 'src/server/seed/catalogue.json'), 'utf8')
  const file = /** @type {CatalogueFile} */ (JSON.parse(text))
  const place = (/** @type {{ priority?: number }} */ { priority }) => priority ?? Infinity
  const coins = file.currencies.toSorted((one, other) =>
    place(one) < place(other) ? -1 : place(one) > place(other) ? 1 : 0,
  )
  const fiat = file.fiat.map(({ symbol }) => ({ symbol, ticker: symbol, network: '' }))
  known = { coins: [...coins, ...fiat], networks: Object.keys(file.networks) }
  return known
}
