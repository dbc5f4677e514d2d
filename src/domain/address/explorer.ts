import type { Currency } from '@/domain/currency/currency'

/** An explorer's page for an address or a hash; null where the currency has none or the pattern is no https address. */
export function explorerUrl(pattern: string, value: string): string | null {
  if (!pattern.startsWith('https://') || !pattern.includes('{}')) return null
  return pattern.replace('{}', encodeURIComponent(value))
}

type Explored = Pick<Currency, 'address_explorer' | 'tx_explorer' | 'validation_address' | 'fullInfo'>

/** The page of its contract, else the explorer's first page (own coins, tokens known by a name, as on Sui). */
export function tokenUrl({ address_explorer, tx_explorer, validation_address, fullInfo }: Explored) {
  const contract = fullInfo.contract_address
  const isAddress = contract !== null && fits(validation_address, contract)
  const page = isAddress ? explorerUrl(address_explorer, contract) : null
  const pattern = address_explorer || tx_explorer
  return page ?? (pattern.startsWith('https://') ? new URL('/', pattern).href : null)
}

/** A pattern of a foreign back end may be none that JavaScript reads. */
function fits(pattern: string | null, text: string): boolean {
  try {
    return pattern !== null && new RegExp(pattern).test(text)
  } catch {
    return false
  }
}
