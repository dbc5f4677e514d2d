import { savesData } from './savesData'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll', 'focusin'] as const

/**
 * Calls back once, when the browser is idle after the first sign that somebody is there. Not for a visitor who saves data,
 * as far as the browser tells. Returns the way to stop.
 */
export function whenVisitorStirs(act: () => void): () => void {
  if (savesData()) return () => {}
  const ended = new AbortController()
  const stirred = () => {
    ended.abort()
    // Safari has no idle callback; a moment later is as good.
    if ('requestIdleCallback' in window) window.requestIdleCallback(act)
    else setTimeout(act)
  }
  for (const sign of SIGNS) {
    window.addEventListener(sign, stirred, { once: true, passive: true, signal: ended.signal })
  }
  return () => ended.abort()
}
