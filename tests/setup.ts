import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/dom'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'

// Only for what would hang for ever: a slow machine is no failure. Milliseconds.
configure({ asyncUtilTimeout: 15_000 })

// Files share a window where nothing in them needs one of its own (vitest.config.ts).
beforeAll(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  window.history.replaceState(null, '', '/')
})
afterEach(cleanup)

/** jsdom has none; Next.js's link looks for one once a process, not once a file. Here nothing ever comes into view. */
window.IntersectionObserver ??= class implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {
    return undefined
  }
  unobserve() {
    return undefined
  }
  disconnect() {
    return undefined
  }
  takeRecords() {
    return []
  }
}

/** jsdom has none; nothing matches. */
window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList
