import { rules } from '@/config/rules'
import { readStored, readStoredList, storeList, watchStored } from './storage'

export type OwnExchange = {
  publicId: string
  createdAt: string
  amountFrom: string
  tickerFrom: string
  networkFrom: string
  amountTo: string
  tickerTo: string
  networkTo: string
  /** By which the owner is known to the back end, where it gave one. It goes into the header of calls and nowhere else. */
  ownerSecret?: string
}

const FIELDS: Exclude<keyof OwnExchange, 'ownerSecret'>[] = [
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
  const hasSecretOrNone = ['string', 'undefined'].includes(typeof record.ownerSecret)
  return isWhole && hasSecretOrNone && !Number.isNaN(Date.parse(String(record.createdAt)))
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

/** A known exchange retains its secret when the new record brings none. */
export function rememberExchange(exchange: OwnExchange) {
  const { publicId } = exchange
  const ownerSecret = exchange.ownerSecret ?? ownerSecretOf(publicId)
  const record = ownerSecret ? { ...exchange, ownerSecret } : exchange
  const others = ownExchanges().filter((own) => own.publicId !== publicId)
  storeList('ownExchanges', [record, ...others].slice(0, rules.ownExchangesKept))
  if (ownerSecret && ownerSecretOf(publicId) !== ownerSecret) secretsOfTab.set(publicId, ownerSecret)
  notify()
}

export function forgetExchange(publicId: string) {
  secretsOfTab.delete(publicId)
  storeList(
    'ownExchanges',
    ownExchanges().filter((exchange) => exchange.publicId !== publicId),
  )
  notify()
}
