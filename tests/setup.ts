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
  window.history.replaceState(null, '', '/')
})
afterEach(cleanup)
