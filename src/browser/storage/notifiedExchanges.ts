import { rules } from '@/config/rules'
import { readStoredList, storeList } from './storage'

type NotifiedExchange = { publicId: string; fid: string }

const isNotified = (item: unknown): item is NotifiedExchange => {
  const { publicId, fid } = Object(item) as Partial<Record<string, unknown>>
  return typeof publicId === 'string' && typeof fid === 'string'
}

const read = () => readStoredList('notifiedExchanges', isNotified)
const others = (publicId: string) => read().filter((one) => one.publicId !== publicId)

export const notifiedBy = (publicId: string): string | null =>
  read().find((one) => one.publicId === publicId)?.fid ?? null

export const rememberNotified = (publicId: string, fid: string) =>
  storeList('notifiedExchanges', [{ publicId, fid }, ...others(publicId)].slice(0, rules.ownExchangesKept))

export const forgetNotified = (publicId: string) => storeList('notifiedExchanges', others(publicId))
