import { savesData } from '@/browser/storage/savesData'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll', 'focusin'] as const

/** Calls back once, when the browser is idle after the first interaction. Not when the visitor saves data. Returns
 * the unsubscribe function. */
export function onFirstInteraction(act: () => void): () => void {
  if (savesData()) return () => {}
  const ended = new AbortController()
  const interacted = () => {
    ended.abort()
    // Safari has no idle callback; a moment later is as good.
    if ('requestIdleCallback' in window) window.requestIdleCallback(act)
    else setTimeout(act)
  }
  for (const sign of SIGNS) {
    window.addEventListener(sign, interacted, { once: true, passive: true, signal: ended.signal })
  }
  return () => ended.abort()
}
