import { canStore, readStored, store, watchStored } from '@/browser/storage/storage'

export type ColorScheme = 'light' | 'dark'

const systems = () => window.matchMedia('(prefers-color-scheme: dark)')
const systemScheme = (): ColorScheme => (systems().matches ? 'dark' : 'light')

export function colorScheme(): ColorScheme {
  const stored = readStored('colorScheme')
  return stored === 'light' || stored === 'dark' ? stored : (unstored ?? systemScheme())
}

/** For browsers that refuse storage. */
let unstored: ColorScheme | null = null

const listeners = new Set<() => void>()

function apply() {
  document.documentElement.dataset.theme = colorScheme()
  listeners.forEach((changed) => changed())
}

export function chooseColorScheme(scheme: ColorScheme): void {
  store('colorScheme', scheme === systemScheme() ? null : scheme)
  unstored = canStore() ? null : scheme
  apply()
}

export function watchColorScheme(changed: () => void): () => void {
  listeners.add(changed)
  const unwatch = watchStored('colorScheme', apply)
  systems().addEventListener('change', apply)
  return () => {
    listeners.delete(changed)
    unwatch()
    systems().removeEventListener('change', apply)
  }
}
