import { useCallback, useEffect, useState } from 'react'
import { readStoredList, storeList, watchStored } from '@/browser/storage'

const isText = (item: unknown): item is string => typeof item === 'string'
const read = () => readStoredList('favoriteCurrencies', isText)

/** The device's favourite currencies by symbol, shared with the picker. None until hydration. */
export function useFavorites() {
  const [favorites, setFavorites] = useState<string[]>([])
  useEffect(() => {
    const renew = () => setFavorites(read())
    renew()
    return watchStored('favoriteCurrencies', renew)
  }, [])
  const toggle = useCallback((symbols: [string, ...string[]]) => {
    // Read anew: the picker on this very page may have changed them.
    const known = read()
    const others = known.filter((one) => !symbols.includes(one))
    const next = others.length < known.length ? others : [...known, symbols[0]]
    setFavorites(next)
    storeList('favoriteCurrencies', next)
  }, [])
  return { favorites, toggle }
}
