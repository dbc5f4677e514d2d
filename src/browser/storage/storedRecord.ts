import { readStored, store, type StorageKey } from './storage'

/** Several values of a library under one key of ours. Foreign text counts as nothing. */
export function storedRecord(key: StorageKey) {
  const read = (): Record<string, unknown> => {
    try {
      const stored: unknown = JSON.parse(readStored(key) ?? '{}')
      return typeof stored === 'object' && stored !== null ? { ...stored } : {}
    } catch {
      return {}
    }
  }
  return {
    read,
    set: (name: string, value: unknown) => store(key, JSON.stringify({ ...read(), [name]: value })),
    remove: (name: string) => {
      const { [name]: _, ...others } = read()
      store(key, Object.keys(others).length > 0 ? JSON.stringify(others) : null)
    },
  }
}
