import { savesData } from '@/browser/storage/savesData'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll', 'focusin'] as const

/** Once, when idle after the first interaction; never with data saving. Returns the unsubscribe function. */
export function onFirstInteraction(act: () => void): () => void {
  if (savesData()) return () => {}
  const ended = new AbortController()
  const interacted = () => {
    ended.abort()
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(act)
    else setTimeout(act)
  }
  for (const sign of SIGNS) {
    window.addEventListener(sign, interacted, { once: true, passive: true, signal: ended.signal })
  }
  return () => ended.abort()
}
