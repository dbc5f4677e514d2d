import { rules } from '@/config/rules'
import { readStoredList, storeList } from './storage'

/** By which this device reads how far its purchases by card are; the latest last. */
type CardPurchases = { publicId: string; ids: string[] }

/** A server reads no more of them. */
const MAX_TRIES = 3

const isEntry = (item: unknown): item is CardPurchases => {
  const one = Object(item) as Partial<Record<string, unknown>>
  return (
    typeof one.publicId === 'string' &&
    Array.isArray(one.ids) &&
    one.ids.every((id) => typeof id === 'string')
  )
}

const read = () => readStoredList('cardPurchases', isEntry)

export const purchasesOf = (publicId: string): string[] =>
  read().find((one) => one.publicId === publicId)?.ids ?? []

/** @returns all of the exchange, also where storage is refused */
export function rememberPurchase(publicId: string, id: string): string[] {
  const ids = [...purchasesOf(publicId), id].slice(-MAX_TRIES)
  const others = read().filter((one) => one.publicId !== publicId)
  storeList('cardPurchases', [{ publicId, ids }, ...others].slice(0, rules.ownExchangesKept))
  return ids
}
