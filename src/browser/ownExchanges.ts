import { rules } from '@/config/rules'
import { readStored, readStoredList, storeList, watchStored } from './storage'

/** An exchange this device placed: enough to find and name it again, no address. Times ISO 8601 in UTC. */
export type OwnExchange = {
  publicId: string
  createdAt: string
  amountFrom: string
  tickerFrom: string
  networkFrom: string
  amountTo: string
  tickerTo: string
  networkTo: string
}

const FIELDS: (keyof OwnExchange)[] = [
  'publicId',
  'createdAt',
  'amountFrom',
  'tickerFrom',
  'networkFrom',
  'amountTo',
  'tickerTo',
  'networkTo',
]

const isOwnExchange = (item: unknown): item is OwnExchange => {
  if (typeof item !== 'object' || item === null) return false
  const record = item as Partial<Record<string, unknown>>
  const isWhole = FIELDS.every((field) => typeof record[field] === 'string')
  return isWhole && !Number.isNaN(Date.parse(String(record.createdAt)))
}

const listeners = new Set<() => void>()
let known: { text: string | null; list: OwnExchange[] } = { text: null, list: [] }

/** Newest first. The same list as long as nothing changed, as useSyncExternalStore demands. */
export function ownExchanges(): OwnExchange[] {
  const text = readStored('ownExchanges')
  if (text !== known.text) known = { text, list: readStoredList('ownExchanges', isOwnExchange) }
  return known.list
}

export function watchOwnExchanges(changed: () => void): () => void {
  listeners.add(changed)
  const unwatch = watchStored('ownExchanges', changed)
  return () => {
    listeners.delete(changed)
    unwatch()
  }
}

function write(list: OwnExchange[]) {
  storeList('ownExchanges', list)
  listeners.forEach((changed) => changed())
}

export const rememberExchange = (exchange: OwnExchange) =>
  write(
    [exchange, ...ownExchanges().filter(({ publicId }) => publicId !== exchange.publicId)].slice(
      0,
      rules.ownExchangesKept,
    ),
  )

export const forgetExchange = (publicId: string) =>
  write(ownExchanges().filter((exchange) => exchange.publicId !== publicId))
