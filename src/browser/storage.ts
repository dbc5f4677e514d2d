/** Every key the site keeps on the visitor's device. */
const KEYS = {
  colorScheme: 'color-scheme',
  recentCurrencies: 'recent-currencies',
  favoriteCurrencies: 'favorite-currencies',
  ownExchanges: 'own-exchanges',
  pendingOrder: 'pending-order',
} as const

type Key = keyof typeof KEYS

/** A private window or a full disk may refuse storage: the site then forgets, and goes on. */
export function readStored(key: Key): string | null {
  try {
    return window.localStorage.getItem(KEYS[key])
  } catch {
    return null
  }
}

export function store(key: Key, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(KEYS[key])
    else window.localStorage.setItem(KEYS[key], value)
  } catch {
    // Refused storage: nothing to keep, nothing to tell.
  }
}

/** A stored list, or nothing when it is absent or somebody else's text. */
export function readStoredList<T>(key: Key, isItem: (item: unknown) => item is T): T[] {
  try {
    const list: unknown = JSON.parse(readStored(key) ?? '[]')
    return Array.isArray(list) ? list.filter(isItem) : []
  } catch {
    return []
  }
}

export const storeList = (key: Key, list: unknown[]) => store(key, JSON.stringify(list))

/** Calls back when another tab changes the key. Returns the way to stop. */
export function watchStored(key: Key, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEYS[key] || event.key === null) changed()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
