import { useSyncExternalStore } from 'react'
import { canStore, readStored, readStoredList, storeList, watchStored } from './storage'

const KEY = 'favoriteCurrencies'
const NONE: string[] = []
const isText = (item: unknown): item is string => typeof item === 'string'

const listeners = new Set<() => void>()
/** Referentially stable, as useSyncExternalStore demands. */
let known: { text: string | null; list: string[] } = { text: null, list: NONE }
/** For browsers that refuse storage. */
let unstored: string[] | null = null

function favorites(): string[] {
  if (unstored) return unstored
  const text = readStored(KEY)
  if (text !== known.text) known = { text, list: readStoredList(KEY, isText) }
  return known.list
}

function watch(changed: () => void): () => void {
  listeners.add(changed)
  const unwatch = watchStored(KEY, changed)
  return () => {
    listeners.delete(changed)
    unwatch()
  }
}

/** Reads anew: another tab may have changed them. */
function toggle(symbols: [string, ...string[]]): void {
  const stored = favorites()
  const others = stored.filter((one) => !symbols.includes(one))
  const next = others.length < stored.length ? others : [...stored, symbols[0]]
  if (canStore()) storeList(KEY, next)
  else unstored = next
  for (const changed of listeners) changed()
}

/** None until hydration. */
export const useFavoriteCurrencies = () => ({
  favorites: useSyncExternalStore(watch, favorites, () => NONE),
  toggle,
})
