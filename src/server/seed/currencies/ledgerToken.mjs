import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as chains from 'viem/chains'
import { TOKEN_NETWORKS } from './tokenNetworks.mjs'

const data = join(dirname(createRequire(import.meta.url).resolve('@ledgerhq/cryptoassets')), 'data')
const rows = (file) => JSON.parse(readFileSync(join(data, file), 'utf8'))
const key = (network, contract) =>
  `${network} ${contract.startsWith('0x') ? contract.toLowerCase() : contract}`

/** `network contract` to Ledger's { ticker, precision }. */
const known = new Map()
for (const { id, viem } of Object.values(TOKEN_NETWORKS)) {
  if (!viem) continue
  for (const [, , ticker, precision, , , contract] of rows(`evm/${chains[viem].id}/erc20.json`))
    known.set(key(id, contract), { ticker, precision })
}
for (const [, , ticker, contract, precision] of rows('spl.json'))
  known.set(key('sol', contract), { ticker, precision })
for (const [, ticker, , contract, precision] of rows('trc20.json'))
  known.set(key('trx', contract), { ticker, precision })

/** Undefined when Ledger does not know it. */
export const ledgerToken = (network, contract) => known.get(key(network, contract))
