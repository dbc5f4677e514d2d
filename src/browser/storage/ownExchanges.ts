import { rules } from '@/config/rules'
import type { Exchange } from '@/contract/exchanges'
import type { ExchangeStatus } from '@/domain/exchange/exchange'
import type { OwnRecord } from '@/domain/exchange/ownRecord'
import { readStored, readStoredList, storeList, watchStored } from './storage'

export type OwnExchange = OwnRecord & {
  /** What the back end said last; a record of an older version has none of it. */
  status?: ExchangeStatus
  type?: 'fixed' | 'floating'
  updatedAt?: string
  /** Proves the owner to the back end. It goes into the header of calls and nowhere else. */
  ownerSecret?: string
}

export const ownRecordOf = (exchange: Exchange, ownerSecret?: string): OwnExchange => ({
  publicId: exchange.publicId,
  createdAt: exchange.createdAt,
  amountFrom: exchange.expectedAmountFrom,
  tickerFrom: exchange.tickerFrom,
  networkFrom: exchange.networkFrom,
  amountTo: exchange.expectedAmountTo,
  tickerTo: exchange.tickerTo,
  networkTo: exchange.networkTo,
  status: exchange.status,
  type: exchange.type,
  updatedAt: exchange.updatedAt,
  ...(exchange.amountFrom !== null && { arrived: exchange.amountFrom }),
  ...(exchange.amountTo !== null && { paid: exchange.amountTo }),
  ...(exchange.amountChange && {
    quotedFrom: exchange.amountChange.quotedFrom,
    quotedTo: exchange.amountChange.quotedTo,
  }),
  ...(ownerSecret !== undefined && { ownerSecret }),
})

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

const OPTIONAL: (keyof OwnExchange)[] = [
  ...(['ownerSecret', 'status', 'type', 'updatedAt', 'arrived', 'paid'] as const),
  ...(['quotedFrom', 'quotedTo'] as const),
]

export const isOwnExchange = (item: unknown): item is OwnExchange => {
  if (typeof item !== 'object' || item === null) return false
  const record = item as Partial<Record<string, unknown>>
  const isWhole = FIELDS.every((field) => typeof record[field] === 'string')
  const areOptional = OPTIONAL.every((field) => ['string', 'undefined'].includes(typeof record[field]))
  return isWhole && areOptional && !Number.isNaN(Date.parse(String(record.createdAt)))
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

const notify = () => listeners.forEach((changed) => changed())

/** Where storage is refused, this tab holds the secrets until it is closed. */
const secretsOfTab = new Map<string, string>()

export const ownerSecretOf = (publicId: string): string | null =>
  ownExchanges().find((own) => own.publicId === publicId)?.ownerSecret ?? secretsOfTab.get(publicId) ?? null

/** Retains a known secret when the new record brings none. */
export function rememberExchange(exchange: OwnExchange) {
  const { publicId } = exchange
  const ownerSecret = exchange.ownerSecret ?? ownerSecretOf(publicId)
  const record = ownerSecret ? { ...exchange, ownerSecret } : exchange
  const others = ownExchanges().filter((own) => own.publicId !== publicId)
  storeList('ownExchanges', [record, ...others].slice(0, rules.ownExchangesKept))
  if (ownerSecret && ownerSecretOf(publicId) !== ownerSecret) secretsOfTab.set(publicId, ownerSecret)
  notify()
}

/** Ignores exchanges that this device does not list. */
export function updateExchanges(seen: OwnExchange[]) {
  const newest = new Map(seen.map((exchange) => [exchange.publicId, exchange]))
  const list = ownExchanges().map((own) => ({ ...own, ...newest.get(own.publicId) }))
  if (JSON.stringify(list) === JSON.stringify(ownExchanges())) return
  storeList('ownExchanges', list)
  notify()
}

/** From another device. A known record stays as it is, and gets a secret only where it has none. */
export function addExchanges(records: OwnExchange[]): { added: number; known: number; left: number } {
  const own = ownExchanges()
  const brought = new Map(records.map((record) => [record.publicId, record]))
  const list = own.map((record) => {
    const ownerSecret = ownerSecretOf(record.publicId) ?? brought.get(record.publicId)?.ownerSecret
    return ownerSecret ? { ...record, ownerSecret } : record
  })
  const unknown = [...brought.values()]
    .filter(({ publicId }) => !own.some((record) => record.publicId === publicId))
    .sort(newestFirst)
  const added = unknown.slice(0, Math.max(0, rules.ownExchangesKept - own.length))
  storeList('ownExchanges', [...list, ...added].sort(newestFirst))
  notify()
  return { added: added.length, known: brought.size - unknown.length, left: unknown.length - added.length }
}

const newestFirst = (one: OwnExchange, other: OwnExchange) =>
  Date.parse(other.createdAt) - Date.parse(one.createdAt)

export function forgetExchange(publicId: string) {
  secretsOfTab.delete(publicId)
  storeList(
    'ownExchanges',
    ownExchanges().filter((exchange) => exchange.publicId !== publicId),
  )
  notify()
}
