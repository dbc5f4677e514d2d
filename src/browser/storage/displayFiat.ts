import { readStored, store, watchStored } from './storage'

const listeners = new Set<() => void>()

/** The visitor's choice as a catalogue's symbol; where storage is refused it lasts as long as the page. */
let chosen: string | null = null

export const storedFiat = (): string | null => readStored('displayFiat') ?? chosen

export function chooseFiat(symbol: string): void {
  chosen = symbol
  store('displayFiat', symbol)
  listeners.forEach((changed) => changed())
}

export function watchFiat(changed: () => void): () => void {
  listeners.add(changed)
  const unwatch = watchStored('displayFiat', changed)
  return () => {
    listeners.delete(changed)
    unwatch()
  }
}
